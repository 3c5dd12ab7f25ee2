import UIKitShim

/// A view that both systems have, with its path and its kind. Views that a system makes for itself differ, and are left out with all that is
/// in them.
@MainActor
struct RecordedView {
  let view: UIView
  let path: String
  let kind: String

  /// The views of a tree, each before those in it.
  static func all(in root: UIView) -> [RecordedView] {
    RecordedView(view: root, path: "", kind: kind(of: root) ?? "view").withContent()
  }

  /// Whether the view has a baseline of its own.
  var hasText: Bool { ["label", "button", "textField", "textView"].contains(kind) }

  private func withContent() -> [RecordedView] {
    guard Self.containers.contains(kind) else { return [self] }
    let content = view.subviews.compactMap { view in Self.kind(of: view).map { (view, $0) } }
    return [self]
      + content.enumerated().flatMap { index, content in
        RecordedView(
          view: content.0, path: path.isEmpty ? "\(index)" : "\(path).\(index)", kind: content.1
        ).withContent()
      }
  }

  /// Returns the kind of a view; nil for one that a system makes for itself.
  private static func kind(of view: UIView) -> String? {
    if let kind = kinds.first(where: { $0.matches(view) }) { return kind.name }
    return type(of: view) == UIView.self || isOfApp(type(of: view)) ? "view" : nil
  }

  /// Whether a class belongs to neither UIKit nor OpenUIKit. Classes of Objective-C have no module in their names.
  private static func isOfApp(_ type: UIView.Type) -> Bool {
    let names = String(reflecting: type).split(separator: ".")
    return names.count > 1 && !names[0].hasPrefix("OpenUIKit") && !names[0].hasPrefix("UIKit")
  }

  /// The kinds whose subviews are an app's.
  private static let containers: Set = ["view", "stackView", "scrollView"]

  private static let kinds: [(name: String, matches: (UIView) -> Bool)] = [
    ("label", { $0 is UILabel }), ("button", { $0 is UIButton }), ("switch", { $0 is UISwitch }),
    ("slider", { $0 is UISlider }), ("stepper", { $0 is UIStepper }),
    ("segmentedControl", { $0 is UISegmentedControl }), ("pageControl", { $0 is UIPageControl }),
    ("textField", { $0 is UITextField }), ("textView", { $0 is UITextView }),
    ("progressView", { $0 is UIProgressView }),
    ("activityIndicatorView", { $0 is UIActivityIndicatorView }), ("imageView", { $0 is UIImageView }),
    ("datePicker", { $0 is UIDatePicker }), ("searchBar", { $0 is UISearchBar }),
    ("navigationBar", { $0 is UINavigationBar }), ("toolbar", { $0 is UIToolbar }),
    ("tabBar", { $0 is UITabBar }), ("tableView", { $0 is UITableView }),
    ("collectionView", { $0 is UICollectionView }), ("stackView", { $0 is UIStackView }),
    ("scrollView", { $0 is UIScrollView }),
  ]
}
