import LayoutTesting
import Testing

/// The audit on an app as teams write them: silent as it is, and not with any of the planted faults.
@Suite("Sample app", .ownScreen)
@MainActor
struct SampleAppTests {
  nonisolated private static let configurations =
    [
      Configuration(), Configuration(device: .iPhoneSE, appearance: .dark),
      Configuration(device: .iPhone13Mini, orientation: .landscape),
      Configuration(contentSize: .accessibilityExtraExtraLarge), Configuration(device: .iPadPro11),
      Configuration(device: .iPadMini, splitView: .oneThird, direction: .rightToLeft),
      Configuration(device: .iPhone17ProMax, contentSize: .extraSmall, hasBoldText: true),
      Configuration(showsKeyboard: true), Configuration(hasHighContrast: true),
    ]
  /// The screens with a translation, which the others do not have.
  nonisolated private static let translated: [SampleApp.Screen] = [.ledger, .transfer, .confirmation]

  @Test("A sound app has no problems", arguments: configurations)
  func sound(configuration: Configuration) {
    for screen in SampleApp.Screen.allCases {
      let problems = ScreenLayout(in: configuration) { SampleApp.make(screen) }.problems
      #expect(problems.isEmpty, "\(screen): \(problems.map(\.description).joined(separator: "\n"))")
    }
  }

  @Test(
    "A sound screen has no problems in its translation", arguments: translated,
    [Configuration(device: .iPhoneSE, language: "de"), Configuration(appearance: .dark, language: "de")])
  func soundTranslation(screen: SampleApp.Screen, configuration: Configuration) {
    let problems = ScreenLayout(in: configuration) { SampleApp.make(screen) }.problems
    #expect(problems.isEmpty, "\(screen): \(problems.map(\.description).joined(separator: "\n"))")
  }

  @Test(
    "A row that is scrolled to its first item is sound in both directions",
    arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func scrolledRow(direction: UIUserInterfaceLayoutDirection) {
    let layout = ScreenLayout(in: Configuration(direction: direction)) {
      SampleApp.make(.sheet) { controller in
        let row = LeadingScrollView()
        row.addChips()
        (controller as? FilterController)?.stack.addArrangedSubview(row)
      }
    }
    #expect(layout.problems(of: [.leftAndRight]).isEmpty)
  }

  @Test("A planted fault is found in one of its configurations", arguments: PlantedFault.all)
  func fault(_ fault: PlantedFault) {
    let isFound = PlantedFault.configurations.contains { configuration in
      if fault.kinds == [.leak] { return leaks(fault, in: configuration) }
      let layout = ScreenLayout(in: configuration) { SampleApp.make(fault.screen, changedBy: fault.change) }
      return layout.problems(of: fault.kinds).contains { fault.kinds.contains($0.kind) }
    }
    #expect(isFound)
  }

  private func leaks(_ fault: PlantedFault, in configuration: Configuration) -> Bool {
    let problems = ScreenLayout.audit(in: configuration) {
      SampleApp.make(fault.screen, changedBy: fault.change)
    }
    return problems.contains { $0.kind == .leak }
  }
}
