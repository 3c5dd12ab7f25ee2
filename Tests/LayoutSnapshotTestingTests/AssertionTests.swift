import Foundation
import LayoutSnapshotTesting
import OpenUIKit
import Testing

@MainActor
@Suite("Assertions of swift-snapshot-testing")
struct AssertionTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  private func card() -> UIView {
    let label = UILabel()
    label.text = "Card"
    label.backgroundColor = .systemYellow
    label.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    return label
  }

  private func verify<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>, record: SnapshotTestingConfiguration.Record,
    named name: String = "value"
  ) -> String? {
    verifySnapshot(of: value, as: strategy, named: name, record: record, snapshotDirectory: folder)
  }

  @Test("Recorded snapshots beside the test hold")
  func recorded() {
    assertSnapshot(of: card(), as: .recursiveDescription)
    assertSnapshot(of: ["b": 2, "a": 1], as: .json, named: "numbers")
    assertSnapshots(
      of: card(),
      as: [
        "light": .recursiveDescription, "sized": .recursiveDescription(size: CGSize(width: 50, height: 20)),
      ])
    assertSnapshot(of: UINavigationController(rootViewController: UIViewController()), as: .hierarchy)
  }

  @Test("A missing snapshot is recorded and fails, and holds the second time")
  func missing() throws {
    guard ProcessInfo.processInfo.environment["CI"] == nil else { return }
    let first = try #require(verify("text", as: .lines, record: .missing))
    #expect(first.contains("value.txt is recorded"))
    #expect(verify("text", as: .lines, record: .missing) == nil)
    let second = try #require(verify("other", as: .lines, record: .missing))
    #expect(second.contains("- text") && second.contains("+ other"))
    #expect(verify("other", as: .lines, record: .failed)?.contains("is recorded") == true)
    #expect(verify("other", as: .lines, record: .never) == nil)
  }

  @Test("A block and a trait ask for the same as the trait of LayoutTesting", .recordsMissingSnapshots)
  func requests() throws {
    guard ProcessInfo.processInfo.environment["CI"] == nil else { return }
    func verify(_ text: String) -> String? {
      verifySnapshot(of: text, as: .lines, named: "block", snapshotDirectory: folder)
    }
    #expect(verify("text")?.contains("is recorded") == true)
    #expect(verify("other")?.contains("LAYOUT_TESTING_RECORD=failed") == true)
    #expect(withSnapshotTesting(record: true) { verify("other") }?.contains("is recorded") == true)
    #expect(withSnapshotTesting(record: .never) { verify("other") } == nil)
  }

  @Test("Without recording, a missing snapshot fails and writes nothing")
  func never() {
    #expect(verify("text", as: .lines, record: .never)?.contains("There is no snapshot") == true)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test("Pictures differ by the share of pixels and by their closeness")
  func pictures() throws {
    guard ProcessInfo.processInfo.environment["CI"] == nil else { return }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    _ = verify(view, as: .image, record: .missing)
    #expect(verify(view, as: .image, record: .never) == nil)
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 10))
    part.backgroundColor = UIColor(red: 0.51, green: 0.5, blue: 0.5, alpha: 1)
    view.addSubview(part)
    #expect(
      verify(view, as: .image, record: .never)?.contains("Only 90.0 % of the pixels are the same") == true)
    #expect(verify(view, as: .image(precision: 0.89), record: .never) == nil)
    #expect(verify(view, as: .image(perceptualPrecision: 0.97), record: .never) == nil)
    part.backgroundColor = .red
    #expect(verify(view, as: .image(perceptualPrecision: 0.97), record: .never) != nil)
  }

  @Test("A screen has the size, the safe area and the traits of its device")
  func device() throws {
    let controller = UIViewController()
    var insets = UIEdgeInsets.zero
    let strategy = Snapshotting<UIViewController, String>.recursiveDescription(on: .iPhoneX(.landscape))
      .pullback {
        (_: Int) in controller
      }
    let text = try strategy.snapshot(1)
    #expect(text.contains("frame = (0 0; 812 375)"))
    let image = try Snapshotting<UIViewController, UIImage>.image(on: .iPhone8).snapshot(controller)
    #expect(image.size == CGSize(width: 750, height: 1334) || image.size == CGSize(width: 375, height: 667))
    insets = controller.view.safeAreaInsets
    #expect(insets.bottom == 0)
  }

  @Test("A dump has all properties, sorted, without addresses")
  func dump() throws {
    final class Node {
      var next: Node?
      let name = "node"
    }
    let node = Node()
    node.next = node
    defer { node.next = nil }
    let text = try Snapshotting<Node, String>.dump.snapshot(node)
    #expect(
      text
        == "▿ Node\n  ▿ next: Optional<Node>\n    ▿ some: Node (circular reference detected)\n  - name: \"node\"\n"
    )
    let sorted = try Snapshotting<[String: Int], String>.dump.snapshot(["b": 2, "a": 1])
    #expect(sorted.hasPrefix("▿ 2 key/value pairs\n  ▿ (2 elements)\n    - key: \"a\"\n    - value: 1\n"))
  }
}
