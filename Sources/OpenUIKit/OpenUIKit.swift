// `import OpenUIKit` brings all of UIKit that there is here, as `import UIKit` does on Apple's systems. Capabilities that stand on the
// views without being part of them are modules of their own, which this module re-exports too.
@_exported import OpenUIKitControllers
@_exported import OpenUIKitControls
@_exported import OpenUIKitCore
@_exported import OpenUIKitLists
@_exported import OpenUIKitMenus
@_exported import OpenUIKitSymbols
