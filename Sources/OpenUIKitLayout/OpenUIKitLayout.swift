// Constraints and the engine that solves them, without views: what CoreAutoLayout is to UIKit.
@_exported import OpenUIKitGraphics
