import ConstraintLog
import Testing

/// A log with what its diagnosis has to state. The logs are made up after forms that systems and libraries print.
struct LogCase: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String
  /// The number of constraints that are read, in all conflicts of the text.
  var count: Int
  /// Parts of the main sentence.
  var sentence: [String]
  /// The first suspect, if there has to be one.
  var suspect: Suspect.Kind?
  /// A part of the best proposal.
  var proposal: String

  init(
    _ name: String, count: Int, _ sentence: [String], suspect: Suspect.Kind? = nil, proposal: String = "",
    _ text: String
  ) {
    (self.name, self.count, self.sentence, self.suspect) = (name, count, sentence, suspect)
    (self.proposal, self.text) = (proposal, text)
  }

  var testDescription: String { name }

  static let all = formats + equations + systems + libraries + wrappings + threads + places + connections
}
