import ConstraintLog
import Foundation
import Testing

/// A file of the folder Logs, with the answer that an experienced developer gives.
///
/// The answers come from reading the logs: from their arithmetic, and from what UIKit documents. None is the doctor's output.
struct LogAnswer: CustomTestStringConvertible, Sendable {
  var file: String
  /// The contradicting constraints, by the last digits of their addresses. Several if the log has several contradictions; empty if it has
  /// none.
  var contradictions: [[Int]]
  /// The points that the numbers of the largest contradiction differ by.
  var points: Double?
  /// Parts of the text of the answer.
  var parts: [String]
  /// Parts of the first proposal, one of which is enough. Empty: nothing can be changed.
  var proposal: [String]
  var suspect: Suspect.Kind?
  /// The number of different conflicts in the text.
  var conflicts = 1

  init(
    _ file: String, _ contradictions: [[Int]], points: Double? = nil, _ parts: [String] = [],
    first proposal: [String],
    suspect: Suspect.Kind? = nil, conflicts: Int = 1
  ) {
    (self.file, self.contradictions, self.points, self.parts) = (file, contradictions, points, parts)
    (self.proposal, self.suspect, self.conflicts) = (proposal, suspect, conflicts)
  }

  var testDescription: String { file }

  var text: String {
    get throws {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Logs")
      return try String(contentsOf: folder.appendingPathComponent(file + ".txt"), encoding: .utf8)
    }
  }

  private static let twoWidths = ["20", "40"]

