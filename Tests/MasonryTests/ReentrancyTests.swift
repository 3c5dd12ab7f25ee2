import Masonry
import Testing

/// Code that calls the language while the language is at work: inside a block, and from views that are notified
/// of new and removed constraints.
@MainActor
@Suite struct ReentrancyTests {
  /// A view that calls a closure once when a constraint has come to it, and once when one has left it.
  private final class Listener: UIView {
    var onAdd: (() -> Void)?
    var onRemove: (() -> Void)?

    override func addConstraint(_ constraint: NSLayoutConstraint) {
      super.addConstraint(constraint)
      let heard = onAdd
      onAdd = nil
      heard?()
    }

    override func removeConstraint(_ constraint: NSLayoutConstraint) {
      super.removeConstraint(constraint)
      let heard = onRemove
      onRemove = nil
      heard?()
    }
  }

  private let root = Listener(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView()
  private let sibling = UIView()

  init() {
    root.addSubview(view)
    root.addSubview(sibling)
    MASAttachKeys(S: root, V: view, O: sibling)
  }

  /// Whether what the language has stored of the view is what is in the layout, each once.
  private var recordAgrees: Bool {
    let live = (root.constraints + view.constraints).filter {
      $0 is MASLayoutConstraint && $0.firstItem === view
    }
    let recorded = view.mas_installedConstraints
    return recorded.count == live.count
      && Set(recorded.map(ObjectIdentifier.init)) == Set(live.map(ObjectIdentifier.init))
  }

  private func expectNothingIsLeftBehind() {
    #expect(recordAgrees)
    view.mas_removeConstraints()
    #expect(root.constraints.isEmpty && view.constraints.isEmpty)
  }

  // MARK: While constraints are activated

  @Test(arguments: ["make", "update", "remake", "remove", "prepare"])
  func viewsMayMakeConstraintsWhileOthersComeIn(_ verb: String) {
    root.onAdd = { [view] in
      switch verb {
      case "make": view.mas_makeConstraints { $0.width.equalTo(5) }
      case "update": view.mas_updateConstraints { $0.edges.equalToSuperview().priorityLow() }
      case "remake": view.mas_remakeConstraints { $0.width.equalTo(5).priorityLow() }
      case "remove": view.mas_removeConstraints()
      default: view.mas_prepareConstraints { $0.width.equalTo(5) }[0].install()
      }
    }
    view.mas_makeConstraints { $0.edges.equalToSuperview() }
    #expect(root.constraints.count >= 4)
    expectNothingIsLeftBehind()
  }

  @Test func recordOfManyConstraintsIsNotPrunedWhileTheyComeIn() {
    root.onAdd = { [view] in
      view.mas_makeConstraints { make in
        for index in 0..<20 { make.width.lessThanOrEqualTo(100 + index) }
      }
    }
    view.mas_makeConstraints { make in
      for index in 0..<20 { make.left.greaterThanOrEqualTo(index) }
    }
    #expect(view.mas_installedConstraints.count == 40)
    expectNothingIsLeftBehind()
  }

  @Test(arguments: [true, false])
  func constraintMayBeSwitchedWhileItsNeighbourComesIn(_ installs: Bool) {
    var kept: [MASConstraint] = []
    root.onAdd = { for constraint in kept { installs ? constraint.install() : constraint.uninstall() } }
    view.mas_makeConstraints { make in
      kept = [make.left.equalToSuperview(), make.right.equalToSuperview()]
    }
    #expect(recordAgrees)
    for constraint in kept { constraint.install() }
    #expect(root.constraints.count == 2)
    expectNothingIsLeftBehind()
  }

  @Test func viewsMayMakeConstraintsWhileOthersAreTakenOut() {
    view.mas_makeConstraints { $0.edges.equalToSuperview() }
    root.onRemove = { [view] in view.mas_makeConstraints { $0.width.equalTo(7) } }
    view.mas_remakeConstraints { $0.left.equalTo(3) }
    #expect(
      view.mas_installedConstraints.map { sentence($0) } == ["V.width == 7", "V.left == Listener:S.left + 3"])
    expectNothingIsLeftBehind()
  }

  // MARK: Inside a block

  @Test func blocksMayStandInBlocks() {
    let made = view.mas_makeConstraints { make in
      let left = make.left
      sibling.mas_makeConstraints { inner in
        inner.top.equalTo(5)
        left.equalTo(sibling)
        make.width.equalTo(9)
      }
      view.mas_makeConstraints { $0.height.equalTo(7) }
      left.offset(4)
      make.top.equalTo(3)
    }
    #expect(sentences(made) == ["V.left == O.left + 4", "V.width == 9", "V.top == Listener:S.top + 3"])
    #expect(sibling.mas_installedConstraints.count == 1 && view.mas_installedConstraints.count == 4)
  }

  @Test func remakeTakesOutWhatItsOwnBlockMadeForTheView() {
    view.mas_remakeConstraints { make in
      view.mas_makeConstraints { $0.width.equalTo(1) }
      view.mas_remakeConstraints { $0.width.equalTo(2) }
      make.width.equalTo(3)
    }
    #expect(view.mas_installedConstraints.map { sentence($0) } == ["V.width == 3"])
    expectNothingIsLeftBehind()
  }

