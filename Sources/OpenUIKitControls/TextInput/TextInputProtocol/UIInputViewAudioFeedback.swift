/// A keyboard of an app that clicks when keys are tapped.
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether `UIDevice.playInputClick()` clicks while the keyboard shows; false by default.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// False.
  public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
  /// Clicks if the user allows it. The hosts have no sound of keys, as a device whose user has turned off the clicks.
  public func playInputClick() {}
}
