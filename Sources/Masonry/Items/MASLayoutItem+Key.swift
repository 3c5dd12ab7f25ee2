import UIKitShim

extension MASLayoutItem {
  /// The name of the item in descriptions and reports; without one they show its address.
  public var mas_key: String? {
    get { MASItemRecord.existing(of: self)?.key }
    set { MASItemRecord.of(self).key = newValue }
  }
}

/// Names views and guides after the labels: `MASAttachKeys(greenView: greenView, superview: self)`.
public let MASAttachKeys = MASKeyAttacher()

/// The type of ``MASAttachKeys``: a function that takes any labels.
@dynamicCallable
public struct MASKeyAttacher: Sendable, ViewTreeConfined {
  nonisolated init() {}

  /// Sets each item's `mas_key` to its label. An item without a label stays as it is.
  public func dynamicallyCall(withKeywordArguments items: KeyValuePairs<String, any MASLayoutItem>) {
    for (label, item) in items where !label.isEmpty {
      item.mas_key = label
    }
  }

  /// Does not compile with any item: a Swift function cannot read the spelling of an argument.
  public func dynamicallyCall(withArguments items: [MASItemWithoutLabel]) {}
}

/// A type without values, so that `MASAttachKeys(green)` does not compile: write
/// `MASAttachKeys(green: green)`.
public enum MASItemWithoutLabel {}
