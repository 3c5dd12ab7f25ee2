// One import for portable view code: Apple's framework if there is one, or else OpenUIKit.

#if canImport(UIKit)
  @_exported import UIKit
  // For recognisers of your own, which override these members.
  @_exported import UIKit.UIGestureRecognizerSubclass
#elseif canImport(AppKit)
  @_exported import AppKit
#else
  @_exported import OpenUIKit
#endif
