import InterfaceBuilder
import OpenUIKit

/// Tables and collections with their cells.
extension NibBuilder {
  // MARK: Tables

  func tableStyle(_ element: InterfaceElement) -> UITableView.Style {
    switch element["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  func setTable(_ view: UITableView, _ element: InterfaceElement) {
    setScrollView(view, element)
    // -1 stands for automatic heights.
    func height(_ name: String) -> CGFloat? {
      element.number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }
    if let value = height("rowHeight") { view.rowHeight = value }
    if let value = height("estimatedRowHeight") { view.estimatedRowHeight = value }
    if let value = height("sectionHeaderHeight") { view.sectionHeaderHeight = value }
    if let value = height("sectionFooterHeight") { view.sectionFooterHeight = value }
    if let value = height("estimatedSectionHeaderHeight") { view.estimatedSectionHeaderHeight = value }
    if let value = height("estimatedSectionFooterHeight") { view.estimatedSectionFooterHeight = value }
    if let style = element["separatorStyle"] { view.separatorStyle = style == "none" ? .none : .singleLine }
    if let color = colors.color("separatorColor", of: element) { view.separatorColor = color }
    if let insets = element.insets("separatorInset") { view.separatorInset = UIEdgeInsets(insets) }
    if let allows = element.flag("allowsSelection") { view.allowsSelection = allows }
    if let allows = element.flag("allowsMultipleSelection") { view.allowsMultipleSelection = allows }
    if let allows = element.flag("allowsSelectionDuringEditing") {
      view.allowsSelectionDuringEditing = allows
    }
    if let allows = element.flag("allowsMultipleSelectionDuringEditing") {
      view.allowsMultipleSelectionDuringEditing = allows
    }
    if let color = colors.color("sectionIndexColor", of: element) { view.sectionIndexColor = color }
    if let color = colors.color("sectionIndexBackgroundColor", of: element) {
      view.sectionIndexBackgroundColor = color
    }
    if let follows = element.flag("layoutMarginsFollowReadableWidth") {
      view.cellLayoutMarginsFollowReadableWidth = follows
    }
    setFillerRows(of: view, element)
    if let background = element.value("backgroundView") { view.backgroundView = self.view(background) }
    if let header = element.value("tableHeaderView") { view.tableHeaderView = self.view(header) }
    if let footer = element.value("tableFooterView") { view.tableFooterView = self.view(footer) }
    for prototype in element.list("prototypes") { register(prototype, in: view) }
    let sections = element.list("sections")
    if !sections.isEmpty { addStaticCells(sections, to: view) }
  }

  private func register(_ prototype: InterfaceElement, in table: UITableView) {
    guard let identifier = prototype["reuseIdentifier"] else { return }
    table.register(
      UINib(part: prototype, of: self),
      forCellReuseIdentifier: identifier)
  }

  private func addStaticCells(_ sections: [InterfaceElement], to table: UITableView) {
    let content = StaticTable(
      sections: sections.map { section in
        StaticTable.Section(
          header: section.string("headerTitle"), footer: section.string("footerTitle"),
          cells: section.list("cells").compactMap { element in
            (view(element) as? UITableViewCell).map { ($0, element.number("rowHeight").map { CGFloat($0) }) }
          })
      })
    if let controller = controller as? UITableViewController {
      controller.rowsOfFile = content
    } else {
      content.attach(to: table)
    }
  }

  func cellStyle(_ element: InterfaceElement) -> UITableViewCell.CellStyle {
    switch element["style"] {
    case "IBUITableViewCellStyleSubtitle": .subtitle
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    default: .default
    }
  }

  func setTableCell(_ view: UITableViewCell, _ element: InterfaceElement) {
    if let type = element["accessoryType"].flatMap({ Self.accessories[$0] }) { view.accessoryType = type }
    if let type = element["editingAccessoryType"].flatMap({ Self.accessories[$0] }) {
      view.editingAccessoryType = type
    }
    if let style = element["selectionStyle"] { view.selectionStyle = style == "none" ? .none : .default }
    if let shows = element.flag("showsReorderControl") { view.showsReorderControl = shows }
    if let indents = element.flag("shouldIndentWhileEditing") { view.shouldIndentWhileEditing = indents }
    if let level = element.integer("indentationLevel") { view.indentationLevel = level }
    if let width = element.number("indentationWidth") { view.indentationWidth = width }
    if let insets = element.insets("separatorInset") { view.separatorInset = UIEdgeInsets(insets) }
    if let background = element.value("backgroundView") { view.backgroundView = self.view(background) }
    if let background = element.value("selectedBackgroundView") {
      view.selectedBackgroundView = self.view(background)
    }
  }

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]

  // MARK: Collections

  func collectionLayout(_ element: InterfaceElement) -> UICollectionViewLayout {
    guard let described = element.children.first(where: { $0.key == "collectionViewLayout" }) else {
      return UICollectionViewFlowLayout()
    }
    if let custom = customObject(of: described, as: UICollectionViewLayout.self) {
      add(custom, for: described)
      if let flow = custom as? UICollectionViewFlowLayout { setFlow(flow, described) }
      return custom
    }
    let layout = UICollectionViewFlowLayout()
    add(layout, for: described)
    setFlow(layout, described)
    return layout
  }

  private func setFlow(_ layout: UICollectionViewFlowLayout, _ element: InterfaceElement) {
    layout.scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    if let value = element.number("minimumLineSpacing") { layout.minimumLineSpacing = value }
    if let value = element.number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = value }
    func size(_ key: String) -> CGSize? {
      element.size(key).map { CGSize(width: $0.width, height: $0.height) }
    }
    if let value = size("itemSize") { layout.itemSize = value }
    if let value = size("headerReferenceSize") { layout.headerReferenceSize = value }
    if let value = size("footerReferenceSize") { layout.footerReferenceSize = value }
    if let value = element.insets("sectionInset") { layout.sectionInset = UIEdgeInsets(value) }
    if let value = size("estimatedItemSize") { layout.estimatedItemSize = value }
    if element.flag("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let pins = element.flag("sectionHeadersPinToVisibleBounds") {
      layout.sectionHeadersPinToVisibleBounds = pins
    }
    if let pins = element.flag("sectionFootersPinToVisibleBounds") {
      layout.sectionFootersPinToVisibleBounds = pins
    }
  }

  func setCollection(_ view: UICollectionView, _ element: InterfaceElement) {
    setScrollView(view, element)
    if let allows = element.flag("allowsSelection") { view.allowsSelection = allows }
    if let allows = element.flag("allowsMultipleSelection") { view.allowsMultipleSelection = allows }
    if let prefetches = element.flag("prefetchingEnabled") { view.isPrefetchingEnabled = prefetches }
    if let background = element.value("backgroundView") { view.backgroundView = self.view(background) }
    // The cells of a collection are called its cells, whether it takes them from a data source or not.
    for prototype in element.list("cells") + element.list("prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      view.register(
        UINib(part: prototype, of: self),
        forCellWithReuseIdentifier: identifier)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let part = element.value(key), let identifier = part["reuseIdentifier"] else { continue }
      view.register(
        UINib(part: part, of: self), forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier)
    }
  }
}
