/// The time of the current window's clock, in seconds, which `CALayer.beginTime` and animations count in; 0 without a window.
#if !ThreadConfined
  @preconcurrency @MainActor
#endif
public func CACurrentMediaTime() -> CFTimeInterval { WindowScope.current?.clock.now ?? 0 }
