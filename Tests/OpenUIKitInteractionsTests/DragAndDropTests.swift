import Foundation
import OpenUIKit
import Testing

@MainActor
@Suite("Drag and drop")
struct DragAndDropTests {
  private final class Source: NSObject, UIDragInteractionDelegate {
    var log: [String] = []
    var items: [UIDragItem] = []
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
      -> [UIDragItem]
    { items }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      log.append("begin")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { log.append("willEnd \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.append("didEnd \(operation)") }
  }

  private final class Target: NSObject, UIDropInteractionDelegate {
    var log: [String] = []
    var operation = UIDropOperation.copy
    var dropped: [Any] = []
    var texts: [String] = []
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      session.canLoadObjects(ofClass: String.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      log.append("enter")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    { UIDropProposal(operation: operation) }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      log.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("perform")
      dropped = session.items.compactMap(\.localObject)
      session.loadObjects(ofClass: NSString.self) { self.texts = $0.map { "\($0)" } }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      log.append("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      log.append("end")
    }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let from = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let to = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
  private let source = Source()
  private let target = Target()

  init() {
    window.addSubview(from)
    window.addSubview(to)
    window.makeKeyAndVisible()
    from.addInteraction(UIDragInteraction(delegate: source))
    to.addInteraction(UIDropInteraction(delegate: target))
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "text")))
    item.localObject = 7
    source.items = [item]
  }

  /// Presses, moves through places and lifts the finger.
  private func drag(_ places: [CGPoint], pressing delay: Double = 0.6) {
    window.sendTouch(.began, at: places[0])
    window.clock.advance(by: delay)
    for place in places.dropFirst() { window.sendTouch(.moved, at: place) }
    window.sendTouch(.ended, at: places[places.count - 1])
    window.clock.advance(by: 1)
  }

  @Test("A long press lifts the items, and a drop delivers them, with both sides notified in order")
  func drop() {
    drag([CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 150), CGPoint(x: 250, y: 250)])
    #expect(source.log == ["begin", "willEnd copy", "didEnd copy"])
    #expect(target.log == ["enter", "perform", "conclude", "end"])
    #expect(target.dropped as? [Int] == [7])
  }

  @Test("A drop elsewhere, or where nothing can be dropped, is cancelled")
  func cancelled() {
    drag([CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 250), CGPoint(x: 350, y: 50)])
    #expect(source.log == ["begin", "willEnd cancel", "didEnd cancel"])
    #expect(target.log == ["enter", "exit", "end"])
    target.operation = .forbidden
    (source.log, target.log) = ([], [])
    drag([CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 250)])
    #expect(source.log.last == "didEnd cancel" && target.log == ["enter", "exit", "end"])
  }

  @Test("Without items there is no drag, and items that are put down again have not begun one")
  func nothing() {
    drag([CGPoint(x: 50, y: 50)])
    #expect(source.log == [])
    source.items = []
    drag([CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 250)])
    #expect(source.log == [] && target.log == [])
  }

  @Test("A drag of another program is dropped, and cannot be moved")
  func foreign() {
    let item = NSItemProvider(object: NSString(string: "file"))
    let place = CGPoint(x: 250, y: 250)
    #expect(window.sendDrag(.began, items: [item], at: place) == .copy)
    #expect(window.sendDrag(.ended, at: place) == .copy)
    #expect(target.log == ["enter", "perform", "conclude", "end"])
    target.operation = .move
    #expect(window.sendDrag(.began, items: [item], at: place) == .forbidden)
    #expect(window.sendDrag(.ended, at: place) == .cancel)
  }

  /// Items are loaded by another thread, which waits for as long as the machine is busy.
  @Test("The objects of dropped items are loaded, and delivered in a later frame", .timeLimit(.minutes(20)))
  func objects() async {
    drag([CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 250)])
    while target.texts.isEmpty, !Task.isCancelled {
      await Task.yield()
      try? await Task.sleep(nanoseconds: 1_000_000)
      window.clock.advance(by: 1.0 / 60)
    }
    #expect(target.texts == ["text"])
  }
}

@MainActor
@Suite("Drag and drop in lists")
struct ListDragTests {
  private final class Names: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate
  {
    var names = ["a", "b", "c", "d"]
    var destinations: [IndexPath?] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: names[indexPath.row])))]
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(
        operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      destinations.append(coordinator.destinationIndexPath)
      guard let item = coordinator.items.first, let target = coordinator.destinationIndexPath,
        let source = item.sourceIndexPath
      else { return }
      names.insert(names.remove(at: source.row), at: target.row)
      tableView.moveRow(at: source, to: target)
      coordinator.drop(item.dragItem, toRowAt: target)
    }
  }

  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let names = Names()

  init() {
    table.rowHeight = 50
    table.dataSource = names
    table.dragDelegate = names
    table.dropDelegate = names
    window.addSubview(table)
    window.makeKeyAndVisible()
  }

  private func drag(from: CGFloat, to: CGFloat) {
    window.sendTouch(.began, at: CGPoint(x: 100, y: from))
    window.clock.advance(by: 0.6)
    window.sendTouch(.moved, at: CGPoint(x: 100, y: (from + to) / 2))
    window.sendTouch(.moved, at: CGPoint(x: 100, y: to))
    window.sendTouch(.ended, at: CGPoint(x: 100, y: to))
    window.clock.advance(by: 1)
  }

  @Test("A row is moved down and up by dragging it")
  func move() {
    #expect(table.dragDelegate === names && table.dropDelegate === names)
    drag(from: 25, to: 140)
    #expect(names.names == ["b", "c", "a", "d"])
    drag(from: 175, to: 10)
    #expect(names.names == ["d", "b", "c", "a"])
    drag(from: 25, to: 350)
    #expect(names.names == ["b", "c", "a", "d"])
    #expect(!table.hasActiveDrag && !table.hasActiveDrop && table.contentOffset.y == 0)
  }

  @Test("Items of other programs are inserted between the rows")
  func foreign() {
    let item = NSItemProvider(object: NSString(string: "file"))
    window.sendDrag(.began, items: [item], at: CGPoint(x: 100, y: 60))
    #expect(window.sendDrag(.ended, at: CGPoint(x: 100, y: 60)) == .copy)
    #expect(names.destinations == [IndexPath(row: 1, section: 0)])
  }

  @Test("Without delegates nothing is dragged")
  func disabled() {
    table.dragInteractionEnabled = false
    drag(from: 25, to: 140)
    #expect(names.names == ["a", "b", "c", "d"])
    table.dragInteractionEnabled = true
    table.dragDelegate = nil
    drag(from: 25, to: 140)
    #expect(names.names == ["a", "b", "c", "d"] && table.dragDelegate == nil)
  }
}
