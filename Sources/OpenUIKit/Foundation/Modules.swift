// The modules that pages leave out.
@_exported import OpenUIKitDynamics
@_exported import OpenUIKitInteractions
