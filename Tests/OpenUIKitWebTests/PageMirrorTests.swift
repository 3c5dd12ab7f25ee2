import OpenUIKit
import OpenUIKitWeb
import Testing

@Suite("The page's mirror of a window")
#if !ThreadConfined
  @MainActor
#endif
struct PageMirrorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { window.makeKeyAndVisible() }

  /// A view whose width names it.
  private func view(_ width: CGFloat, in superview: UIView? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 1))
    superview?.addSubview(view)
    return view
  }

  private func update(_ page: inout SimulatedPage, _ mirror: inout PageMirror) -> CommandBuffer {
    var commands = CommandBuffer()
    mirror.update(to: window.displayList(), measurer: window.textMeasurer, &commands)
    page.apply(commands)
    return commands
  }

  @Test("has an element for every layer, nested and in order")
  func mirrorsTree() {
    let outer = view(50, in: window)
    _ = view(20, in: outer)
    _ = view(30, in: outer)
    _ = view(60, in: window)
    var (page, mirror) = (SimulatedPage(), PageMirror())
    _ = update(&page, &mirror)
    #expect(page.outline == "100(50(20 30) 60)")
  }

  @Test("writes nothing for a window that has not changed")
  func writesNothingWithoutChange() {
    _ = view(50, in: window)
    var (page, mirror) = (SimulatedPage(), PageMirror())
    _ = update(&page, &mirror)
    let commands = update(&page, &mirror)
    #expect(commands.isEmpty)
  }

  @Test("sends the place of each letter, as the system's typeface has it")
  func letters() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.font = .systemFont(ofSize: 12)
    label.text = "To\u{4E2D}"
    window.addSubview(label)
    var (page, mirror) = (SimulatedPage(), PageMirror())
    _ = update(&page, &mirror)
    let letters = try #require(page.letters.values.first?.first)
    #expect(letters.map(\.byteCount) == [1, 1, 3])
    // In thousandths of the em, from PDF files of web pages printed on Macs: T 633.82, o 590.83, kerning between them -97.5.
    // At 12 points the tracking is 0.
    let expected: [(advance: Double, width: Double)] = [(6.436, 7.606), (7.090, 7.090)]
    for (letter, wanted) in zip(letters, expected) {
      #expect(abs(letter.advance - wanted.advance) < 0.02)
      #expect(abs(letter.width - wanted.width) < 0.02)
    }
    // The table lacks it: the browser gives it the width of its own font.
    #expect(letters[2].advance > 0)
    #expect(letters[2].width == 0)
  }

  @Test("blurs what lies below a material, once")
  func material() {
    let material = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    material.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    window.addSubview(material)
    var (page, mirror) = (SimulatedPage(), PageMirror())
    _ = update(&page, &mirror)
    #expect(Array(page.backdrops.values) == [20])
    material.frame.size.width = 60
    window.layoutIfNeeded()
    _ = update(&page, &mirror)
    #expect(Array(page.backdrops.values) == [20])
  }

  @Test("shows a mask that has become a part of the picture")
  func maskBecomesPart() {
    let box = view(50, in: window)
    let mask = CALayer()
    mask.frame = box.bounds
    mask.backgroundColor = UIColor.black.cgColor
    box.layer.mask = mask
    var (page, mirror) = (SimulatedPage(), PageMirror())
    _ = update(&page, &mirror)
    #expect(page.opacities.values.contains(0))
    box.layer.mask = nil
    box.layer.addSublayer(mask)
    _ = update(&page, &mirror)
    #expect(!page.opacities.values.contains(0))
  }

  @Test("writes nothing for a mask that has not changed")
  func unchangedMask() {
    let box = view(50, in: window)
    let mask = CALayer()
    mask.frame = box.bounds
    box.layer.mask = mask
    var (page, mirror) = (SimulatedPage(), PageMirror())
    _ = update(&page, &mirror)
    let other = view(20, in: window)
    _ = update(&page, &mirror)
    other.frame.origin.x = 7
    #expect(update(&page, &mirror).numbers.count == 4)
  }

  @Test("writes one command for a view that moves")
  func writesOnlyWhatChanged() {
    let views = (1...9).map { view(CGFloat($0 * 10), in: window) }
    var (page, mirror) = (SimulatedPage(), PageMirror())
    _ = update(&page, &mirror)
    views[4].frame.origin = CGPoint(x: 3, y: 4)
    // A code, an element, x and y.
    let commands = update(&page, &mirror)
    #expect(commands.numbers.count == 4)
  }

  @Test(
    "writes one command for a view that changes its place among others",
    arguments: [(0, 8), (8, 0), (3, 5), (7, 1)])
  func movesOnlyWhatIsOutOfOrder(from: Int, to: Int) {
    let views = (1...9).map { view(CGFloat($0 * 10), in: window) }
    var (page, mirror) = (SimulatedPage(), PageMirror())
    _ = update(&page, &mirror)
    window.insertSubview(views[from], at: to)
    // A code, an element and its height.
    let commands = update(&page, &mirror)
    #expect(commands.numbers.count == 3)
    #expect(page.outline == outline(of: window))
  }

  @Test("leaves the others alone when a view goes or comes")
  func leavesSiblingsAlone() {
    let views = (1...9).map { view(CGFloat($0 * 10), in: window) }
    var (page, mirror) = (SimulatedPage(), PageMirror())
    _ = update(&page, &mirror)
    views[0].removeFromSuperview()
    #expect(update(&page, &mirror).numbers.count == 2)
    window.insertSubview(views[0], at: 4)
    let before = page.placeCount
    _ = update(&page, &mirror)
    #expect(page.placeCount == before + 1)
    #expect(page.outline == outline(of: window))
  }

  @Test("follows views that are added, removed, reordered and moved to another superview", arguments: 0..<20)
  func followsRandomChanges(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    let views = (1...12).map { view(CGFloat($0)) }
    var (page, mirror) = (SimulatedPage(), PageMirror())
    for _ in 0..<60 {
      let view = views[Int(random.next() % 12)]
      let target = random.next() % 3 == 0 ? window : views[Int(random.next() % 12)]
      if random.next() % 4 == 0 {
        view.removeFromSuperview()
      } else if !target.isDescendant(of: view) {
        target.insertSubview(view, at: Int(random.next() % UInt64(target.subviews.count + 1)))
      }
      _ = update(&page, &mirror)
      #expect(page.outline == outline(of: window), "seed \(seed)")
    }
  }

  private func outline(of view: UIView) -> String {
    let inside = view.subviews.map(outline).joined(separator: " ")
    let width = Int(view.bounds.width)
    return inside.isEmpty ? "\(width)" : "\(width)(\(inside))"
  }

  @Test("sends the text of a label once, and again when it changes")
  func sendsChangedText() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
    label.text = "Hello"
    window.addSubview(label)
    var (page, mirror) = (SimulatedPage(), PageMirror())
    let initial = update(&page, &mirror)
    #expect(String(decoding: initial.bytes, as: UTF8.self) == "Hello")
    label.frame.origin.x = 5
    let afterMove = update(&page, &mirror)
    #expect(afterMove.bytes.isEmpty)
    label.text = "World"
    let afterChange = update(&page, &mirror)
    #expect(String(decoding: afterChange.bytes, as: UTF8.self) == "World")
  }
}

/// Random numbers from a printed seed.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
