// Layers, their animations and the display lists that they become, without views: what QuartzCore is to UIKit.
@_exported import OpenUIKitGraphics
