// Types of Foundation that OpenUIKit needs itself, so that its module declares them.
@_exported import class OpenUIKitSupport.NSUserActivity
@_exported import protocol OpenUIKitSupport.NSUserActivityDelegate
@_exported import let OpenUIKitSupport.NSUserActivityTypeBrowsingWeb
@_exported import class OpenUIKitSupport.UndoManager
