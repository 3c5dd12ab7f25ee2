#if canImport(AppKit) && !canImport(UIKit)
  /// The keys that a carousel uses, under the names of `UIKeyboardHIDUsage`.
  enum CarouselKey {
    case keyboardLeftArrow, keyboardRightArrow, keyboardUpArrow, keyboardDownArrow
    case keyboardPageUp, keyboardPageDown, keyboardHome, keyboardEnd
    case keyboardReturnOrEnter

    /// The key of an event; nil for other keys, and for those of commands.
    @MainActor init?(_ event: NSEvent) {
      guard event.modifierFlags.intersection([.command, .control, .option]).isEmpty else { return nil }
      switch event.specialKey {
      case .leftArrow?: self = .keyboardLeftArrow
      case .rightArrow?: self = .keyboardRightArrow
      case .upArrow?: self = .keyboardUpArrow
      case .downArrow?: self = .keyboardDownArrow
      case .pageUp?: self = .keyboardPageUp
      case .pageDown?: self = .keyboardPageDown
      case .home?: self = .keyboardHome
      case .end?: self = .keyboardEnd
      case .carriageReturn?, .enter?: self = .keyboardReturnOrEnter
      default: return nil
      }
    }
  }
#endif
