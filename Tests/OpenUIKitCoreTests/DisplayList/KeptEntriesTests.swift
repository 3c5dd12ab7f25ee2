import Testing

@testable import OpenUIKitCore
@testable import OpenUIKitGraphics
@testable import OpenUIKitLayers

@Suite("What a display list keeps of the one before")
#if !ThreadConfined
  @MainActor
#endif
struct KeptEntriesTests {
  @Test("A list that keeps entries is the one that would be made without", arguments: 0..<24)
  func keepingMakesNoDifference(seed: UInt64) {
    let (keeping, whole) = (ChangingScene(seed: seed), ChangingScene(seed: seed))
    var keptCount = 0
    for _ in 0..<80 {
      keeping.change()
      whole.change()
      whole.window.displayListRecorder.setNeedsWholeRecording()
      let list = keeping.window.displayList()
      #expect(list.withoutIdentities == whole.window.displayList().withoutIdentities)
      keptCount += list.kept.reduce(0) { $0 + $1.entries.count }
    }
    #expect(keptCount > 0)
  }

  @Test("What is inside a view that moves is kept, and keeps its contents")
  func insideOfMovedView() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let label = UILabel(frame: box.bounds)
    label.text = "text"
    box.addSubview(label)
    window.addSubview(box)
    _ = window.displayList()
    box.layer.transform = CATransform3DMakeScale(2, 2, 1)
    let list = window.displayList()
    #expect(list.kept == [DisplayList.KeptEntries(entries: 2..<3, origin: 2)])
    #expect(list.lines.map { $0.text } == ["text"])
    label.text = "other"
    #expect(window.displayList().kept.isEmpty)
  }

  @Test("A view that another window has shown meanwhile is looked at again")
  func viewOfAnotherWindow() {
    let windows = (0..<2).map { _ in UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    windows[0].addSubview(outer)
    _ = windows[0].displayList()
    windows[1].addSubview(outer)
    inner.backgroundColor = .red
    _ = windows[1].displayList()
    windows[0].addSubview(outer)
    #expect(windows[0].displayList().entries[2].fill == DisplayList.Color(UIColor.red.cgColor))
  }

  @Test("A label that is given the font it has is not looked at again")
  func sameFont() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel(frame: window.bounds)
    label.font = .systemFont(ofSize: 20)
    window.addSubview(label)
    _ = window.displayList()
    label.font = .systemFont(ofSize: 20)
    #expect(!label.layer.needsRecording)
    label.font = .systemFont(ofSize: 21)
    #expect(label.layer.needsRecording)
  }

  @Test("What a mask hides comes back with it")
  func maskComesBack() {
    let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(box)
    let mask = CALayer()
    mask.frame = box.bounds
    box.layer.mask = mask
    mask.isHidden = true
    #expect(window.displayList().entries.count == 1)
    mask.isHidden = false
    #expect(window.displayList().entries.count == 3)
  }
}

extension DisplayList {
  /// The list with its entries counted through: layers of another window have other identities.
  fileprivate var withoutIdentities: DisplayList {
    var list = self
    for index in entries.indices { list.entries[index].id = index }
    return list
  }
}