  static let all: [LogAnswer] = [
    // Names as people give them.
    LogAnswer(
      "s01-name-with-space", [[1, 2]], points: 20,
      ["Send button must be 20 wide and 40 wide", "sendButton.widthAnchor", "// sendButton: Send button"],
      first: ["Remove \"sendButton.width"], suspect: .duplicate),
    LogAnswer(
      "s02-name-with-hyphen", [[1, 2, 3, 4]], points: 32,
      ["cover-image", "7 + 60 + 9 = 76, but 44 are there", "coverImage.heightAnchor"],
      first: ["to 999"], suspect: .encapsulatedSize),
    LogAnswer(
      "s03-name-unicode", [[1, 2]], points: 20, ["Überschrift must be 20 wide", "überschrift.widthAnchor"],
      first: ["Remove"],
      suspect: .duplicate),
    LogAnswer(
      "s16-snapkit-label-with-space", [[1, 2]], ["title label", "Home.swift:10", "titleLabel"],
      first: ["Remove"], suspect: .duplicate),
    LogAnswer(
      "s17-snapkit-path-with-space", [[1, 2]], ["Home View.swift:10"], first: ["Remove"], suspect: .duplicate),
    LogAnswer(
      "s38-name-with-dots-and-trailing", [[1, 2]], ["ProfileAvatar...", "profileAvatar.widthAnchor"],
      first: ["Remove"], suspect: .duplicate),

    // Distances that the system measures.
    LogAnswer("s04-anchor-space-in-format", [[1, 2, 3, 4]], points: 4, ["8"], first: ["view.height"]),
    LogAnswer("s05-anchor-space-in-equation", [[1, 2, 3]], points: 26, first: ["bar.bottom"]),

    // Whose constraint it is.
    LogAnswer(
      "s18-mas-cell-height", [[1, 2, 3, 4]], points: 0.5,
      ["16 + 76 + 16 = 108, but 107.5 are there", "a pixel of a screen with the scale 2"],
      first: ["contentView.bottom - 16\" to 999", "imageView.height == 76\" to 999"], suspect: .rounding),
    LogAnswer(
      // With identifiers, as in a log of PureLayout's issue 187, the 0 alone is the system's.
      "s19-mas-cell-two-widths", [[1, 2]], points: 414, ["has the width 0 for the moment"],
      first: ["contentView.width == 414\" to 999"], suspect: .zeroSize),
    LogAnswer(
      "s20-alert-minus-16", [[1]], points: 16, ["iOS 12.2", "https://"], first: [], suspect: .knownFault),
    LogAnswer(
      "s21-input-bar-system-only", [[1, 2, 3, 4]], points: 34,
      first: ["inputBar.bottom <= safeAreaLayoutGuide.bottom\" to 999"]),
    LogAnswer(
      "s36-app-prefix-sf-tui", [[1, 2]], points: 20, first: ["Remove"], suspect: .duplicate, conflicts: 2),
    LogAnswer("s49-app-private-identifier", [[1, 2]], points: 20, first: ["Remove"], suspect: .duplicate),
    LogAnswer(
      "s51-alert-inner-views", [[1, 2, 3, 4]], points: 402, ["https://"], first: [], suspect: .knownFault),

    // One address twice, and constraints that are printed again.
    LogAnswer(
      "s06-one-name-two-views", [[1, 2, 3, 4]], points: 7, ["card (first)", "card (second)"],
      first: ["card2.bottom\" to 999", "card2.top == card.bottom + 7\" to 999"]),
    LogAnswer(
      "s07-macos14-detected", [[1, 2, 3]], points: 10, ["NSLayoutConstraint.Priority(999)", "2 times"],
      first: ["right - 5\" to 999"],
      suspect: .zeroSize),
    LogAnswer("s08-copied-from-the-middle", [[1, 2]], points: 20, first: ["Remove"], suspect: .duplicate),
    LogAnswer("s09-only-will-attempt", [], ["without its list"], first: []),
    LogAnswer(
      "s28-same-pointer-two-names", [[1, 2], [1, 3], [2, 3]], first: ["Remove"], suspect: .duplicate),
    LogAnswer("s47-same-address-twice", [[1, 2, 3]], points: 6, first: ["view.height == 10\" to 999"]),

    // The surroundings of a log.
    LogAnswer(
      "s10-autolayout-trace", [],
      [
        "UILabel “Hello” has no constraint that determines its horizontal position (left) and vertical position (top)"
      ],
      first: ["Add a constraint for the left of the UILabel “Hello”, and add a constraint for the top"]),
    LogAnswer(
      "s11-xcode15-metadata", [[1, 2]], ["gave up: view.width == 20"], first: ["Remove"], suspect: .duplicate),
    LogAnswer(
      "s12-log-show-json", [[1, 2]], ["Café", "gave up: label.width == 20"], first: ["Remove"],
      suspect: .duplicate),
    LogAnswer("s13-log-stream-compact", [[1, 2]], first: ["Remove"], suspect: .duplicate),
    LogAnswer("s14-lldb-po-swift-array", [[1, 2]], first: ["Remove"], suspect: .duplicate),
    LogAnswer("s15-smart-quotes-crlf", [[1, 2]], first: ["Remove"], suspect: .duplicate),
    LogAnswer("s33-ansi-colours", [[1, 2]], first: ["Remove"], suspect: .duplicate),
    LogAnswer("s37-cjk-escapes", [[1, 2]], ["“设置”"], first: ["Remove"], suspect: .duplicate),
    LogAnswer("s40-jira-slack-bullets", [[1, 2]], first: ["Remove"], suspect: .duplicate),

    // Cut and stripped logs.
    LogAnswer(
      "s22-cut-zero-width", [], ["cut off", "not proven", "has the width 0 for the moment", "not the app's"],
      first: [], suspect: .zeroSize),
    LogAnswer("s29-stripped-by-html", [], ["swallowed", "brackets"], first: []),

    // Rounding.
    LogAnswer(
      "s23-thirds-rounded-in-print", [[1, 2, 3, 4, 5, 6]], ["six digits"], first: ["to 999"],
      suspect: .rounding),
    LogAnswer(
      "s24-half-point-separator", [[1, 2, 3, 4]], points: 0.5,
      ["1 + 310 + 1 = 312, but 312.5 are there", "a pixel of a screen with the scale 2"],
      first: ["to 999"], suspect: .rounding),

    // Numbers and words.
    LogAnswer(
      "s25-implied-size-hides-number", [[1, 2, 3, 4]], points: 102,
      first: ["imageView.bottom + 8\" to 999", "Remove \"map.bottom == imageView.bottom + 8"]),
    LogAnswer(
      "s26-negative-distance-wording", [[1, 2]], points: 210, ["210 above the bottom of the UIView"],
      first: ["Remove"], suspect: .duplicate),
    LogAnswer(
      "s39-height-relation-explained", [[1, 2, 3]], points: 35,
      ["the others make the Surface 0 high", "cannot be negative"],
      first: ["surface.bottom == pass.bottom", "surface.top == pass.bottom"]),
    LogAnswer(
      "s44-ratio-and-both-sizes", [[1, 2, 3]], points: 20, ["16/9 times as wide as high"],
      first: ["imageView.height == 200", "imageView.width == 320"]),
    LogAnswer(
      "s50-proportional-wrong-points", [[1, 2, 3, 4]], points: 4,
      first: ["imageView.height ==", "Remove \"imageView.height"]),

    // Advice by the kind of view.
    LogAnswer(
      "s30-fill-equally-two-widths", [[1, 2, 3]], points: 40, ["fillEqually"],
      first: ["distribution", "width == 80", "width == 120"],
      suspect: .distribution),
    LogAnswer(
      "s31-table-header-zero", [[1, 2, 3]], points: 32, ["tableHeaderView"],
      first: ["label.bottom + 16\" to 999"], suspect: .zeroSize),
    LogAnswer(
      "s32-nstableview-column", [[1, 2, 3]], points: 22,
      ["5 + 61 = 66, but 44 are there", "NSLayoutConstraint.Priority(999)", "minWidth"],
      first: ["table column"], suspect: .tableColumn),
    LogAnswer(
      "s43-content-size", [[1, 2]], points: 20, ["setContentCompressionResistancePriority"],
      first: ["compression resistance"], suspect: .requiredContentSize),
    LogAnswer(
      "s45-scrollview-content", [[1, 2, 3, 5]], points: 16, ["contentLayoutGuide"],
      first: ["view.trailing == page.trailing"], suspect: .scrollContent),
    LogAnswer("s46-scroll-own-edges", [[5, 6]], points: 20, first: ["Remove"], suspect: .duplicate),
    LogAnswer(
      "s48-container-with-margins", [[1, 2, 3, 4]], points: 293, first: ["to 999"], suspect: .fixedFrame),
    LogAnswer(
      "s34-hosting-view", [[1, 2]], points: 20, ["The _UIHostingView"], first: ["Remove"], suspect: .duplicate
    ),

    // Texts, line breaks, directions.
    LogAnswer(
      "s27-ib-prototyping", [[1, 2]], points: 20, ["Interface Builder"],
      first: ["Remove \"label.left == view.left + 20"], suspect: .interfaceBuilder),
    LogAnswer(
      "s35-text-with-brackets", [[1, 2, 3]], points: 16, ["10 + 10 = 20, but 4 are there"],
      first: ["view.height == 4\" to 999"]),
    LogAnswer("s41-wrapped-at-80", [[1, 2, 3]], points: 16, first: ["view.height == 4\" to 999"]),
    LogAnswer(
      "s42-two-systems-rtl", [[1, 2]], points: 20, ["10 from the right"], first: ["Remove"],
      suspect: .duplicate),
    LogAnswer(
      "s52-many-times", [[1, 2, 3]], points: 6, ["100 times", "8 + 8 = 16, but 10 are there"],
      first: ["label.bottom + 8\" to 999"], suspect: .encapsulatedSize),
  ]
}
