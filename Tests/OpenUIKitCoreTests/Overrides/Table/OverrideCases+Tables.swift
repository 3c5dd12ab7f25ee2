import OpenUIKit

private final class ProbeCell: UITableViewCell {
  override func setSelected(_ selected: Bool, animated: Bool) {
    called(UITableViewCell.self)
    super.setSelected(selected, animated: animated)
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    called(UITableViewCell.self)
    super.setHighlighted(highlighted, animated: animated)
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    called(UITableViewCell.self)
    super.setEditing(editing, animated: animated)
  }
  override func willTransition(to state: StateMask) { called(UITableViewCell.self) }
  override func didTransition(to state: StateMask) { called(UITableViewCell.self) }
  override func prepareForReuse() {
    called(UITableViewCell.self)
    super.prepareForReuse()
  }
  override func updateConfiguration(using state: UICellConfigurationState) {
    called(UITableViewCell.self)
    super.updateConfiguration(using: state)
  }
  override var configurationState: UICellConfigurationState {
    called(UITableViewCell.self)
    return super.configurationState
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    called(UIView.self)
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    called(UIView.self)
    return super.sizeThatFits(size)
  }
}

private final class LitLabel: UILabel {
  override var isHighlighted: Bool { didSet { called(UILabel.self) } }
}

private final class LitImageView: UIImageView {
  override var isHighlighted: Bool { didSet { called(UIImageView.self) } }
}

private final class ProbeHeader: UITableViewHeaderFooterView {
  override func prepareForReuse() {
    called(UITableViewHeaderFooterView.self)
    super.prepareForReuse()
  }
  override func updateConfiguration(using state: UIViewConfigurationState) {
    called(UITableViewHeaderFooterView.self)
    super.updateConfiguration(using: state)
  }
  override var configurationState: UIViewConfigurationState {
    called(UITableViewHeaderFooterView.self)
    return super.configurationState
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    called(UIView.self)
    return super.sizeThatFits(size)
  }
}

/// A controller of a table whose methods are all its own.
private final class ProbeTableController: UITableViewController {
  var rows = 30

  override func numberOfSections(in tableView: UITableView) -> Int {
    called(UITableViewController.self)
    return 2
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    called(UITableViewController.self)
    return rows
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    called(UITableViewController.self)
    return UITableViewCell()
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    called(UITableViewController.self)
    return "header"
  }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    called(UITableViewController.self)
    return "footer"
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    called(UITableViewController.self)
    return true
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    called(UITableViewController.self)
    return true
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { called(UITableViewController.self) }
  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    called(UITableViewController.self)
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    called(UITableViewController.self)
    return 50
  }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    called(UITableViewController.self)
    return 30
  }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    called(UITableViewController.self)
    return 30
  }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    called(UITableViewController.self)
    return nil
  }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    called(UITableViewController.self)
    return nil
  }
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    called(UITableViewController.self)
    return 0
  }
  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    called(UITableViewController.self)
    return true
  }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    called(UITableViewController.self)
  }
  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    called(UITableViewController.self)
  }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    called(UITableViewController.self)
    return indexPath
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    called(UITableViewController.self)
  }
  override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    called(UITableViewController.self)
    return indexPath
  }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    called(UITableViewController.self)
  }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { called(UITableViewController.self) }
  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { called(UITableViewController.self) }
  override func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { called(UITableViewController.self) }
  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { called(UITableViewController.self) }
  override func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { called(UITableViewController.self) }
  override func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { called(UITableViewController.self) }
  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    called(UITableViewController.self)
    return .delete
  }
  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    called(UITableViewController.self)
    return nil
  }
  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  {
    called(UITableViewController.self)
    return true
  }
  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    called(UITableViewController.self)
  }
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    called(UITableViewController.self)
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    called(UITableViewController.self)
    return nil
  }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    called(UITableViewController.self)
    return nil
  }
  override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    called(UITableViewController.self)
    return nil
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { called(UITableViewController.self) }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { called(UITableViewController.self) }
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { called(UITableViewController.self) }
  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    called(UITableViewController.self)
  }
  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    called(UITableViewController.self)
  }
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    called(UITableViewController.self)
  }
  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    called(UITableViewController.self)
  }
}

