/// Whether the program puts into words what went wrong. A page built for release has no room for that, as it has none for
/// the reason of a trap; one built with `--debug` tells both.
#if hasFeature(Embedded) && !DEBUG
  let tellsInWords = false
#else
  let tellsInWords = true
#endif
