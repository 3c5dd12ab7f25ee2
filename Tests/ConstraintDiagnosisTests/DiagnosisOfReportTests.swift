import ConstraintDiagnosis
import Masonry
import Testing

/// Conflicts of layouts, diagnosed where the window reports them.
@MainActor
@Suite struct DiagnosisOfReportTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let box = UILabel()

  init() {
    box.mas_key = "box"
    window.addSubview(box)
  }

  private final class Reports {
    var all: [UnsatisfiableConstraints] = []
  }

  /// The conflicts of the next layout.
  private func reports() -> [UnsatisfiableConstraints] {
    let reports = Reports()
    window.unsatisfiableConstraintsHandler = { reports.all.append($0) }
    window.layoutIfNeeded()
    return reports.all
  }

  @Test func constraintsOfMasonryHaveTheirFileAndLine() throws {
    box.mas_makeConstraints { make in
      make.top.equalToSuperview().offset(8)
      make.height.equalTo(40)
      make.bottom.equalTo(window.mas_top).offset(40)
    }
    let line = #line
    let diagnosis = try #require(reports().first).diagnosis
    #expect(diagnosis.log.constraints.map(\.origin) == [.masonry, .masonry, .masonry])
    #expect(diagnosis.log.constraints.allSatisfy { $0.file == "DiagnosisOfReportTests.swift" })
    #expect(Set(diagnosis.log.constraints.map(\.line)) == [line - 4, line - 3, line - 2])
    #expect(diagnosis.largest?.points == 8 && diagnosis.log.broken.count == 1)
    for number in line - 4...line - 2 {
      #expect(diagnosis.text.contains("DiagnosisOfReportTests.swift:\(number)"), "\(diagnosis.text)")
    }
    #expect(diagnosis.proposals.first?.sentence.contains("DiagnosisOfReportTests.swift:") == true)
  }

  @Test func indicesAreThoseOfTheReport() throws {
    box.text = "It's [8] > 7, '|':UIView:0x1"
    box.mas_makeConstraints { make in
      make.edges.equalToSuperview().inset(8)
      make.height.equalTo(40).key("it's a height")
    }
    let report = try #require(reports().first)
    let diagnosis = report.diagnosis
    #expect(diagnosis.log.constraints.count == report.constraints.count && diagnosis.log.unread.isEmpty)
    for (read, made) in zip(diagnosis.log.constraints, report.constraints) {
      #expect(read.constant == Double(made.constant) && read.priority == 1000, "\(read.text)")
    }
    #expect(diagnosis.log.broken.map { report.constraints[$0] } == [report.broken])
  }

  /// A proposal for a constraint of the log, carried out on that of the layout.
  @Test(arguments: 0..<3)
  func proposalsEndTheConflict(_ number: Int) throws {
    box.mas_makeConstraints { make in
      make.edges.equalToSuperview()
      make.height.equalTo(100)
    }
    let report = try #require(reports().first)
    let changes = try #require(report.diagnosis.proposals.dropFirst(number).first).changes
    #expect(changes.count == 1)
    for change in changes {
      switch change {
      case .lowerPriority(let index, let priority):
        report.constraints[index].priority = UILayoutPriority(Float(priority))
      case .remove(let index): report.constraints[index].isActive = false
      case .setConstant(let index, let constant): report.constraints[index].constant = constant
      case .resize(_, let size): window.frame.size.height = size
      default: Issue.record("\(change)")
      }
    }
    #expect(reports().isEmpty)
  }

  @Test func aMaskThatWasLeftOnIsSuspected() throws {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.addSubview(child)
    box.mas_makeConstraints { make in make.edges.equalToSuperview() }
    NSLayoutConstraint.activate([child.rightAnchor.constraint(equalTo: box.rightAnchor)])
    let diagnosis = try #require(reports().first).diagnosis
    #expect(diagnosis.suspects.first?.kind == .maskLeftOn, "\(diagnosis.text)")
  }
}
