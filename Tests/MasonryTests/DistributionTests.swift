import LayoutTesting
import Masonry
import Testing

@MainActor
@Suite(.ownScreen) struct DistributionTests {
  let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let views = (0..<4).map { _ in UIView() }

  init() {
    for view in views { superview.addSubview(view) }
  }

  private func starts(_ axis: MASAxisType) -> [CGFloat] {
    superview.layoutIfNeeded()
    return views.map { axis == .horizontal ? $0.frame.minX : $0.frame.minY }
  }

  private func lengths(_ axis: MASAxisType) -> [CGFloat] {
    superview.layoutIfNeeded()
    return views.map { axis == .horizontal ? $0.frame.width : $0.frame.height }
  }

  private func areClose(_ values: [CGFloat], _ expected: [CGFloat]) -> Bool {
    zip(values, expected).allSatisfy { ($0 - $1).magnitude <= 0.17 } && values.count == expected.count
  }

  @Test func fixedSpacingSharesTheWidth() {
    views.mas_distributeViews(along: .horizontal, withFixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)
    views.mas_makeConstraints { $0.top.height.equalTo(60) }
    #expect(areClose(starts(.horizontal), [5, 87.5, 170, 252.5]))
    #expect(areClose(lengths(.horizontal), [62.5, 62.5, 62.5, 62.5]))
  }

  @Test func fixedSpacingSharesTheHeight() {
    views.mas_distributeViews(along: .vertical, withFixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)
    #expect(areClose(starts(.vertical), [5, 127.5, 250, 372.5]))
    #expect(areClose(lengths(.vertical), [102.5, 102.5, 102.5, 102.5]))
  }

  @Test func fixedLengthSharesTheGaps() {
    let made = views.mas_distributeViews(
      along: .horizontal, withFixedItemLength: 30, leadSpacing: 200, tailSpacing: 30)
    #expect(starts(.horizontal) == [200, 220, 240, 260])
    #expect(lengths(.horizontal) == [30, 30, 30, 30])
    let second = made.flatMap { $0.layoutConstraints }[3]
    #expect(second.mas_description.contains(" * 0.333333 + 143.333"))
  }

  @Test func fixedLengthWorksVertically() {
    views.mas_distributeViews(along: .vertical, withFixedItemLength: 30, leadSpacing: 30, tailSpacing: 200)
    #expect(areClose(starts(.vertical), [30, 103.333, 176.667, 250]))
  }

  @Test func numbersOfConstraintsAreMasonrys() {
    let three = Array(views.prefix(3))
    three.mas_distributeViews(along: .horizontal, withFixedSpacing: 10, leadSpacing: 5, tailSpacing: 5)
    #expect(three.map { $0.mas_installedConstraints.count } == [1, 2, 3])
    three.mas_remakeConstraints { _ in }
    three.mas_distributeViews(along: .horizontal, withFixedItemLength: 30, leadSpacing: 5, tailSpacing: 5)
    #expect(three.map { $0.mas_installedConstraints.count } == [2, 2, 2])
  }

  @Test("Masonry duplicated its constraints on a second call; here it replaces them")
  func secondCallReplacesTheFirst() {
    views.mas_makeConstraints { $0.top.height.equalTo(60) }
    views.mas_distributeViews(along: .horizontal, withFixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)
    let count = superview.constraints.count
    views.mas_distributeViews(along: .horizontal, withFixedSpacing: 0, leadSpacing: 0, tailSpacing: 0)
    #expect(superview.constraints.count == count)
    #expect(starts(.horizontal) == [0, 80, 160, 240])
    #expect(lengths(.vertical) == [60, 60, 60, 60])
  }

  @Test func viewsMayKeepTheirOwnLengths() {
    for (index, view) in views.enumerated() {
      view.mas_makeConstraints { $0.width.equalTo(10 * (index + 1)).priority(index == 3 ? 250 : 1000) }
    }
    views.mas_distributeViews(
      along: .horizontal, withFixedSpacing: 20, leadSpacing: 5, tailSpacing: 5, equalSizes: false)
    #expect(starts(.horizontal) == [5, 35, 75, 125])
    #expect(lengths(.horizontal) == [10, 20, 30, 190])
  }

  @Test("Masonry related the views to one of themselves if it held the others; here to their superview")
  func nestedViewsAreDistributedInTheSuperviewOfAll() {
    let inner = UIView()
    views[0].addSubview(inner)
    let made = [views[0], inner].mas_distributeViews(
      along: .vertical, withFixedItemLength: 10, leadSpacing: 0, tailSpacing: 0)
    let targets = made.flatMap { $0.layoutConstraints }.compactMap { $0.secondItem }
    #expect(targets.allSatisfy { $0 === superview })
  }
}
