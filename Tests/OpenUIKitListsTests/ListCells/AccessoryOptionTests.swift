import OpenUIKit
import Testing

/// By Apple's documentation of `UICellAccessory`.
@MainActor
@Suite("Options of accessories")
struct AccessoryOptionTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  private func square(_ side: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
  }

  private func custom(_ view: UIView, _ placement: UICellAccessory.Placement) -> UICellAccessory {
    .customView(
      configuration: UICellAccessory.CustomViewConfiguration(customView: view, placement: placement))
  }

  private func show(_ accessories: [UICellAccessory]) {
    cell.accessories = accessories
    window.addSubview(cell)
    window.layoutIfNeeded()
  }

  @Test("A custom view is before or after the accessories of a type, or at an end without one")
  func positions() {
    let (before, after, first) = (square(10), square(10), square(10))
    show([
      .checkmark(), .disclosureIndicator(),
      custom(
        before, .trailing(displayed: .always, at: UICellAccessory.Placement.position(before: .checkmark))),
      custom(after, .trailing(at: UICellAccessory.Placement.position(after: .checkmark))),
      custom(first, .trailing(displayed: .always) { _ in 0 }),
    ])
    #expect(first.frame.minX < before.frame.minX && before.frame.minX < after.frame.minX)
    let end = square(10)
    show([
      .disclosureIndicator(), custom(end, .trailing(at: UICellAccessory.Placement.position(after: .label))),
    ])
    // A margin of 16 points to the edge of the cell.
    #expect(end.frame.maxX == 304)
    let start = square(10)
    show([
      .delete(displayed: .always),
      custom(start, .leading(at: UICellAccessory.Placement.position(before: .label))),
    ])
    #expect(start.frame.minX == 16)
  }

  @Test("A reserved width takes as much of the content, and the accessory is in its middle")
  func reservedWidths() {
    let plain = square(10)
    show([custom(plain, .trailing())])
    let former = cell.contentView.frame.width
    let options = UICellAccessory.LabelOptions(reservedLayoutWidth: .custom(60))
    show([.label(text: "1", options: options)])
    #expect(cell.contentView.frame.width == former - 50)
    show([.checkmark(options: .init(reservedLayoutWidth: .custom(60)))])
    #expect(cell.contentView.frame.width == former - 50)
  }

  @Test(
    "A label has the font of its options, which follows the preferred size of text unless that is switched off"
  )
  func fonts() throws {
    show([.label(text: "1", options: .init(font: .systemFont(ofSize: 30)))])
    let label = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.font.pointSize == 30 && label.adjustsFontForContentSizeCategory)
    show([.label(text: "1", options: .init(adjustsFontForContentSizeCategory: false))])
    let other = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
    #expect(other.font == .preferredFont(forTextStyle: .body) && !other.adjustsFontForContentSizeCategory)
  }

  @Test("A view with a fixed size keeps it, also that of zero")
  func fixedSize() {
    let label = UILabel()
    label.text = "wide"
    show([
      .customView(
        configuration: .init(customView: label, placement: .trailing(), maintainsFixedSize: true))
    ])
    #expect(label.bounds.size == .zero)
    let other = UILabel()
    other.text = "wide"
    show([custom(other, .trailing())])
    #expect(other.bounds.width > 0)
  }

  @Test("Accessories state their type, and custom views are equal to themselves alone")
  func types() {
    let view = UIView()
    #expect(UICellAccessory.checkmark().accessoryType == .checkmark)
    #expect(UICellAccessory.multiselect().accessoryType == .multiselect)
    #expect(UICellAccessory.outlineDisclosure().accessoryType == .outlineDisclosure)
    #expect(custom(view, .leading()).accessoryType == .customView(view))
    #expect(custom(view, .leading()).accessoryType != .customView(UIView()))
  }
}
