import LayoutTesting
import Testing

/// Screens with a fault beside the same screens without it.
@Suite("Twin screens", .ownScreen)
@MainActor
struct TwinScreenTests {
  @Test("A fault is found in one of nine configurations", arguments: TwinScreen.all)
  func fault(_ screen: TwinScreen) {
    #expect(
      TwinScreen.configurations.contains { configuration in
        if screen.kinds == [.leak] {
          return ScreenLayout.audit(in: configuration) { screen.make(true) }.contains { $0.kind == .leak }
        }
        let layout = ScreenLayout(in: configuration) { screen.make(true) }
        // Some are found by a change of the window, which the audit makes for each of these kinds.
        return layout.problems(of: screen.kinds.union([.unsettled])).contains {
          screen.kinds.contains($0.kind)
        }
      })
  }

  @Test("Its twin has no problem in any configuration", arguments: TwinScreen.all)
  func twin(_ screen: TwinScreen) {
    for configuration in TwinScreen.configurations {
      let problems = ScreenLayout.audit(in: configuration) { screen.make(false) }
      #expect(problems.isEmpty, "\(configuration): \(problems.map(\.description).joined(separator: "\n"))")
    }
  }

  @Test("Each topic has five faults or more")
  func topics() {
    for topic in TwinScreen.Topic.allCases {
      #expect(TwinScreen.all.count { $0.topic == topic } >= 5, "\(topic)")
    }
  }
}
