// One import for portable view code: Apple's framework where there is one, OpenUIKit elsewhere.

#if canImport(UIKit)
  @_exported import UIKit
#elseif canImport(AppKit)
  @_exported import AppKit
#else
  @_exported import OpenUIKit
#endif
