import OpenUIKit
import Testing

// Extensions of apps return `Self`, which compiles only because the functions of UIKit do so as well.
extension NSCollectionLayoutDimension {
  fileprivate static func third() -> Self { fractionalWidth(1 / 3) }
}

extension NSCollectionLayoutSpacing {
  fileprivate static func narrow() -> Self { fixed(2) }
}

extension NSCollectionLayoutGroup {
  fileprivate static func row(of item: NSCollectionLayoutItem) -> Self {
    horizontal(layoutSize: item.layoutSize, subitem: item, count: 3)
  }
}

extension NSCollectionLayoutDecorationItem {
  fileprivate static func card() -> Self { background(elementKind: "card") }
}

private class NamedGroup: NSCollectionLayoutGroup {}

@MainActor
@Suite("Functions that create parts of a compositional layout")
struct LayoutFactoryTests {
  @Test("They create an object of the class that they are called on")
  func classes() {
    let dimension: NSCollectionLayoutDimension = .third()
    #expect(dimension.isFractionalWidth && dimension.dimension == 1 / 3)
    #expect(NSCollectionLayoutSpacing.narrow().spacing == 2)
    #expect(NSCollectionLayoutSpacing.narrow().isFixed && !NSCollectionLayoutSpacing.narrow().isFlexible)
    #expect(
      NSCollectionLayoutSpacing.flexible(2).isFlexible && !NSCollectionLayoutSpacing.flexible(2).isFixed)
    #expect(NSCollectionLayoutDecorationItem.card().elementKind == "card")
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .third(), heightDimension: .absolute(40)))
    let group: NamedGroup = .row(of: item)
    #expect(group.subitems.count == 1 && type(of: group) == NamedGroup.self)
  }
}
