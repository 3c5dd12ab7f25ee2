/// Whether the program prints reasons of errors. A page built for release has no texts for them, to stay
/// small, just as traps have no message there. A page built with `--debug` prints both.
#if hasFeature(Embedded) && !DEBUG
  package let describesInWords = false
#else
  package let describesInWords = true
#endif
