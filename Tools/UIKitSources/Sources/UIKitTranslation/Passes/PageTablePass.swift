import SwiftSyntax

/// Writes into each class of a page's app what Objective-C's runtime would find by name. Embedded Swift has neither values of any type nor casts
/// to protocols: the members override those of the page's `NSObject`, and a class sets itself as the delegate of what it is one for.
final class PageTablePass: NibTablePass {
  override func addTable(to node: ClassDeclSyntax, _ name: String) {
    let facts = index.exposed(of: name)
    let delegates = PageDelegate.all(of: index.declarations(of: name).flatMap(\.inherited))
    guard facts.hasMembers || !delegates.isEmpty || hasNib(name), isObject(name) else {
      if facts.hasMembers {
        translation.remark(
          node,
          "a class whose outlets and actions a page connects derives from a class of UIKit or from NSObject")
      }
      return
    }
    let table = PageTable(
      facts: facts, delegates: delegates, type: node.name.text, name: facts.name ?? node.name.text,
      access: access(of: node))
    edits.insert(table.text, after: node.memberBlock.leftBrace)
  }

  /// Whether a nib has the name of a controller.
  private func hasNib(_ name: String) -> Bool {
    let ending = "Controller", files = translation.options.interfaceFiles
    return files.contains(name)
      || name.hasSuffix(ending) && files.contains(String(name.dropLast(ending.count)))
  }

  /// Whether the class derives from that of another module, and not from a protocol alone.
  private func isObject(_ name: String) -> Bool {
    let base = index.ancestry(of: name).last ?? name
    return base != name && !index.declarations(of: base).contains { $0.kind == .protocol }
      && !["Delegate", "DataSource", "Prefetching", "able"].contains { base.hasSuffix($0) }
  }
}

/// An outlet of a class of UIKit that takes objects of a protocol.
struct PageDelegate: Equatable {
  let type: String
  let key: String

  /// The outlets for the protocols that a class states.
  static func all(of protocols: [String]) -> [PageDelegate] {
    var result: [PageDelegate] = []
    // The more special classes come first: a table is a scroll view too.
    for (name, type, key) in table where protocols.contains(name) {
      let delegate = PageDelegate(type: type, key: key)
      if !result.contains(delegate) { result.append(delegate) }
    }
    return result
  }

  private static let table = [
    ("UITextViewDelegate", "UITextView", "delegate"), ("UITableViewDelegate", "UITableView", "delegate"),
    ("UICollectionViewDelegateFlowLayout", "UICollectionView", "delegate"),
    ("UICollectionViewDelegate", "UICollectionView", "delegate"),
    ("UIScrollViewDelegate", "UIScrollView", "delegate"), ("UITextFieldDelegate", "UITextField", "delegate"),
    ("UISearchBarDelegate", "UISearchBar", "delegate"), ("UIPickerViewDelegate", "UIPickerView", "delegate"),
    ("UITabBarDelegate", "UITabBar", "delegate"),
    ("UINavigationControllerDelegate", "UINavigationController", "delegate"),
    ("UITabBarControllerDelegate", "UITabBarController", "delegate"),
    ("UIPageViewControllerDelegate", "UIPageViewController", "delegate"),
    ("UIGestureRecognizerDelegate", "UIGestureRecognizer", "delegate"),
    ("UITableViewDataSource", "UITableView", "dataSource"),
    ("UICollectionViewDataSource", "UICollectionView", "dataSource"),
    ("UIPickerViewDataSource", "UIPickerView", "dataSource"),
    ("UIPageViewControllerDataSource", "UIPageViewController", "dataSource"),
    ("UITableViewDataSourcePrefetching", "UITableView", "prefetchDataSource"),
    ("UICollectionViewDataSourcePrefetching", "UICollectionView", "prefetchDataSource"),
  ]
}

/// The members of a class of a page that files of Interface Builder reach by name, on one line.
struct PageTable {
  let facts: ExposedFacts
  let delegates: [PageDelegate]
  /// The name of the class, as it is written in the class itself.
  let type: String
  /// The name that files have for the class.
  let name: String
  let access: String

  var text: String {
    [className, outlets, actions, destinations, delegateMembers].compactMap { $0 }
      .map { " \(access)override \($0)" }.joined()
  }

  private var className: String { "var nibClassName: String? { \(name.asLiteral) };" }

  private var outlets: String? {
    method(
      "setNibValue(_ value: NibValue, forKey key: String) -> Bool", of: "key",
      facts.outlets.unique.map { "case \($0.asLiteral): return value.set(&\($0));" },
      "setNibValue(value, forKey: key)")
  }

  private var actions: String? {
    var names: Set<String> = []
    return method(
      "nibAction(_ name: String) -> Selector?", of: "name",
      facts.actions.filter { names.insert($0.selectorName).inserted }.map {
        "case \($0.selectorName.asLiteral): return \(Self.selector($0, of: type));"
      }, "nibAction(name)")
  }

  /// A selector with the method, whose arguments are converted one by one.
  static func selector(_ method: MethodFacts, of type: String) -> String {
    let arguments = method.labels.enumerated().map { index, label in
      (label.map { "\($0): " } ?? "") + "Selector.argument(values, \(index))"
    }
    return "Selector(nibAction: \(method.selectorName.asLiteral)) { (target: \(type), values) in "
      + "\(method.hasResult ? "_ = " : "")target.\(method.base)(\(arguments.joined(separator: ", "))) }"
  }

  private var destinations: String? {
    let values = ["coder", "sender", "identifier"]
    return method(
      "nibDestination(_ name: String, _ coder: NSCoder, sender: AnyObject?, identifier: String?) -> NSObject?",
      of: "name",
      facts.segueActions.map { method in
        let arguments = zip(method.labels, values).map { label, value in
          (label.map { "\($0): " } ?? "") + value
        }
        return
          "case \(method.selectorName.asLiteral): return \(method.base)(\(arguments.joined(separator: ", ")));"
      }, "nibDestination(name, coder, sender: sender, identifier: identifier)")
  }

  private var delegateMembers: String? {
    guard !delegates.isEmpty else { return nil }
    let parts = delegates.map {
      "if key == \($0.key.asLiteral), let object = object as? \($0.type) { object.\($0.key) = self; return true };"
    }
    return "func becomeNibDelegate(of object: AnyObject, forKey key: String) -> Bool { "
      + parts.joined(separator: " ") + " return super.becomeNibDelegate(of: object, forKey: key) };"
  }

  private func method(_ declaration: String, of name: String, _ cases: [String], _ above: String) -> String? {
    guard !cases.isEmpty else { return nil }
    return
      "func \(declaration) { switch \(name) { \(cases.joined(separator: " ")) default: return super.\(above) } };"
  }
}
