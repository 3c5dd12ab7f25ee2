// Points, rectangles and what else Foundation brings belong to every module that draws.
@_exported import OpenUIKitSupport

#if canImport(CoreGraphics)
  // Transforms and vectors, and the members of points and rectangles, which Foundation does not re-export on Apple's systems.
  @_exported import CoreGraphics
#endif
