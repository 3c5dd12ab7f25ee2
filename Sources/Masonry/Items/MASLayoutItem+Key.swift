import UIKitShim

extension MASLayoutItem {
  /// The name of the item in descriptions and reports. A guide takes it from its identifier if it has no
  /// other.
  public var mas_key: String? {
    get { MASItemRecord.existing(of: self)?.key }
    set { MASItemRecord.of(self).key = newValue }
  }
}

/// Names views and guides after the labels: `MASAttachKeys(greenView: greenView, superview: self)`.
public let MASAttachKeys = MASKeyAttacher()

/// What ``MASAttachKeys`` is: a function that takes any labels.
#if !ThreadConfined
  @MainActor
#endif
@dynamicCallable
public struct MASKeyAttacher: Sendable {
  nonisolated init() {}

  /// Sets each item's `mas_key` to its label.
  public func dynamicallyCall(withKeywordArguments items: KeyValuePairs<String, any MASLayoutItem>) {
    for (label, item) in items {
      item.mas_key = label
    }
  }
}
