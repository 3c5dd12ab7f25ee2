// The module's only import of the kit; its other files see the kit through it. On a Mac, where `UIKitShim` is AppKit, the module uses
// OpenUIKit, so that tests of layouts run there without a simulator.
#if canImport(UIKit)
  @_exported import UIKitShim
#else
  @_exported import OpenUIKit
#endif
