/// A way in which assistive technology moves through content: from one item of a kind to the next or the previous one.
open class UIAccessibilityCustomRotor: NSObject, ViewTreeConfined {
  /// The direction of a search.
  public enum Direction: Int, Sendable {
    /// To the item before.
    case previous = 0
    /// To the item after.
    case next = 1
  }

  /// The kinds of items that assistive technology has names for.
  public enum SystemRotorType: Int, Sendable {
    /// A kind with a name of the app.
    case none = 0
    /// Links.
    case link = 1
    /// Links that were followed.
    case visitedLink = 2
    /// Headings.
    case heading = 3
    /// Headings of the first level.
    case headingLevel1 = 4
    /// Headings of the second level.
    case headingLevel2 = 5
    /// Headings of the third level.
    case headingLevel3 = 6
    /// Headings of the fourth level.
    case headingLevel4 = 7
    /// Headings of the fifth level.
    case headingLevel5 = 8
    /// Headings of the sixth level.
    case headingLevel6 = 9
    /// Bold text.
    case boldText = 10
    /// Italic text.
    case italicText = 11
    /// Underlined text.
    case underlineText = 12
    /// Misspelled words.
    case misspelledWord = 13
    /// Pictures.
    case image = 14
    /// Fields for text.
    case textField = 15
    /// Tables.
    case table = 16
    /// Lists.
    case list = 17
    /// Landmarks.
    case landmark = 18
  }

  /// Returns the item that a search leads to; nil at the end of the content.
  public typealias Search = ViewTreeFunction<
    UIAccessibilityCustomRotorSearchPredicate, UIAccessibilityCustomRotorItemResult?
  >

  /// The kind of items; `.none` for one with a name of the app.
  public let systemRotorType: SystemRotorType
  /// The name of the kind with attributes.
  open var attributedName: NSAttributedString
  /// The closure that finds the next item.
  open var itemSearchBlock: Search { didSet { releaseAfterAssignment(oldValue) } }

  /// The name of the kind, which is read out; empty for a kind that assistive technology has a name for.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  private init(_ type: SystemRotorType, _ name: NSAttributedString, _ search: @escaping Search) {
    systemRotorType = type
    attributedName = name
    itemSearchBlock = search
    super.init()
  }

  /// Creates a rotor with a name.
  public convenience init(name: String, itemSearch: @escaping Search) {
    self.init(.none, NSAttributedString(string: name), itemSearch)
  }

  /// Creates a rotor with a name that has attributes.
  public convenience init(attributedName: NSAttributedString, itemSearch: @escaping Search) {
    self.init(.none, attributedName, itemSearch)
  }

  /// Creates a rotor of a kind that assistive technology has a name for.
  public convenience init(systemType type: SystemRotorType, itemSearch: @escaping Search) {
    self.init(type, NSAttributedString(string: ""), itemSearch)
  }

  /// Returns the item after or before another one, as a host does when the user moves by the rotor. Without an item the search begins at the
  /// start of the content, or at its end; nil at the other end.
  public final func item(_ direction: Direction, from item: UIAccessibilityCustomRotorItemResult? = nil)
    -> UIAccessibilityCustomRotorItemResult?
  {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    if let item { predicate.currentItem = item }
    predicate.searchDirection = direction
    return itemSearchBlock(predicate)
  }
}

/// Where a rotor searches from, and in which direction.
open class UIAccessibilityCustomRotorSearchPredicate: NSObject, ViewTreeConfined {
  /// The item at which the user is; one without an element at the start.
  open var currentItem = UIAccessibilityCustomRotorItemResult() {
    didSet { releaseAfterAssignment(oldValue) }
  }
  /// The direction; towards the end by default.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// Creates a search from the start of the content.
  public override init() { super.init() }
}

/// An item that a rotor leads to: an element, or a range of its text.
open class UIAccessibilityCustomRotorItemResult: NSObject, ViewTreeConfined {
  /// The element; not retained.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of the element's text, a `UITextRange`; nil for the whole element.
  package final var range: NSObject?

  /// Creates an item without an element.
  public override init() { super.init() }

  /// Creates an item of an element and a range of its text.
  package init(element: any NSObjectProtocol, range: NSObject?) {
    self.range = range
    super.init()
    targetElement = element
  }
}

extension UIWindow {
  /// The rotors that assistive technology offers at an element: its own, then those of the views and controllers around it. Of several of a
  /// kind the innermost. O(depth).
  public final func accessibilityRotors(at element: UIResponder) -> [UIAccessibilityCustomRotor] {
    var found: [UIAccessibilityCustomRotor] = []
    var responder: UIResponder? = element
    while let current = responder {
      for rotor in current.accessibilityCustomRotors ?? [] {
        let isKnown = found.contains {
          $0.systemRotorType == rotor.systemRotorType && $0.name == rotor.name
        }
        if !isKnown { found.append(rotor) }
      }
      responder = current.next
    }
    return found
  }
}
