import InterfaceBuilder
import OpenUIKit

/// Properties that pages do not have, and the symbols of buttons by state, which are configured where they are made.
extension NibBuilder {
  func setSymbolConfiguration(of view: UIButton, _ element: InterfaceElement, for state: UIControl.State) {
    guard let configuration = images.configuration(of: element), let image = view.image(for: state) else {
      return
    }
    view.setImage(image.applyingSymbolConfiguration(configuration), for: state)
  }

  func setOpacity(of view: UIView, _ element: InterfaceElement) {}
  func setShadow(of view: UILabel, _ element: InterfaceElement) {}
  func setDetectors(of view: UITextView, _ element: InterfaceElement) {}
  func setTransition(of controller: UIViewController, _ element: InterfaceElement) {}
  func setBaseline(of view: UILabel, _ element: InterfaceElement) {}
  func setTraits(_ traits: InterfaceElement, of view: UISearchBar) {}
  func setFillerRows(of view: UITableView, _ element: InterfaceElement) {}

  func colorWell(_ element: InterfaceElement) -> UIView {
    remark(element, "UIColorWell is not available here")
    return UIView()
  }

  static var blurStylesOfOneAppearance: [String: UIBlurEffect.Style] { [:] }

  func setReactions(of view: UIButton, _ element: InterfaceElement) {}
  func setTitleShadow(of view: UIButton, _ element: InterfaceElement, for state: UIControl.State) {}
  func setTexts(of configuration: inout UIButton.Configuration, _ element: InterfaceElement) {}
}
