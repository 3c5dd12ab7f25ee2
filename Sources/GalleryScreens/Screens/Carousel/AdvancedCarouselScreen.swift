import Masonry
import UIKitShim
import iCarousel

/// One carousel for everything that can be changed while it is shown: its type and its direction, animated, and whether
/// it wraps. Where it does not, brackets mark its ends.
final class AdvancedCarouselScreen: CarouselScreen {
  /// The buttons in their order.
  enum Action: Int {
    case nextType, turn, wrap
  }

  private var wraps = false
  private var buttons = ButtonRow()

  override var title: String { "Advanced" }
  override var status: String { "\(carousel.type.title): \(super.status)" }
  override var itemCount: Int { 10 }
  override var cardSize: CGSize { CGSize(width: 170, height: 222) }

  override func setUp(_ carousel: iCarousel) {
    carousel.type = .coverFlow
    carousel.currentItemIndex = 2
  }

  override func buildPanel(_ panel: ControlPanel) {
    buttons = ButtonRow([
      ("Next type", .blue, { [unowned(unsafe) self] in choose(typeAfterThis) }),
      ("Turn", .purple, { [unowned(unsafe) self] in turn() }),
      ("Wrap", .teal, { [unowned(unsafe) self] in toggleWrap() }),
    ])
    panel.add(buttons)
  }

  private var typeAfterThis: iCarouselType {
    let types = iCarouselType.allCases
    return types[(carousel.type.rawValue + 1) % types.count]
  }

  private func turn() {
    UIView.animate(withDuration: 0.5) { self.carousel.isVertical.toggle() }
  }

  private func toggleWrap() {
    wraps.toggle()
    carousel.reloadData()
    showStatus()
  }

  // MARK: Ends

  override func numberOfPlaceholders(in carousel: iCarousel) -> Int { 2 }

  override func carousel(
    _ carousel: iCarousel, placeholderViewAt index: Int, reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel(frame: CGRect(origin: .zero, size: cardSize))
    label.text = index == 0 ? "[" : "]"
    label.font = .systemFont(ofSize: 120, weight: .light)
    label.textColor = Palette.quietInk
    label.textAlignment = .center
    return label
  }

  // MARK: Look

  override func carousel(
    _ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat
  ) -> CGFloat {
    switch option {
    case .wrap: wraps ? 1 : 0
    case .fadeMax where carousel.type == .custom: 0
    case .spacing: value * 1.05
    default: value
    }
  }

  /// Cards that fly past the viewer, each turned by an eighth of a half turn.
  override func carousel(
    _ carousel: iCarousel, itemTransformForOffset offset: CGFloat, baseTransform transform: CATransform3D
  ) -> CATransform3D {
    let turned = CATransform3DRotate(transform, .pi / 8, 0, 1, 0)
    return CATransform3DTranslate(turned, 0, 0, offset * carousel.itemWidth)
  }

  // MARK: What a person does

  /// Changes the type, animated.
  func choose(_ type: iCarouselType) {
    UIView.animate(withDuration: 0.5) { self.carousel.type = type }
    showStatus()
  }

  /// Taps a button.
  func tap(_ action: Action) {
    buttons.tap(action.rawValue)
  }
}