private final class ProbeRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "probe")
      ?? ProbeCell(style: .default, reuseIdentifier: "probe")
  }
  func numberOfSections(in tableView: UITableView) -> Int { 5 }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "probe")
      ?? ProbeHeader(reuseIdentifier: "probe")
  }
}

@MainActor
private func tableWindow(_ rows: ProbeRows) -> (UITableView, UIWindow) {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  (table.dataSource, table.delegate) = (rows, rows)
  return (table, caseWindow(table))
}

@MainActor
private func controllerWindow() -> (ProbeTableController, UIWindow) {
  let controller = ProbeTableController()
  let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 320, height: 480))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return (controller, window)
}

extension OverrideCase {
  static let tables: [OverrideCase] = [
    OverrideCase(
      "a row with a label and a picture is touched", "UILabel.isHighlighted UIImageView.isHighlighted"
    ) {
      let cell = UITableViewCell()
      cell.contentView.addSubview(LitLabel())
      cell.contentView.addSubview(LitImageView())
      cell.setHighlighted(true, animated: false)
    },
    OverrideCase(
      "a row of automatic height is shown",
      """
      UITableViewCell.configurationState UITableViewCell.updateConfiguration(using:)
      UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) UIView.sizeThatFits(_:)
      """
    ) {
      let rows = ProbeRows()
      let (table, window) = tableWindow(rows)
      for cell in table.visibleCells { cell.setNeedsUpdateConfiguration() }
      table.reloadData()
      window.layoutIfNeeded()
    },
    OverrideCase(
      "a row is touched, selected, and scrolls out of sight",
      """
      UITableViewCell.setHighlighted(_:animated:) UITableViewCell.setSelected(_:animated:)
      UITableViewCell.prepareForReuse() UITableViewHeaderFooterView.prepareForReuse()
      """
    ) {
      let rows = ProbeRows()
      let (table, window) = tableWindow(rows)
      window.tap(CGPoint(x: 100, y: 200))
      for y in [500, 4300, 4600, 8900, 9300] {
        table.contentOffset.y = CGFloat(y)
        window.layoutIfNeeded()
      }
    },
    OverrideCase(
      "editing begins",
      "UITableViewCell.setEditing(_:animated:) UITableViewCell.willTransition(to:) UITableViewCell.didTransition(to:)"
    ) {
      let rows = ProbeRows()
      let (table, window) = tableWindow(rows)
      table.setEditing(true, animated: true)
      window.pass(1)
    },
    OverrideCase(
      "a header of automatic height is shown and configured",
      """
      UIView.sizeThatFits(_:) UITableViewHeaderFooterView.configurationState
      UITableViewHeaderFooterView.updateConfiguration(using:)
      """
    ) {
      let rows = ProbeRows()
      let (table, window) = tableWindow(rows)
      (table.headerView(forSection: 0))?.setNeedsUpdateConfiguration()
      window.layoutIfNeeded()
    },
    OverrideCase(
      "a table controller's table is loaded",
      """
      UITableViewController.numberOfSections(in:) UITableViewController.tableView(_:numberOfRowsInSection:)
      UITableViewController.tableView(_:heightForHeaderInSection:) UITableViewController.tableView(_:heightForRowAt:)
      UITableViewController.tableView(_:heightForFooterInSection:)
      UITableViewController.tableView(_:viewForHeaderInSection:) UITableViewController.tableView(_:titleForHeaderInSection:)
      UITableViewController.tableView(_:willDisplayHeaderView:forSection:) UITableViewController.tableView(_:cellForRowAt:)
      UITableViewController.tableView(_:indentationLevelForRowAt:)
      UITableViewController.tableView(_:willDisplay:forRowAt:)
      """
    ) { _ = controllerWindow() },
    OverrideCase(
      "a table controller's table scrolls to its end",
      """
      UITableViewController.scrollViewDidScroll(_:) UITableViewController.tableView(_:viewForFooterInSection:)
      UITableViewController.tableView(_:titleForFooterInSection:)
      UITableViewController.tableView(_:willDisplayFooterView:forSection:)
      UITableViewController.tableView(_:didEndDisplaying:forRowAt:)
      """
    ) {
      let (controller, window) = controllerWindow()
      for y in stride(from: 0, through: 2600, by: 200) {
        controller.tableView.contentOffset.y = CGFloat(y)
        window.layoutIfNeeded()
      }
    },
    OverrideCase(
      "headers and footers leave the screen",
      """
      UITableViewController.tableView(_:didEndDisplayingHeaderView:forSection:)
      """
    ) {
      let (controller, window) = controllerWindow()
      controller.tableView.contentOffset.y = 2000
      window.layoutIfNeeded()
    },
    OverrideCase(
      "footers leave the screen", "UITableViewController.tableView(_:didEndDisplayingFooterView:forSection:)"
    ) {
      let (controller, window) = controllerWindow()
      for y in [1300, 2600] {
        controller.tableView.contentOffset.y = CGFloat(y)
        window.layoutIfNeeded()
      }
    },
    OverrideCase(
      "rows are tapped one after the other",
      """
      UITableViewController.tableView(_:shouldHighlightRowAt:) UITableViewController.tableView(_:didHighlightRowAt:)
      UITableViewController.tableView(_:didUnhighlightRowAt:) UITableViewController.tableView(_:willSelectRowAt:)
      UITableViewController.tableView(_:didSelectRowAt:) UITableViewController.tableView(_:willDeselectRowAt:)
      UITableViewController.tableView(_:didDeselectRowAt:)
      """
    ) {
      let (_, window) = controllerWindow()
      window.tap(CGPoint(x: 100, y: 100))
      window.pass(0.5)
      window.tap(CGPoint(x: 100, y: 200))
    },
    OverrideCase(
      "a table controller's table is flung and comes to rest",
      """
      UITableViewController.scrollViewWillBeginDragging(_:) UITableViewController.scrollViewDidScroll(_:)
      UITableViewController.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
      UITableViewController.scrollViewDidEndDragging(_:willDecelerate:)
      UITableViewController.scrollViewWillBeginDecelerating(_:) UITableViewController.scrollViewDidEndDecelerating(_:)
      """
    ) {
      let (_, window) = controllerWindow()
      window.drag([400, 360, 320, 280, 240].map { CGPoint(x: 100, y: $0) })
      window.pass(6)
    },
    OverrideCase(
      "an animated scroll ends", "UITableViewController.scrollViewDidEndScrollingAnimation(_:)"
    ) {
      let (controller, window) = controllerWindow()
      controller.tableView.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
      window.pass(1)
    },
    OverrideCase(
      "a table controller's table is edited",
      """
      UITableViewController.tableView(_:canEditRowAt:) UITableViewController.tableView(_:editingStyleForRowAt:)
      UITableViewController.tableView(_:canMoveRowAt:) UITableViewController.tableView(_:shouldIndentWhileEditingRowAt:)
      """
    ) {
      let (controller, window) = controllerWindow()
      controller.setEditing(true, animated: false)
      window.layoutIfNeeded()
    },
    OverrideCase(
      "a row is swiped away",
      """
      UITableViewController.tableView(_:trailingSwipeActionsConfigurationForRowAt:)
      UITableViewController.tableView(_:editActionsForRowAt:)
      UITableViewController.tableView(_:titleForDeleteConfirmationButtonForRowAt:)
      UITableViewController.tableView(_:willBeginEditingRowAt:) UITableViewController.tableView(_:commit:forRowAt:)
      UITableViewController.tableView(_:didEndEditingRowAt:)
      """
    ) {
      let (_, window) = controllerWindow()
      window.drag([310, 240, 160, 80, 10].map { CGPoint(x: $0, y: 100) })
      window.pass(1)
    },
    OverrideCase(
      "a row is swiped to the right",
      "UITableViewController.tableView(_:leadingSwipeActionsConfigurationForRowAt:)"
    ) { controllerWindow().1.drag([10, 80, 160].map { CGPoint(x: $0, y: 100) }) },
    OverrideCase("a row is dragged to another place", "UITableViewController.tableView(_:moveRowAt:to:)") {
      let (controller, window) = controllerWindow()
      controller.setEditing(true, animated: false)
      window.layoutIfNeeded()
      window.drag([55, 75, 110, 160].map { CGPoint(x: 300, y: $0) })
    },
  ]
}
