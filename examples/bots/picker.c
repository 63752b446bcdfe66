/* A bot in C, without a JSON library: any language that reads and writes lines can play.
 *
 * It cuts the legal actions out of the question as text, likes some kinds better than others, and sends the text back.
 *
 * cc -O2 -o picker examples/bots/picker.c && carcassonne match cmd:./picker 2 --games 20
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The end of the JSON value that begins here: the first comma or bracket that does not belong to it. */
static const char *after(const char *text)
{
    int depth = 0, quoted = 0;
    for (; *text; text++) {
        if (quoted) {
            if (*text == '\\' && text[1]) text++;
            else if (*text == '"') quoted = 0;
        } else if (*text == '"') quoted = 1;
        else if (*text == '{' || *text == '[') depth++;
        else if (*text == '}' || *text == ']') {
            if (depth-- == 0) return text;
        } else if (*text == ',' && depth == 0) return text;
    }
    return text;
}

static int says(const char *action, const char *end, const char *words)
{
    const char *found = strstr(action, words);
    return found && found < end;
}

/* What is done gladly: closing in on the start, standing on what is finished soon, never bidding. */
static int liking(const char *action, const char *end)
{
    if (says(action, end, "\"cloister\"") || says(action, end, "\"city\"")) return 4;
    if (says(action, end, "\"road\"") || says(action, end, "\"pass\"")) return 3;
    if (says(action, end, "\"skip\"")) return 2;
    if (says(action, end, "\"bridge\":") || says(action, end, "\"field\"")) return 0;
    return 1;
}

/* An action as it is played: {"min": 3, "max": 99} becomes 3. */
static void play(const char *action, const char *end)
{
    fputs("{\"action\":", stdout);
    while (action < end) {
        if (*action == '{' && !strncmp(action, "{\"min\":", 7)) {
            printf("%ld", strtol(action + 7, NULL, 10));
            action = strchr(action, '}') + 1;
        } else putchar(*action++);
    }
    puts("}");
    fflush(stdout);
}

int main(void)
{
    char *line = NULL;
    size_t size = 0;
    while (getline(&line, &size, stdin) > 0) {
        const char *action = strstr(line, "\"legal\":"), *best = NULL, *end;
        if (action == NULL || (action = strchr(action, '[')) == NULL) break; /* nothing is asked: {"cmd":"quit"} */
        while (*action != ']' && *(action + 1) != '\0') {
            action += 1 + strspn(action + 1, " ");
            end = after(action);
            if (best == NULL || liking(action, end) > liking(best, after(best))) best = action;
            action = end;
        }
        if (best) play(best, after(best));
    }
    free(line);
    return 0;
}
