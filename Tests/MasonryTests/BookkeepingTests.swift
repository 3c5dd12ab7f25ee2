import Masonry
import Testing

/// After any sequence of calls, what the language has stored is what is in the layout.
@MainActor
@Suite struct BookkeepingTests {
  /// A generator whose seed is printed with a failure.
  struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func recordsAgreeWithTheLayout(seed: UInt64) {
    var world = World(seed: seed)
    for step in 0..<60 {
      let action = world.act()
      let problem = world.disagreement()
      #expect(problem == nil, "seed \(seed), step \(step), \(action): \(problem ?? "")")
      if problem != nil { return }
    }
  }

  @MainActor
  struct World {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let views = (0..<3).map { _ in UIView() }
    var kept: [MASConstraint] = []
    var random: Random

    init(seed: UInt64) {
      random = Random(state: seed)
      for view in views { root.addSubview(view) }
    }

    mutating func act() -> String {
      let view = views.randomElement(using: &random)!
      let constraint = kept.randomElement(using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: keep(view.mas_makeConstraints(build()))
      case 1: keep(view.mas_updateConstraints(build()))
      case 2: keep(view.mas_remakeConstraints(build()))
      case 3: keep(view.mas_prepareConstraints(build()))
      case 4: constraint?.uninstall()
      case 5: constraint?.install()
      case 6: constraint?.priority(Int.random(in: 1...3, using: &random) == 1 ? 1000 : 400)
      case 7: constraint?.multipliedBy(Int.random(in: 1...2, using: &random))
      case 8: constraint?.offset(Int.random(in: 0...9, using: &random))
      default:
        view.removeFromSuperview()
        root.addSubview(view)
        return "moved a view out and in"
      }
      return "\(kept.count) kept"
    }

    private mutating func keep(_ made: [MASConstraint]) {
      kept = (kept + made).suffix(12)
    }

    private mutating func build() -> (MASConstraintMaker) -> Void {
      let other = views.randomElement(using: &random)!
      let kind = Int.random(in: 0..<5, using: &random)
      let constant = Int.random(in: 0...5, using: &random)
      return { make in
        switch kind {
        case 0: make.edges.equalToSuperview().inset(constant).priorityLow()
        case 1: make.width.equalTo(constant).priorityHigh()
        case 2: make.height.lessThanOrEqualTo([other, 90])
        case 3: make.left.top.greaterThanOrEqualTo(other).offset(constant)
        default: make.center.equalTo(CGPoint(x: constant, y: 0)).priorityMedium()
        }
      }
    }

    /// Returns the first difference between the records and the constraints, or nil.
    func disagreement() -> String? {
      let live = ([root] + views).flatMap { $0.constraints }.compactMap { $0 as? MASLayoutConstraint }
      for view in views {
        let recorded = view.mas_installedConstraints.map { ObjectIdentifier($0) }
        let installed = live.filter { $0.firstItem === view }.map { ObjectIdentifier($0) }
        if Set(recorded).count != recorded.count { return "a constraint is recorded twice" }
        if Set(recorded) != Set(installed) {
          return "\(recorded.count) recorded, \(installed.count) installed"
        }
      }
      for constraint in kept where constraint.isActive != constraint.layoutConstraints.allSatisfy(\.isActive)
      {
        if !constraint.layoutConstraints.isEmpty { return "activity differs" }
      }
      return nil
    }
  }
}
