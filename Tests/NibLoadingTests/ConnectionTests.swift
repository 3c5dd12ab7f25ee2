import NibLoading
import OpenUIKit
import Testing

private final class Form: UIViewController, NibConnectable, UITextFieldDelegate {
  private(set) var pressed = 0

  func nibAction(_ name: String) -> Selector? { name == "press:" ? Selector("press:", Form.press) : nil }

  func press(_ sender: Any?) { pressed += 1 }
}

@MainActor @Suite("Connections of files")
struct ConnectionTests {
  private var classes: NibClasses {
    var classes = NibClasses()
    classes.add("Form") { Form(coder: $0) }
    return classes
  }

  /// The list of a scene whose prototype has a field and a button that are connected to the controller.
  private func cell(of list: String) throws -> (Form, UIView, Remarks) {
    let remarks = Remarks()
    let board = try storyboard(
      """
      <viewController id="a" customClass="Form"><view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <subviews>\(list)</subviews></view></viewController>
      """, classes: classes, remarks: remarks)
    let form = try #require(board.instantiateInitialViewController() as? Form)
    form.loadViewIfNeeded()
    let path = IndexPath(row: 0, section: 0)
    if let table = form.view.viewWithTag(1) as? UITableView {
      return (form, table.dequeueReusableCell(withIdentifier: "R", for: path), remarks)
    }
    let grid = try #require(form.view.viewWithTag(1) as? UICollectionView)
    return (form, grid.dequeueReusableCell(withReuseIdentifier: "R", for: path), remarks)
  }

  private nonisolated static let parts = """
    <subviews><textField id="f" tag="2"><connections><outlet property="delegate" destination="a" id="o"/></connections></textField>
    <button id="b" tag="3"><connections><action selector="press:" destination="a" eventType="touchUpInside" id="p"/></connections></button></subviews>
    """

  @Test(
    "a prototype's outlets and actions lead to the controller around it",
    arguments: [
      """
      <tableView id="t" tag="1"><rect key="frame" x="0" y="0" width="390" height="400"/><prototypes>
      <tableViewCell reuseIdentifier="R" id="c"><tableViewCellContentView key="contentView" id="k">\(parts)</tableViewCellContentView>
      </tableViewCell></prototypes></tableView>
      """,
      """
      <collectionView id="t" tag="1"><rect key="frame" x="0" y="0" width="390" height="400"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="l"/><cells>
      <collectionViewCell reuseIdentifier="R" id="c"><view key="contentView" id="k">\(parts)</view></collectionViewCell></cells></collectionView>
      """,
    ])
  func prototypes(list: String) throws {
    let (form, cell, remarks) = try cell(of: list)
    #expect(remarks.all.isEmpty)
    let field = try #require(cell.viewWithTag(2) as? UITextField)
    #expect(field.delegate === form)
    try #require(cell.viewWithTag(3) as? UIButton).sendActions(for: .touchUpInside)
    #expect(form.pressed == 1)
  }

  @Test("a prototype does not keep its controller alive")
  func lifetime() throws {
    weak var form: Form?
    var nib: UIView?
    do {
      let made = try cell(
        of:
          """
          <tableView id="t" tag="1"><prototypes><tableViewCell reuseIdentifier="R" id="c"><tableViewCellContentView key="contentView" id="k">\(Self.parts)
          </tableViewCellContentView></tableViewCell></prototypes></tableView>
          """)
      (form, nib) = (made.0, made.1)
    }
    #expect(nib != nil)
    #expect(form == nil)
  }

  @Test("a destination that no element has is named, and an action does not reach the first responder")
  func unknownDestinations() throws {
    let remarks = Remarks()
    let root = try nib(
      """
      <button id="b" tag="1"><connections><action selector="press:" destination="gone" eventType="touchUpInside" id="p"/></connections></button>
      <textField id="f"><connections><outlet property="delegate" destination="lost" id="o"/></connections></textField>
      """, remarks: remarks)
    #expect(
      remarks.all == [
        "the destination gone does not exist in the file", "the destination lost does not exist in the file",
      ])
    #expect((root.viewWithTag(1) as? UIButton)?.allControlEvents.isEmpty == true)
  }

  @Test("an outlet to what is not installed is left out, and is no fault of the file")
  func absent() throws {
    let remarks = Remarks()
    let board = try storyboard(
      """
      <viewController id="a"><view key="view" id="v"><connections><outlet property="delegate" destination="b" id="o"/></connections></view></viewController>
      """, "<viewController id=\"b\"/>", remarks: remarks)
    board.instantiateInitialViewController()?.loadViewIfNeeded()
    #expect(remarks.all.isEmpty)
  }
}
