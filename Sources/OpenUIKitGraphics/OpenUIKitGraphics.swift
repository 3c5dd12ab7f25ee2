// Points, rectangles and what else Foundation brings belong to every module that draws.
@_exported import OpenUIKitSupport
