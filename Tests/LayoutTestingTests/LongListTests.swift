import LayoutTesting
import Testing

/// Lists with more rows than there is room for, and what lies over them.
@Suite("Long lists", .ownScreen)
@MainActor
struct LongListTests {
  /// The view that shows 30 rows of 60 points.
  enum Form: CaseIterable, Sendable { case table, collection }

  /// The problems of a list in a navigation controller, with a view of 80 points over the bottom of the screen.
  private func problems(
    _ form: Form, inset: CGFloat, _ kinds: Set<LayoutProblem.Kind>, over cover: UIView
  ) -> [LayoutProblem] {
    let screen = BuiltController { view in
      let list: UIScrollView = form == .table ? RowTable(frame: view.bounds) : RowGrid(frame: view.bounds)
      list.contentInset.bottom = inset
      for content in [list, cover] {
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
      }
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: view.topAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        cover.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        cover.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        cover.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
        cover.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
      ])
    }
    return ScreenLayout { UINavigationController(rootViewController: screen) }.problems(of: kinds)
  }

  private var panel: UIView {
    let panel = UIView()
    panel.backgroundColor = .secondarySystemBackground
    UILabel.make("Three parcels", in: panel).frame = CGRect(x: 16, y: 16, width: 160, height: 24)
    return panel
  }

  private var button: UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "New parcel"
    return UIButton(configuration: configuration)
  }

  @Test("The last row behind a panel is found before the user scrolls to it", arguments: Form.allCases)
  func lastRow(form: Form) {
    let found = problems(form, inset: 0, [.overlap], over: panel)
    #expect(found.count == 1 && found[0].description.contains("has its last row behind"), "\(found)")
  }

  @Test("A list that ends above a panel, by an inset of its height, has no problem", arguments: Form.allCases)
  func inset(form: Form) {
    #expect(problems(form, inset: 80, [.overlap], over: panel).isEmpty)
  }

  @Test("A button floats over rows and their buttons that can be scrolled away", arguments: Form.allCases)
  func floating(form: Form) {
    #expect(problems(form, inset: 80, [.overlap, .blockedTouches], over: button).isEmpty)
  }
}

/// The text and the button of a row.
@MainActor
private func fillRow(_ content: UIView, _ index: Int) {
  content.subviews.forEach { $0.removeFromSuperview() }
  UILabel.make("Parcel \(index)", in: content).frame = CGRect(x: 16, y: 18, width: 120, height: 24)
  let button = UIButton.make("Send \(index)", "button", in: content, at: 240)
  button.frame.origin.y = 8
}

private final class RowTable: UITableView, UITableViewDataSource {
  override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
    (rowHeight, dataSource) = (60, self)
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    fillRow(cell.contentView, indexPath.row)
    return cell
  }
}

private final class RowGrid: UICollectionView, UICollectionViewDataSource {
  init(frame: CGRect) {
    let flow = UICollectionViewFlowLayout()
    (flow.itemSize, flow.minimumLineSpacing) = (CGSize(width: 340, height: 60), 0)
    super.init(frame: frame, collectionViewLayout: flow)
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    dataSource = self
  }

  required init?(coder: NSCoder) { fatalError("Made in code") }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    fillRow(cell.contentView, path.item)
    return cell
  }
}
