/// Lets a device shake lightly in answer to a touch. Nothing here can shake, so generators do nothing, as on a tablet.
open class UIFeedbackGenerator: NSObject, ViewTreeConfined {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Creates a generator for a view.
  public init(view: UIView) {
    super.init()
  }

  /// Prepares for feedback that follows soon. Does nothing.
  open func prepare() {}
}

/// Feedback for a blow, as of two things that meet. It does nothing here, as on a tablet.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a blow.
  public enum FeedbackStyle: Int, Sendable {
    /// Between small things.
    case light = 0
    /// Between things of middle size.
    case medium = 1
    /// Between large things.
    case heavy = 2
    /// Between soft things.
    case soft = 3
    /// Between hard things.
    case rigid = 4
  }

  /// Creates a generator for blows of middle strength.
  public override init() {
    super.init()
  }

  /// Creates a generator for blows of a strength.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Creates a generator for blows of a strength in a view.
  public init(style: FeedbackStyle, view: UIView) {
    super.init(view: view)
  }

  /// Creates a generator for blows of middle strength in a view.
  public override init(view: UIView) {
    super.init(view: view)
  }

  /// Gives feedback. Does nothing.
  open func impactOccurred() {}
  /// Gives feedback of a strength between 0 and 1. Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
  /// Gives feedback for a point of the view. Does nothing.
  open func impactOccurred(at location: CGPoint) {}
  /// Gives feedback of a strength between 0 and 1 for a point of the view. Does nothing.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Feedback for the end of a task. It does nothing here, as on a tablet.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task has ended.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// With something to look at.
    case warning = 1
    /// Badly.
    case error = 2
  }

  /// Gives feedback. Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Gives feedback for a point of the view. Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// Feedback for another selection. It does nothing here, as on a tablet.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives feedback. Does nothing.
  open func selectionChanged() {}
  /// Gives feedback for a point of the view. Does nothing.
  open func selectionChanged(at location: CGPoint) {}
}
