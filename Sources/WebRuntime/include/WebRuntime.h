// What Embedded Swift asks of a C library, for a WebAssembly module that has none. Nothing of it is for direct use.
