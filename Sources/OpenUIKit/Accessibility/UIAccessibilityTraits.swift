/// What an element is and how it behaves, as assistive technology says it.
///
/// The bits are UIKit's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// A set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing to say.
  public static let none: UIAccessibilityTraits = []
  /// Something to tap.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Something that leads to another page.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Chosen among others.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays a sound of its own when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The state of the whole app in short, read when it starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Does not react.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes so often that changes are not read out.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts something that speech must not disturb.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// A value that can be made larger and smaller.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches as they are.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page when its end has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A switch that is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// Where assistive technology asks content to scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To what is on the right.
  case right = 1
  /// To what is on the left.
  case left = 2
  /// To what is above.
  case up = 3
  /// To what is below.
  case down = 4
  /// To the next part.
  case next = 5
  /// To the part before.
  case previous = 6
}

/// How the elements in a container belong together.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// They do not.
  case none = 0
  /// Cells of rows and columns.
  case dataTable = 1
  /// Items of a list.
  case list = 2
  /// A landmark.
  case landmark = 3
  /// A group of elements that mean something together.
  case semanticGroup = 4
}
