// The conformances to Foundation's protocols, which have no isolation. The compiler warns about the attribute where the class has no actor.

#if ThreadConfined
  extension UIView: NSCoding {}
  extension UILayoutGuide: NSCoding {}
  extension UIBarAppearance: NSCopying {}
#else
  extension UIView: @preconcurrency NSCoding {}
  extension UILayoutGuide: @preconcurrency NSCoding {}
  extension UIBarAppearance: @preconcurrency NSCopying {}
#endif
