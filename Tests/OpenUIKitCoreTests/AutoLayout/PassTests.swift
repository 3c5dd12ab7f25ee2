import OpenUIKit
import Testing

/// A view that writes down what is called on it.
final class RecordingView: UIView {
  final class Log {
    var entries: [String] = []
  }

  let name: String
  let log: Log
  var duringLayout: (() -> Void)?
  var duringUpdate: (() -> Void)?

  init(_ name: String, _ log: Log, in superview: UIView? = nil) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    superview?.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    log.entries.append("layout \(name)")
    duringLayout?()
    super.layoutSubviews()
  }

  override func updateConstraints() {
    log.entries.append("update \(name)")
    duringUpdate?()
    super.updateConstraints()
  }
}

@MainActor
@Suite("Passes run in UIKit's order")
struct PassTests {
  let log = RecordingView.Log()
  let root: RecordingView
  let child: RecordingView
  let leaf: RecordingView

  init() {
    root = RecordingView("root", log)
    child = RecordingView("child", log, in: root)
    leaf = RecordingView("leaf", log, in: child)
  }

  @Test(
    "constraints are updated from the leaves to the root, layout runs from the root to the leaves, each once")
  func order() {
    root.layoutIfNeeded()
    #expect(
      log.entries == [
        "update leaf", "update child", "update root", "layout root", "layout child", "layout leaf",
      ])
    log.entries = []
    root.layoutIfNeeded()
    #expect(log.entries.isEmpty)
  }

  @Test("only flagged views are called")
  func flaggedOnly() {
    root.layoutIfNeeded()
    log.entries = []
    child.setNeedsLayout()
    leaf.setNeedsUpdateConstraints()
    #expect(leaf.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(log.entries == ["update leaf", "layout child"])
    #expect(!leaf.needsUpdateConstraints())
  }

  @Test("layoutIfNeeded on a view lays out the ancestors that its frame depends on")
  func climbsToAncestors() {
    let view = constrainedView(in: leaf)
    view.pin(CGRect(x: 0, y: 0, width: 70, height: 7))
    view.layoutIfNeeded()
    #expect(view.frame.width == 70)
  }

  @Test("a constant changed during layout takes effect in the same pass")
  func changeDuringLayout() {
    let view = constrainedView(in: child)
    view.pin(CGRect(x: 5, y: 0, width: 10, height: 10))
    let left = child.constraints[0]
    leaf.duringLayout = { left.constant = 33 }
    root.layoutIfNeeded()
    #expect(view.frame.minX == 33)
  }

  @Test("layout inside layoutSubviews sees final frames after super")
  func layoutDuringLayout() {
    let view = constrainedView(in: child)
    view.pin(CGRect(x: 5, y: 0, width: 10, height: 10))
    var seen: CGRect?
    child.duringLayout = { [child] in
      child.constraints[0].constant = 44
      child.duringLayout = nil
      child.layoutSubviews()
      seen = view.frame
    }
    root.layoutIfNeeded()
    #expect(seen?.minX == 44)
  }

  @Test("constraints made in updateConstraints are laid out in the same pass")
  func constraintsMadeInUpdate() {
    let view = constrainedView(in: child)
    child.duringUpdate = { if view.constraints.isEmpty { view.pin(CGRect(x: 1, y: 2, width: 3, height: 4)) } }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("a view that flags itself in every layout does not hang the pass")
  func endlessFlagging() {
    leaf.duringLayout = { [unowned leaf] in leaf.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(log.entries.filter { $0 == "layout leaf" }.count < 1000)
  }

  @Test("a controller is notified before and after its view lays out its subviews")
  func controllerCallbacks() {
    final class Controller: UIViewController {
      var calls: [String] = []
      override func viewWillLayoutSubviews() { calls.append("will") }
      override func viewDidLayoutSubviews() { calls.append("did") }
      override func updateViewConstraints() {
        calls.append("update")
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.calls == ["update", "will", "did"])
    #expect(controller.view.frame == window.bounds)
  }

  @Test("an updateConstraints that does not call super stops the program")
  func missingSuper() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      final class Forgetful: UIView {
        override func updateConstraints() {}
      }
      Forgetful(frame: .zero).layoutIfNeeded()
    }
  }
}
