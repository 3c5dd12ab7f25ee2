import Foundation
import OpenUIKit
import Testing

/// When UIKit calls each `open` member, and that an override is called then. Sources are Apple's documentation of the members, and where
/// it is silent, published stack traces.
@MainActor
@Suite("Table of open members", .serialized)
struct OverrideTableTests {
  private nonisolated static let cases: [OverrideCase] =
    OverrideCase.views + OverrideCase.controllers + OverrideCase.controls + OverrideCase.tables
    + OverrideCase.scrolling + OverrideCase.collections + OverrideCase.objects
    + OverrideCase.responders + OverrideCase.collectionMovement

  @Test("UIKit's calls reach overrides", arguments: cases)
  func calls(_ test: OverrideCase) {
    let called = Set(OverrideCalls.during(test.run))
    #expect(test.members.filter { !called.contains($0) } == [])
  }

  @Test("The table has every open member, once for a reason or in cases, and no other")
  func everyMember() throws {
    let members = try OpenMembers.names()
    let probed = Set(Self.cases.flatMap(\.members))
    var listed: [String: Int] = [:]
    for group in MemberGroup.all { for name in group.members { listed[name, default: 0] += 1 } }
    let inGroups = Set(listed.keys)
    #expect(members.count > 1500)
    #expect(
      members.subtracting(probed).subtracting(inGroups).sorted() == [], "open members that the table lacks")
    #expect(probed.union(inGroups).subtracting(members).sorted() == [], "members that are not open any more")
    #expect(listed.filter { $0.value > 1 }.keys.sorted() == [], "members with two reasons")
    #expect(probed.intersection(inGroups).sorted() == [], "members with a reason that are called")
  }

  @Test("Tests of other suites that the table names override the members")
  func otherSuites() throws {
    for group in MemberGroup.all {
      guard case .tested(let file) = group.reason else { continue }
      let text = try String(
        contentsOf: OpenMembers.package.appendingPathComponent("Tests/\(file)"), encoding: .utf8)
      for member in group.members {
        guard let name = member.split(separator: ".").last?.prefix(while: { $0 != "(" }) else { continue }
        let isThere =
          text.contains("override func \(name)(") || text.contains("override var \(name):")
          || text.contains("override class var \(name):")
        #expect(isThere, "\(file) overrides no \(member)")
      }
    }
  }
}
