import OpenUIKitLists
import Testing

@testable import OpenUIKitMenus

@MainActor
@Suite("Menus of rows, items and bars")
struct ListMenuTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.row != 0 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [
          UIAction(title: "Row \(indexPath.row)") { [unowned self] _ in log.append("chosen") }
        ])
      })
    }
    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("display") }
    func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }
  }

  private let place = MenuWindow()

  private func press(_ point: CGPoint) {
    place.window.sendTouch(.began, at: point)
    place.run(0.6)
    place.window.sendTouch(.ended, at: point)
    place.run()
  }

  @Test("a long press on a row opens its menu below the cell, and does not select it")
  func table() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
    table.rowHeight = 50
    table.dataSource = rows
    table.delegate = rows
    place.screen.view.addSubview(table)
    place.window.layoutIfNeeded()
    press(CGPoint(x: 100, y: 25))
    #expect(rows.log == [] || rows.log == ["select"])
    rows.log = []
    press(CGPoint(x: 100, y: 125))
    #expect(rows.log == ["display"])
    #expect(abs(place.frame("Row 2").minY - 162) < 1.5)
    place.tap("Row 2")
    place.run()
    #expect(rows.log == ["display", "end", "chosen"])
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Item \(indexPath.item)") { _ in }])
      })
    }
  }

  @Test("a secondary click on an item of a collection opens its menu, and none beside the items")
  func collection() {
    let items = Items()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 500), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    collection.delegate = items
    place.screen.view.addSubview(collection)
    place.window.layoutIfNeeded()
    #expect(!place.window.sendSecondaryClick(at: CGPoint(x: 200, y: 450)))
    #expect(place.window.sendSecondaryClick(at: CGPoint(x: 50, y: 50)))
    place.run()
    #expect(place.element("Item 0") != nil)
  }

  @Test("a bar button item with a menu opens it with a tap")
  func barButtonItem() {
    let menu = UIMenu(children: [UIAction(title: "Inside") { _ in }])
    let item = UIBarButtonItem(title: "More", menu: menu)
    #expect(item.menu === menu)
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = item
    place.window.rootViewController = UINavigationController(rootViewController: screen)
    place.window.layoutIfNeeded()
    place.tap("More")
    place.run()
    #expect(place.element("Inside") != nil)
  }
}
