import LayoutTesting
import Testing

/// A change of one screen of the sample app that makes a fault.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  var testDescription: String { name }
  let name: String
  let screen: SampleApp.Screen
  let kinds: Set<LayoutProblem.Kind>
  let change: @MainActor @Sendable (SampleController) -> Void

  init<Controller: SampleController>(
    _ name: String, _ screen: SampleApp.Screen, _ kinds: Set<LayoutProblem.Kind>,
    _ change: @escaping @MainActor @Sendable (Controller) -> Void
  ) {
    (self.name, self.screen, self.kinds) = (name, screen, kinds)
    self.change = { controller in if let controller = controller as? Controller { change(controller) } }
  }

  /// The configurations in which a fault has to be found once.
  static let configurations: [Configuration] = [
    Configuration(), Configuration(appearance: .dark), Configuration(device: .iPhoneSE),
    Configuration(device: .iPhoneSE, appearance: .dark, contentSize: .accessibilityMedium),
    Configuration(orientation: .landscape), Configuration(device: .iPhone17ProMax),
    Configuration(device: .iPhone13Mini, orientation: .landscape, appearance: .dark),
    Configuration(device: .iPhoneSE, contentSize: .extraExtraExtraLarge),
    Configuration(contentSize: .accessibilityExtraExtraExtraLarge), Configuration(contentSize: .extraSmall),
    Configuration(direction: .rightToLeft), Configuration(device: .iPadPro13),
    Configuration(device: .iPadPro11, orientation: .landscape),
    Configuration(device: .iPadMini, splitView: .oneThird), Configuration(device: .iPad, appearance: .dark),
    Configuration(showsKeyboard: true), Configuration(orientation: .landscape, showsKeyboard: true),
    Configuration(hasBoldText: true), Configuration(hasHighContrast: true),
    Configuration(device: .iPhoneSE, direction: .rightToLeft), Configuration(language: "de"),
  ]

  static let all =
    places + covers + colors + texts + lists + reading + directions + scrolledRows + times
    + strangers + newScreens + bank + payments
}