  @Test func groupsMayStandInGroupsAndHoldOtherBlocks() {
    var inner: MASConstraint?
    let made = view.mas_makeConstraints { make in
      let left = make.left
      make.group {
        make.top.equalTo(1)
        sibling.mas_makeConstraints { $0.top.equalTo(2) }
        inner = make.group {
          make.width.height.equalTo([30, 40]).priorityLow()
          left.right.equalToSuperview()
        }
        make.bottom.lessThanOrEqualToSuperview()
      }.key("g")
    }
    #expect(made.count == 2)
    #expect(made[0].layoutConstraints.map(\.firstAttribute) == [.left, .right])
    #expect(
      made[1].layoutConstraints.map(\.mas_key) == [
        "g[0]", "g[1][0][0][0]", "g[1][0][0][1]", "g[1][0][1][0]", "g[1][0][1][1]", "g[2]",
      ])
    inner?.uninstall()
    #expect(view.mas_installedConstraints.count == 4 && sibling.mas_installedConstraints.count == 1)
    inner?.offset(50)
    inner?.install()
    #expect(inner?.layoutConstraints.map(\.constant) == [50, 50, 50, 50])
    sibling.mas_removeConstraints()
    expectNothingIsLeftBehind()
  }

  @Test func emptyGroupIsNothing() {
    let made = view.mas_makeConstraints { $0.group {} }
    #expect(made.count == 1 && made[0].children.isEmpty && !made[0].isActive)
    made[0].install()
    #expect(view.mas_installedConstraints.isEmpty)
  }

  // MARK: What dies meanwhile

  /// A view that calls the language when it is deallocated.
  private final class Mortal: UIView {
    nonisolated(unsafe) var onDeath: (@MainActor () -> Void)?

    deinit {
      guard let onDeath else { return }
      MainActor.assumeIsolated { onDeath() }
    }
  }

  @Test func targetLivesUntilItsBlockEnds() {
    weak var seen: UIView?
    let made = view.mas_prepareConstraints { make in
      do {
        let target = UIView()
        seen = target
        make.left.equalTo(target.mas_right)
        make.edges.equalTo([target, target])
      }
      #expect(seen != nil)
    }
    #expect(seen == nil)
    #expect(made.map(\.isActive) == [false, false])
    #expect(made[0].offset(3).description == "UIView:V  make.left.equalTo((gone).right).offset(3)")
  }

  @Test func itemLivesUntilItsBlockEnds() {
    weak var seen: UIView?
    var made: [MASConstraint] = []
    do {
      var item: UIView? = UIView()
      seen = item
      made = item!.mas_prepareConstraints { make in
        item = nil
        #expect(seen != nil)
        make.size.equalTo(4)
      }
    }
    #expect(seen == nil && made[0].layoutConstraints.isEmpty)
    made[0].uninstall()
    #expect(made[0].offset(1).description.contains("(gone)  make.width.equalTo(1)"))
  }

  @Test func viewThatDiesAtTheEndOfABlockMayMakeConstraints() {
    var target: Mortal? = Mortal()
    target?.onDeath = { [view] in _ = view.mas_makeConstraints { $0.width.equalTo(8) } }
    let kept = view.mas_prepareConstraints { make in
      make.left.equalTo(target!)
      make.group {
        make.right.top.equalTo([target!, target!])
        make.bottom.equalTo(target!)
      }
      target = nil
    }
    #expect(view.mas_installedConstraints.map { sentence($0) } == ["V.width == 8"])
    #expect(kept.map { $0.children.count } == [0, 2])
    expectNothingIsLeftBehind()
  }

  @Test func installedTargetMayDieAndLeavesNothingBehind() {
    var target: UIView? = UIView()
    root.addSubview(target!)
    let made = view.mas_makeConstraints { make in
      make.left.equalTo(target!)
      make.top.equalToSuperview()
    }
    target?.removeFromSuperview()
    target = nil
    #expect(made.map(\.isActive) == [false, true])
    made[0].offset(3).priorityLow().multipliedBy(2).key("k")
    #expect(recordAgrees)
    view.mas_updateConstraints { $0.left.equalTo(sibling) }
    expectNothingIsLeftBehind()
  }

  // MARK: Another place

  @Test func keptConstraintsFollowTheViewToAnotherSuperview() {
    let made = view.mas_makeConstraints { make in
      make.left.equalTo(5)
      make.top.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.5)
      make.height.equalTo(10)
    }
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.mas_key = "P"
    other.addSubview(view)
    for constraint in made { constraint.install() }
    #expect(
      sentences(made) == [
        "V.left == P.left + 5", "V.top == P.top", "V.width == P.width * 0.5", "V.height == 10",
      ])
    other.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 0, width: 50, height: 10))
    #expect(view.mas_installedConstraints.count == 4)
    view.mas_removeConstraints()
    #expect(other.constraints.isEmpty && view.constraints.isEmpty)
  }
}
