import InterfaceBuilder
import OpenUIKit

extension NibBuilder {
  /// Gives a decoder what the object of an element cannot change after its creation.
  func fill(_ coder: InterfaceCoder, from element: InterfaceElement) {
    switch element.name {
    case "tableView": coder[.style] = tableStyle(element)
    case "tableViewCell":
      coder[.style] = cellStyle(element)
      coder[.reuseIdentifier] = element["reuseIdentifier"]
    case "collectionView": coder[.layout] = collectionLayout(element)
    case "button": coder[.kind] = buttonType(element)
    case "pageViewController":
      coder[.transition] = Self.pageTransition(element)
      coder[.orientation] = Self.pageOrientation(element)
    case "splitViewController": coder[.style] = Self.splitStyle(element)
    default: break
    }
  }

  static func pageTransition(_ element: InterfaceElement) -> UIPageViewController.TransitionStyle {
    element["transitionStyle"] == "scroll" ? .scroll : .pageCurl
  }

  static func pageOrientation(_ element: InterfaceElement) -> UIPageViewController.NavigationOrientation {
    element["navigationOrientation"] == "vertical" ? .vertical : .horizontal
  }

  static func splitStyle(_ element: InterfaceElement) -> UISplitViewController.Style {
    switch element["style"] {
    case "doubleColumn": .doubleColumn
    case "tripleColumn": .tripleColumn
    default: .unspecified
    }
  }
}
