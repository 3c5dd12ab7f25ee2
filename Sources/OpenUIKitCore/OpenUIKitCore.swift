// Views, layout, controls and controllers. Hosts that draw without views use the module below this one alone.
@_exported import OpenUIKitGraphics
