import LayoutTesting
import Testing

/// The views that a container adds to a screen hide no fault.
@Suite("Faults in containers", .ownScreen)
@MainActor
struct FaultPlaceTests {
  @Test("A fault is found wherever its screen is shown", arguments: FaultPlace.allCases, Fault.all)
  func fault(place: FaultPlace, fault: Fault) {
    guard place.allows(fault) else { return }
    let layout = ScreenLayout { place.make(fault.build) }
    #expect(layout.problems(of: [fault.kind]).contains { $0.kind == fault.kind })
  }
}
