import OpenUIKit
import Testing

@Suite("Scrolling areas and rows for the keyboard")
#if !ThreadConfined
  @MainActor
#endif
struct ScrollAreaTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let area = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
  private let button = UIButton(frame: CGRect(x: 0, y: 250, width: 100, height: 40))

  init() {
    window.makeKeyAndVisible()
    area.contentSize = CGSize(width: 200, height: 400)
    button.setTitle("Below", for: .normal)
    area.addSubview(button)
    window.addSubview(area)
  }

  @Test("an area with something to scroll to comes before its elements, if it is asked for")
  func areas() {
    #expect(window.accessibilityTree() == [button])
    #expect(window.accessibilityTree(includingScrollAreas: true) == [area, button])
    #expect(area.accessibilityRole == .scrollArea)
    area.contentSize.height = 100
    #expect(window.accessibilityTree(includingScrollAreas: true) == [button])
    area.contentSize.height = 400
    area.isScrollEnabled = false
    #expect(window.accessibilityTree(includingScrollAreas: true) == [button])
  }

  @Test("everything around an element scrolls until it is visible")
  func reveals() {
    window.scrollToVisible(button)
    #expect(area.contentOffset.y == 190)
    window.scrollToVisible(area)
    window.scrollToVisible(window)
    #expect(area.contentOffset.y == 190)
  }

  @Test("a row that can be selected is a button, and another one is text")
  func rows() {
    let source = OneRow()
    let table = UITableView(frame: window.bounds)
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    let row = window.accessibilityTree().first { $0 is UITableViewCell }
    #expect(row?.accessibilityRole == .button)
    table.allowsSelection = false
    #expect(row?.accessibilityRole == .text)
  }
}

private final class OneRow: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    return cell
  }
}
