import OpenUIKit
import Testing

@MainActor
@Suite("The content of cells")
struct CellContentTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)

  init() {
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    cell.textLabel?.text = "Sound"
    window.addSubview(cell)
    window.layoutIfNeeded()
  }

  @Test("Views at the margins of the content view are aligned with the text")
  func margins() {
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    #expect(cell.textLabel?.frame.minX == 16)
    cell.accessoryType = .disclosureIndicator
    cell.indentationLevel = 2
    cell.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 36, bottom: 11, right: 8))
    #expect(cell.textLabel?.frame.minX == 36)
  }

  @Test("Margins that the app has set stay")
  func ownMargins() {
    cell.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    cell.accessoryType = .checkmark
    window.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("A new text of a label gets its place at once")
  func newText() throws {
    let detail = try #require(cell.detailTextLabel)
    for text in ["On", "Bell Buoy", "Off"] {
      detail.text = text
      window.layoutIfNeeded()
      #expect(detail.frame.width == detail.intrinsicContentSize.width && detail.frame.maxX == 374)
    }
  }
}
