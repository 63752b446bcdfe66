"""The examples in the help of every command, and in that of the program itself.

Those that show a box are brought by the box (`Box.examples`) and follow the others.
"""

from __future__ import annotations

from carcassonne.engine.box import boxes

PROGRAM = """\
examples:
  carcassonne serve --open                    a game in the browser
  carcassonne play                            a game in the terminal against bots
  carcassonne rules first-edition-nl          what a preset plays
  carcassonne draw --random 7 -o board.svg    a picture of a random game
  carcassonne COMMAND --help                  more about a command

exit status: 0 all right, 1 the answer is no or a check failed, 2 wrong usage or input, 130 stopped by Ctrl-C
"""
COMMANDS = {
    "serve": """\
examples:
  carcassonne serve --open                       play in the browser
  carcassonne serve --host 0.0.0.0 --port 8080   for everybody at home
  carcassonne serve --data games                 keep the games in this folder
  carcassonne serve --database postgresql://carcassonne@localhost/carcassonne
  carcassonne serve --processes 4 --database postgresql://carcassonne@localhost/carcassonne
  carcassonne serve --bot 'Robin=cmd:./robin'    offer a bot of your own

Flags have environment variables, CARCASSONNE_PORT for --port and so on, also in the file of settings; the flag wins.
docs/operating.md lists them, docs/server.md tells the API.
Ctrl-C ends the server; every move that was made is kept.
""",
    "static": """\
examples:
  carcassonne static site                      everything that a web host needs
  python -m http.server -d site                a look at it
  carcassonne static site --engine engine      with an engine from elsewhere

Whoever opens the page plays in the browser alone: against bots, with others at the same device, also without a network.
docs/static.md tells what a host needs, and what is not there.
""",
    "worker": """\
examples:
  carcassonne worker --database postgresql://carcassonne@db/carcassonne
  carcassonne worker --workers 8      on a machine with eight cores

The servers may then run with --workers 0. A worker may be ended or killed at any time: others take over what it did.
""",
    "admin": """\
examples:
  carcassonne admin games --limit 20
  carcassonne admin addresses                       what each address has used of its quotas
  carcassonne admin forgive 192.0.2.7               let it begin anew
  carcassonne admin purge --finished 90 --dry-run   how many games that would remove
  carcassonne admin person Anna                     her account, and what was decided about it
  carcassonne admin person Anna --recover           a link for whoever has lost every passkey and code
  carcassonne admin person Anna --close 7 --reason "left eleven games"
  carcassonne admin cases                           what people have reported
  carcassonne admin backup games.backup
  carcassonne admin backup backups --keep 14        in a folder, named by the time; the newest 14 stay
  carcassonne admin restore games.backup --database postgresql://carcassonne@localhost/carcassonne

The database is the server's, by the same file of settings, /etc/carcassonne.env; or that of a flag. docs/operating.md
tells more.
""",
    "play": """\
examples:
  carcassonne play
  carcassonne play --preset first-edition-nl --players 3 --seat 2
  carcassonne play --bots club                     a stronger opponent (see `carcassonne players`)
  carcassonne play --players 4 --bots 5 --bots 2   two people and two bots
  carcassonne play --players 4 --bots 0            four people at one keyboard
  carcassonne play --record game.txt               the record is written when the game ends or you leave
  carcassonne play --demo --seed 7                 bots only

At the table, `help` lists what you can ask for. NO_COLOR=1 switches colours off.
""",
    "rules": """\
examples:
  carcassonne rules
  carcassonne rules modern --svg tiles.svg
""",
    "draw": """\
examples:
  carcassonne draw --random 7 -o board.svg
  carcassonne draw "modern 2 | D@0,0 U@1,0 | 0:1,0/road/E | turn=1 hand=V" --text
  carcassonne draw game.txt --ply 30 --dark > board.svg
""",
    "replay": """\
examples:
  carcassonne replay game.txt                       the game in words, every point explained
  carcassonne replay game.txt --verify              status 1 unless every move is legal and the result is right
  carcassonne replay game.txt --ply 20 --draw text
  carcassonne replay game.txt --draw svg -o end.svg
""",
    "verify": """\
examples:
  carcassonne verify game.txt
  curl -s http://localhost:8000/api/v1/games/GAME/record | carcassonne verify -

Three things are looked at: every move and the result by the rules; every draw by the seed, if the record has one; the
seed by the promise made before the first draw (Commitment), if there was one.

exit status: 0 the record holds, 1 it does not, 2 it cannot be read
""",
    "analyse": """\
examples:
  carcassonne analyse game.txt                        a table of every decision, mistakes marked ?! ? ??
  carcassonne analyse game.txt --html game.html       a page with pictures of the mistakes and graphs
  carcassonne analyse game.txt --seat 2 --level 5     only the second seat's decisions, weighed faster
  carcassonne analyse game.txt --json --jobs 4        everything as JSON, by four processes
""",
    "judge": """\
examples:
  carcassonne judge games                             everybody in the records of a folder, who lost least first
  carcassonne judge games --level 7 --jobs 4          against a stronger level, by four processes
  carcassonne judge monday.txt tuesday.txt --json     two records, as JSON

Both moves, the one played and the level's, go on through the same shuffled tiles: less than 0 means that the move
played was the better one. Bounds hold 95 %; they are taken between games, so that they need some. A file that is no
record is named and left out.

exit status: 0 all were judged, 1 something was left out
""",
    "hint": """\
examples:
  carcassonne hint "modern 2 | D@0,0 U@1,0 | 0:1,0/road/E | turn=1 hand=V"
  carcassonne hint game.txt --ply 30                the position after 30 decisions
  carcassonne draw --random 7 --ply 20 --text       to see what there is to think about
""",
    "lend": """\
examples:
  carcassonne lend 'https://play.example.org/join/ID#SECRET' cmd:./mybot
  carcassonne lend 'https://play.example.org/join/ID#SECRET' 4 --name Robin
  CARCASSONNE_TOKEN=ct_… carcassonne lend --server https://play.example.org cmd:./mybot

The link is that of an open seat, as the waiting room shows it. A line that breaks is taken up again; Ctrl-C leaves the
seat, and the game waits. With --server it is a bot with an account, until Ctrl-C: whoever likes plays with it, it
agrees to matches and comes to them.
""",
    "puzzles": """\
examples:
  carcassonne puzzles make puzzles.jsonl --count 100 --jobs 4
  carcassonne puzzles check                     those that come with the program, in other futures
  carcassonne puzzles check puzzles.jsonl --seed 5

Every game gives the same puzzles for the same seed, by however many processes. `make` goes on with a file of its seed
when it was stopped.
""",
    "perft": """\
examples:
  carcassonne perft E V U                     200 ways to lay an E, a V and a U
  carcassonne perft V V, U U, B E             three lists, separated by commas
  carcassonne perft E V U --followers         with every choice of follower

Rotations that give the same tile count once. Without --followers no follower is put, and whatever else is asked gets
the first answer listed; with it every answer counts. A tile that fits nowhere leaves one way to go on.
""",
    "bench": """\
examples:
  carcassonne bench
  carcassonne bench --threads 2 --json | tail -1

Everything is chosen by dice, the same in every run. Speed per CPU second does not depend on what else the machine does.
""",
    "calibrate": """\
examples:
  carcassonne calibrate --preset modern --games 4000 --seed 1 --from base -o base.json
""",
    "tune": """\
examples:
  carcassonne tune --preset modern --generations 20 --seed 1 --from base -o base.json
""",
    "train": """\
examples:
  carcassonne train runs/base -o base.value
  carcassonne train runs/base-many --players 3 4 5 --share 0.8 -o base_many.value
  carcassonne train runs/tiny --rounds 2 --first-games 200 --games 100 --steps 50 --batch 256 --decks 8

The folder keeps its recipe: the same command goes on after a stop, and more --rounds go on further. What it writes
plays wherever a player is named: carcassonne match value:base.value 4
""",
    "players": """\
examples:
  carcassonne players
  carcassonne players --json

Wherever a player is asked for, write its number or name, `random`, `module:Class` for a class of your own with a method
`choose`, or `cmd:PROGRAM` for a program that speaks the bot protocol (docs/protocol.md).
`value:FILE` plays by a value that `carcassonne train` learnt, one turn deep; `value:FILE@6` searches with it as level 6
does; `deep:FILE` likewise.
""",
    "match": """\
examples:
  carcassonne match 4 2
  carcassonne match expert club --games 400
  carcassonne match 5 3 --players 4                one level 5 among three level 3
  carcassonne match mybot.py:Hasty random          a class of your own, in mybot.py
  carcassonne match 'cmd:./mybot --fast' 3 --seconds 0.5 --json
  carcassonne match cmd:./mybot 3 --records games --log mybot.log

Every deck is played from every seat; intervals hold 95 % and come from the spread between decks. The same seed gives
the same table. An interrupted match goes on where it stopped when it is started again; if the program behind a player
has changed meanwhile, that is refused until --anew or --resume says what is meant.
""",
    "tournament": """\
examples:
  carcassonne tournament 1 2 3 4 --games 40
  carcassonne tournament 2 3 4 cmd:./mybot --html table.html

With more than two players a game, every table of so many entrants plays, and each pair at a table is a result. Elo is
the most likely rating, mean 0; its interval comes from the spread between decks. --records, --log, --anew and --resume
do what they do for `carcassonne match`.
""",
    "bot": """\
examples:
  carcassonne bot --level 4
  carcassonne match 'cmd:carcassonne bot --level 4' 2 --games 10

It reads {"cmd":"go","view":{…,"position":"…"},"legal":[…],"seconds":1.0} and answers {"action":{…},"info":{…}};
`quit` or the end of the input ends it.
""",
    "referee": """\
examples:
  carcassonne referee
  echo '{"cmd":"new","preset":"modern","players":2,"draw":["V","U"]}' | carcassonne referee

requests: new, state, legal, play, explain, undo, quit; one a line, each answered by one line
""",
    "completion": """\
examples:
  carcassonne completion bash > ~/.local/share/bash-completion/completions/carcassonne
  carcassonne completion zsh > ~/.zfunc/_carcassonne     in a folder of your fpath
  carcassonne completion fish > ~/.config/fish/completions/carcassonne.fish

It needs the extra `completion`: pip install 'carcassonne[completion]'.
""",
}
OPTIONS = "tiny_city=2 or followers=5"
"""Options of a preset, as examples."""


def of_command(name: str) -> str:
    """The examples of a command, those of boxes after its own, and what else its help says at the end."""
    own, blank, rest = COMMANDS[name].partition("\n\n")
    more = "".join(f"\n  {line}" for box in boxes() for line in box.examples.get(name, ()))
    return own.rstrip("\n") + more + (blank + rest if blank else "\n")
