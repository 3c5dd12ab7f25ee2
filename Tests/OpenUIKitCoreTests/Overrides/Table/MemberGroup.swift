/// Members that no case of the table causes to be called, with the reason.
struct MemberGroup {
  enum Reason {
    /// A property that apps set and read. UIKit sets it when it decodes a nib at most, and reads what is stored.
    case setting
    /// A property that apps read. UIKit has the value itself.
    case value
    /// A method that apps call. UIKit does what it does by other ways.
    case command
    /// A member of a class whose objects are values, such as colours, constraints and events: apps create and read them.
    case valueClass
    /// A member that a subclass calls to report something.
    case report
    /// UIKit calls the member, and a test of another suite has an override. The file is below `Tests`.
    case tested(String)
    /// A witness of a protocol, whose calls Swift dispatches to an override. Tests of the protocol are in the suites of the module.
    case witness
    /// A property that hosts read from the elements of `accessibilityTree()`, and apps set.
    case host
    /// UIKit calls the member, and this framework does not. The text is the reason.
    case noOccasion(String)
  }

  /// All groups.
  static let all = settings + commands + values + calls

  let reason: Reason
  let members: [String]

  /// Reads lines of the form `Class: member member`; a line that begins with a space continues the one before it.
  init(_ reason: Reason, _ text: String) {
    self.reason = reason
    var type = ""
    var members: [String] = []
    for line in text.split(separator: "\n") {
      var rest = line
      if line.first != " ", let colon = line.firstIndex(of: ":") {
        type = String(line[..<colon])
        rest = line[line.index(after: colon)...]
      }
      members += rest.split(separator: " ").map { "\(type).\($0)" }
    }
    self.members = members
  }
}
