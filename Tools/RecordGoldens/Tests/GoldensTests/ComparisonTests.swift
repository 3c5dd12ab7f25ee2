import Goldens
import Testing

struct ComparisonTests {
  private func golden(_ views: [GoldenView], scene: String = "a") -> Golden {
    Golden(
      system: "iOS 18.2", device: "iPhone", scale: 3,
      scenes: [GoldenScene(name: scene, size: [100, 100], views: views)])
  }

  private func view(_ path: String, _ kind: String = "view", x: Double = 0, baselines: [Double]? = nil)
    -> GoldenView
  {
    GoldenView(
      path: path, kind: kind, frame: [x, 0, 10, 10], intrinsicSize: [-1, -1], baselines: baselines)
  }

  @Test("Equal layouts have no difference")
  func same() {
    let golden = golden([view(""), view("0", "label", baselines: [8, 8])])
    let comparison = GoldenComparison(of: golden, with: golden)
    #expect(comparison.differences.isEmpty && comparison.unmatched.isEmpty)
    #expect(comparison.rows.map(\.kind) == ["all", "label", "view"])
    #expect(comparison.rows[0].withinHalf == 2)
  }

  @Test(
    "Frames are counted by kind within half a point and within one",
    arguments: [
      (0.5, 2, 2), (0.6, 1, 2), (1, 1, 2), (1.1, 1, 1),
    ])
  func counts(x: Double, withinHalf: Int, withinOne: Int) {
    let recorded = golden([view(""), view("0", "label")])
    let comparison = GoldenComparison(of: golden([view(""), view("0", "label", x: x)]), with: recorded)
    #expect(comparison.rows[0].withinHalf == withinHalf && comparison.rows[0].withinOne == withinOne)
    #expect(comparison.differences.map(\.distance) == [x])
  }

  @Test("Another baseline is a difference, with the numbers of both")
  func baselines() {
    let comparison = GoldenComparison(
      of: golden([view("", baselines: [8, 8])]), with: golden([view("", baselines: [8, 20])]))
    #expect(comparison.differences.map(\.attribute) == ["baselines"])
    #expect(comparison.text(listing: 5).contains("a  view baselines: recorded 8 20, here 8 8"))
  }

  @Test("What only one has is named: a view by its path, a scene once")
  func unmatched() {
    let recorded = golden([view(""), view("0"), view("0.0")])
    #expect(GoldenComparison(of: golden([view(""), view("0")]), with: recorded).unmatched == ["a 0.0"])
    let other = golden([view(""), view("0")], scene: "b")
    #expect(GoldenComparison(of: other, with: recorded).unmatched == ["a", "b"])
  }
}
