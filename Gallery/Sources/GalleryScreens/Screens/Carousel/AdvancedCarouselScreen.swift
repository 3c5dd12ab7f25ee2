import Masonry
import UIKitShim
import iCarousel

/// One carousel with everything that can be changed while it is visible: its type, its direction and its
/// cards, animated, and wrapping. Without wrapping, brackets mark its ends.
final class AdvancedCarouselScreen: EditableCarouselScreen {
  /// The buttons in their order, row by row.
  enum Action: Int {
    case nextType, turn, wrap, insert, remove
  }

  private var wraps = false
  private var looks = ButtonRow()
  private var edits = ButtonRow()

  override var title: String { "Advanced" }
  override var initialCount: Int { 10 }
  override var cardSize: CGSize { CGSize(width: 170, height: 222) }

  override var status: String {
    let index = carousel.currentItemIndex
    guard index >= 0 else { return "\(carousel.type.title): no cards" }
    let name = Artwork.number(work(at: index)).title
    return "\(carousel.type.title): \(name), \(index + 1) of \(carousel.numberOfItems)"
  }

  override func setUp(_ carousel: iCarousel) {
    super.setUp(carousel)
    carousel.type = .coverFlow
  }

  override func buildPanel(_ panel: ControlPanel) {
    looks = ButtonRow([
      ("Next type", .blue, { [unowned(unsafe) self] in choose(typeAfterThis) }),
      ("Turn", .purple, { [unowned(unsafe) self] in turn() }),
      ("Wrap", .teal, { [unowned(unsafe) self] in toggleWrap() }),
    ])
    edits = ButtonRow([
      ("Insert", .green, { [unowned(unsafe) self] in insert() }),
      ("Remove", .red, { [unowned(unsafe) self] in remove() }),
    ])
    panel.add(looks)
    panel.add(edits)
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
    let place = view as? EmptyPlace ?? EmptyPlace()
    place.bounds.size = fittingCardSize
    place.text = index == 0 ? "Start" : "End"
    return place
  }

  // MARK: Appearance

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

  // MARK: Interaction

  /// Changes the type, animated.
  func choose(_ type: iCarouselType) {
    UIView.animate(withDuration: 0.5) { self.carousel.type = type }
    showStatus()
  }

  /// Taps a button.
  func tap(_ action: Action) {
    let row = action.rawValue < looks.buttons.count ? looks : edits
    row.tap(action.rawValue - (row === edits ? looks.buttons.count : 0))
  }
}
