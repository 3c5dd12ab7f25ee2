// The symbols of `UIImage(systemName:)`. A module of its own, so that a page without symbols does not contain their paths.
@_exported import OpenUIKitGraphics
