// GTK calls back on the thread that runs its loop, which is the one of the views.
#if ThreadConfined
  func isolated<Result>(_ body: () -> Result) -> Result { body() }
#else
  func isolated<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    MainActor.assumeIsolated(body)
  }
#endif
