/* Every compiled module of the package in one file: their names, and how each is made and executed.
   modules.h, which the build writes, declares their init functions and lists them in MODULES. */
#include <Python.h>
#include "modules.h"

static const struct {
    const char *name;
    PyObject *(*init)(void);
} modules[] = {MODULES};
static const size_t count = sizeof modules / sizeof *modules;

static PyObject *names(PyObject *self, PyObject *nothing)
{
    PyObject *found = PyTuple_New(count);
    for (size_t i = 0; found && i < count; i++) {
        PyObject *name = PyUnicode_FromString(modules[i].name);
        if (!name) {
            Py_CLEAR(found);
            break;
        }
        PyTuple_SET_ITEM(found, i, name);
    }
    return found;
}

static PyObject *create(PyObject *self, PyObject *spec)
{
    PyObject *name = PyObject_GetAttrString(spec, "name"), *made = NULL;
    if (!name)
        return NULL;
    for (size_t i = 0; i < count; i++)
        if (PyUnicode_CompareWithASCIIString(name, modules[i].name) == 0) {
            PyObject *definition = modules[i].init();
            if (definition)
                made = PyModule_FromDefAndSpec((PyModuleDef *)definition, spec);
            break;
        }
    if (!made && !PyErr_Occurred())
        PyErr_SetObject(PyExc_ImportError, name);
    Py_DECREF(name);
    return made;
}

static PyObject *execute(PyObject *self, PyObject *module)
{
    PyModuleDef *definition = PyModule_GetDef(module);
    if (!definition || PyModule_ExecDef(module, definition) < 0)
        return NULL;
    Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"names", names, METH_NOARGS, "The names of the modules."},
    {"create", create, METH_O, "The module of a spec, not yet executed."},
    {"execute", execute, METH_O, "Execute a module that was created."},
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "_carcassonne_engine", NULL, 0, functions};

PyMODINIT_FUNC PyInit__carcassonne_engine(void)
{
    return PyModuleDef_Init(&definition);
}
