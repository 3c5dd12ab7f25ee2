// Views, layout, controls and controllers. Hosts that draw without views use the modules below this one alone.
@_exported import OpenUIKitLayers
@_exported import OpenUIKitLayout
