import OpenUIKit
import Testing

/// By Apple's documentation of the editing mode of collection views, and of `UICellAccessory`.
@MainActor
@Suite("Selection and outlines of lists")
struct ListSelectionTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// A list of three items; the first has a child.
  private func list(_ accessories: [UICellAccessory], outlined: Bool = false) -> (UICollectionView, Source) {
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      content.image = UIImage(systemName: "star")
      content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["a", "b", "c"])
    if outlined { snapshot.append(["child"], to: "a") }
    source.apply(snapshot, to: 0, animatingDifferences: false)
    window.addSubview(view)
    window.layoutIfNeeded()
    return (view, source)
  }

  private func tap(_ view: UICollectionView, _ item: Int, atX x: CGFloat = 200) {
    guard let cell = view.cellForItem(at: IndexPath(item: item, section: 0)) else { return }
    let point = cell.convert(CGPoint(x: x, y: cell.bounds.midY), to: nil)
    window.sendTouch(.began, at: point)
    window.sendTouch(.ended, at: point)
    window.layoutIfNeeded()
  }

  private func selected(_ view: UICollectionView) -> [Int] {
    (view.indexPathsForSelectedItems ?? []).map(\.item).sorted()
  }

  @Test("In editing mode taps select what the properties for that mode let them")
  func editing() {
    let (view, _) = list([.multiselect()])
    tap(view, 1)
    #expect(selected(view) == [1])
    view.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
    view.isEditing = true
    window.layoutIfNeeded()
    tap(view, 1)
    #expect(selected(view).isEmpty)
    view.allowsSelectionDuringEditing = true
    tap(view, 1)
    tap(view, 2)
    #expect(selected(view) == [2])
    view.allowsMultipleSelectionDuringEditing = true
    tap(view, 0)
    #expect(selected(view) == [0, 2])
    tap(view, 2)
    #expect(selected(view) == [0])
  }

  @Test("The circle of a selection is at the leading edge in editing mode, and moves the content")
  func circle() throws {
    let (view, _) = list([.multiselect()])
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let former = cell.contentView.frame.minX
    view.isEditing = true
    window.layoutIfNeeded()
    #expect(cell.contentView.frame.minX > former)
    view.allowsMultipleSelectionDuringEditing = true
    tap(view, 0)
    #expect(cell.isSelected)
  }

  @Test("Discs have the background colour of their options, and signs the tint colour")
  func discs() {
    let (disc, sign) = (UIColor.systemIndigo, UIColor.systemYellow)
    let accessories: [UICellAccessory] = [
      .delete(options: .init(tintColor: sign, backgroundColor: disc)),
      .insert(options: .init(tintColor: sign, backgroundColor: disc)),
      .multiselect(options: .init(tintColor: sign, backgroundColor: disc)),
    ]
    for accessory in accessories {
      let (view, _) = list([accessory])
      view.isEditing = true
      view.allowsMultipleSelectionDuringEditing = true
      window.layoutIfNeeded()
      tap(view, 0)
      let shapes = window.displayList().shapes
      let light = UITraitCollection(userInterfaceStyle: .light)
      func color(_ color: UIColor) -> DisplayList.Color {
        DisplayList.Color(color.resolvedColor(with: light).cgColor)
      }
      #expect(shapes.contains { $0.fill == color(disc) })
      #expect(shapes.contains { $0.stroke?.color == color(sign) })
      view.removeFromSuperview()
    }
  }

  @Test("A tap anywhere shows the children of a header, and only the button those of a cell")
  func styles() {
    let (header, headers) = list(
      [.outlineDisclosure(options: .init(style: .header))], outlined: true)
    tap(header, 0)
    #expect(headers.snapshot(for: 0).visibleItems == ["a", "child", "b", "c"])
    #expect(selected(header).isEmpty)
    header.removeFromSuperview()
    let (cell, cells) = list([.outlineDisclosure(options: .init(style: .cell))], outlined: true)
    tap(cell, 0)
    #expect(cells.snapshot(for: 0).visibleItems == ["a", "b", "c"])
    #expect(selected(cell) == [0])
    tap(cell, 0, atX: 300)
    #expect(cells.snapshot(for: 0).visibleItems == ["a", "child", "b", "c"])
  }

  @Test("The symbol of a row is drawn in the configuration for it, and the row is as high as that needs")
  func symbols() throws {
    let (view, _) = list([])
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.frame.height > 70)
  }
}
