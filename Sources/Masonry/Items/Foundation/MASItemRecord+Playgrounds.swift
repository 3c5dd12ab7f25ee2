import UIKitShim

/// OpenUIKit's own messages use this to name a view after its key.
extension MASItemRecord {
  var playgroundDescription: Any { key as Any }
}

// The compiler warns about the attribute where the class has no actor.
#if ThreadConfined
  extension MASItemRecord: CustomPlaygroundDisplayConvertible {}
#else
  extension MASItemRecord: @preconcurrency CustomPlaygroundDisplayConvertible {}
#endif
