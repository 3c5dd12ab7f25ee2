// Points, rectangles, transforms, paths, colours, gradients and contexts.
@_exported import OpenUIKitGraphics
