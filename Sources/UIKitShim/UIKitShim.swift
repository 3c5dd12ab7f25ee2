// One import for portable view code: Apple's framework where there is one, OpenUIKit elsewhere.

#if canImport(UIKit)
  @_exported import UIKit
  // What recognisers of one's own override.
  @_exported import UIKit.UIGestureRecognizerSubclass
#elseif canImport(AppKit)
  @_exported import AppKit
#else
  @_exported import OpenUIKit
#endif
