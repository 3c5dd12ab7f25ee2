import InterfaceBuilder
import OpenUIKit

extension NibBuilder {
  /// Gives a decoder what the object of an element cannot change after its creation.
  func fill(_ coder: InterfaceCoder, from element: InterfaceElement) {
    switch element.name {
    case "tableView": coder.set(tableStyle(element), for: .style)
    case "tableViewCell":
      coder.set(cellStyle(element), for: .style)
      coder.set(element["reuseIdentifier"], for: .reuseIdentifier)
    case "collectionView": coder.set(collectionLayout(element), for: .layout)
    case "button": coder.set(buttonType(element), for: .kind)
    case "pageViewController":
      coder.set(Self.pageTransition(element), for: .transition)
      coder.set(Self.pageOrientation(element), for: .orientation)
    case "splitViewController": coder.set(Self.splitStyle(element), for: .style)
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
