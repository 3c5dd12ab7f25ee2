import Foundation
import ObjectiveCRuntime
import Testing

struct KeyValueCodingTests {
  @Test func defaultsHaveTheirValuesByKey() throws {
    let suite = "KeyValueCodingTests"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.setValue(3, forKey: "count")
    #expect(defaults.integer(forKey: "count") == 3 && defaults.value(forKey: "count") as? Int == 3)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.value(forKey: "count") == nil)
  }
}
