// Fonts and attributed text.
@_exported import OpenUIKitGraphics
