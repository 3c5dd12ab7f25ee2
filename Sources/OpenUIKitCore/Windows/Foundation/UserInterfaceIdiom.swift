/// The kind of device, as its host states it. Apple deprecates it in favour of `UIDevice.current.userInterfaceIdiom`.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
