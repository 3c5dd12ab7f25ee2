import Foundation
import GalleryScreens
import Masonry
import OpenUIKit
import Testing

@testable import gallery

/// The screen whose constraints contradict each other on purpose.
@MainActor
@Suite("Debugging Helpers")
struct ConflictReportTests {
  private let window = Surroundings(width: 390, height: 844, rightToLeft: false)

  @Test(
    "contradictions that involve nothing else are reported as pairs",
    arguments: [
      ("ConflictingConstraint[0]", NSLayoutConstraint.Attribute.left), ("ConflictingConstraint[1]", .right),
    ])
  func pairs(key: String, attribute: NSLayoutConstraint.Attribute) throws {
    let stage = try window.stage("debugging-helpers")
    let report = try #require(stage.conflicts.first { $0.keys.contains(key) })
    #expect(report.constraints.count == 2)
    #expect(report.constraints.allSatisfy { $0.firstAttribute == attribute })
  }

  @Test("the height that is too large is part of a report")
  func tooHigh() throws {
    let stage = try window.stage("debugging-helpers")
    #expect(stage.conflicts.contains { $0.keys.contains("ConstantConstraint") })
  }

  @Test("each report gives up one of its own constraints, and no two give up the same")
  func broken() throws {
    let stage = try window.stage("debugging-helpers")
    #expect(stage.conflicts.allSatisfy { report in report.constraints.contains { $0 === report.broken } })
    #expect(Set(stage.conflicts.map { ObjectIdentifier($0.broken) }).count == stage.conflicts.count)
  }

  @Test("the text of the report calls views and constraints by their keys")
  func text() throws {
    let stage = try window.stage("debugging-helpers")
    let text = stage.conflicts.map(\.message).joined()
    #expect(text.contains("MASLayoutConstraint:ConflictingConstraint[0] UILabel:blueView.left =="))
    #expect(text.contains("DebuggingHelpersScreen:superview.left + 1"))
    #expect(text.contains("MASLayoutConstraint:ConstantConstraint UILabel:blueView.height >= 5000"))
  }

  @Test("in the language's words, a report names key, file and line, what was given up, and ways out")
  func words() throws {
    let stage = try window.stage("debugging-helpers")
    let conflict = try #require(stage.conflicts.first { $0.keys.contains("ConstantConstraint") })
    let report = MASConflictReport(constraints: conflict.constraints, givenUp: conflict.broken)
    let line =
      /UILabel:blueView  make\.height >= 5000  "ConstantConstraint"  DebuggingHelpersScreen\.swift:\d+/
    #expect(report.lines.filter { $0.text.contains(line) }.count == 1)
    #expect(report.lines.count == conflict.constraints.count)
    #expect(report.lines.filter(\.isGivenUp).map { $0.constraint === conflict.broken } == [true])
    #expect(report.text.contains("drop UILabel:blueView  make.height >= 5000, or give it .priority(999)"))
  }

  @Test("what is left is laid out")
  func frames() throws {
    let stage = try window.stage("debugging-helpers")
    for frame in stage.screen.subviews.map(\.frame) {
      #expect(frame.width > 0 && frame.height > 0 && frame.height.isFinite)
    }
  }

  @Test("no other screen has anything to report", arguments: Surroundings.all)
  func others(in window: Surroundings) throws {
    for screen in GalleryScreen.all where screen.identifier != "debugging-helpers" {
      for pose in screen.poses {
        let stage = try window.stage(screen.identifier, pose: pose.name)
        stage.advance(by: pose.time)
        #expect(stage.conflicts.isEmpty, "\(screen.identifier) \(pose.name)")
      }
    }
  }
}

extension UnsatisfiableConstraints {
  /// The keys of the constraints that have one.
  @MainActor
  fileprivate var keys: [String] {
    constraints.compactMap { ($0 as? MASLayoutConstraint)?.mas_key.map { "\($0)" } }
  }
}
