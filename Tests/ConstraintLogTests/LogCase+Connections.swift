/// Logs that are made up for what the connections between views show, and for constraints that are made twice.
extension LogCase {
  static let connections = [
    LogCase(
      "views that follow each other in a circle", count: 3, ["the height of", "cannot be negative"],
      suspect: .closedLoop, proposal: "Remove \"titleRow.top == priceRow.bottom + 4\"",
      #"""
      "<NSLayoutConstraint:0x11 TitleRow:0xA1.top == PriceRow:0xA2.bottom + 4   (active)>",
      "<NSLayoutConstraint:0x12 PriceRow:0xA2.top == StarsRow:0xA3.bottom + 6   (active)>",
      "<NSLayoutConstraint:0x13 StarsRow:0xA3.top == TitleRow:0xA1.bottom + 9   (active)>"
      """#),
    LogCase(
      "widths in a circle", count: 3, ["25 points apart"], suspect: .closedLoop,
      proposal: "Remove \"keyColumn.width == valueColumn.width + 12\"",
      #"""
      "<NSLayoutConstraint:0x11 KeyColumn:0xA1.width == ValueColumn:0xA2.width + 12   (active)>",
      "<NSLayoutConstraint:0x12 ValueColumn:0xA2.width == NoteColumn:0xA3.width + 10   (active)>",
      "<NSLayoutConstraint:0x13 NoteColumn:0xA3.width == KeyColumn:0xA1.width + 3   (active)>"
      """#),
    LogCase(
      "a chain in a superview is no circle", count: 4,
      ["5 + 30 + 5 = 40, but 36 are there, 4 points too many"],
      proposal: "to 999",
      #"""
      "<NSLayoutConstraint:0x11 Badge:0xA1.top == Shelf:0xB1.top + 5   (active)>",
      "<NSLayoutConstraint:0x12 Badge:0xA1.height == 30   (active)>",
      "<NSLayoutConstraint:0x13 Badge:0xA1.bottom == Shelf:0xB1.bottom - 5   (active)>",
      "<NSLayoutConstraint:0x14 Shelf:0xB1.height == 36   (active)>"
      """#),
    LogCase(
      "content as wide as a scroll view with a scroller", count: 5, ["17 points apart"],
      suspect: .scrollContent,
      proposal: "Remove \"formView.width == scrollView.width\"",
      #"""
      "<NSLayoutConstraint:0x11 FormView:0xA1.width == NSScrollView:0xC1.width   (active)>",
      "<NSLayoutConstraint:0x12 H:|-(0)-[FormView:0xA1]   (active, names: '|':NSClipView:0xB1 )>",
      "<NSLayoutConstraint:0x13 H:[FormView:0xA1]-(0)-|   (active, names: '|':NSClipView:0xB1 )>",
      "<NSAutoresizingMaskLayoutConstraint:0x14 h=-&- v=-&- NSClipView:0xB1.minX == 1   (active, names: '|':NSScrollView:0xC1 )>",
      "<NSAutoresizingMaskLayoutConstraint:0x15 h=-&- v=-&- H:[NSClipView:0xB1]-(16)-|   (active, names: '|':NSScrollView:0xC1 )>"
      """#),
    LogCase(
      "a first baseline below the last one", count: 2,
      [
        "has its first baseline 21 below the last baseline of the UILabel “Total”", "7 points apart",
      ], proposal: "to 999",
      #"""
      "<NSLayoutConstraint:0x11 UILabel:0xA1'Sum'.firstBaseline == UILabel:0xA2'Total'.lastBaseline + 21   (active)>",
      "<NSLayoutConstraint:0x12 UILabel:0xA1'Sum'.lastBaseline == UILabel:0xA2'Total'.lastBaseline + 14   (active)>"
      """#),
    LogCase(
      "a baseline above the label's top", count: 3, ["18 + 9 = 27, but 20 are there, 7 points too many"],
      proposal: "to 999",
      #"""
      "<NSLayoutConstraint:0x11 UILabel:0xA1'Sum'.lastBaseline == Strip:0xB1.bottom - 9   (active)>",
      "<NSLayoutConstraint:0x12 UILabel:0xA1'Sum'.top == Strip:0xB1.top + 18   (active)>",
      "<NSLayoutConstraint:0x13 Strip:0xB1.height == 20   (active)>"
      """#),
    LogCase(
      "a ratio of which six digits are printed", count: 4,
      ["Cover must be 300 high and 330 high", "30 points apart"],
      suspect: .duplicate, proposal: "Remove",
      #"""
      "<NSLayoutConstraint:0x11 Cover:0xA1.width == 1.33333*Cover:0xA1.height   (active)>",
      "<NSLayoutConstraint:0x12 Cover:0xA1.width == 400   (active)>",
      "<NSLayoutConstraint:0x13 Cover:0xA1.height == 300   (active)>",
      "<NSLayoutConstraint:0x14 Cover:0xA1.height == 330   (active)>"
      """#),
    LogCase(
      "least distances and a least size", count: 4,
      ["at least 12 + at least 60 + at least 12 = 84, but 70 are there"],
      suspect: .edgesAndSize, proposal: "\"chip.width >= 60\" to 999",
      #"""
      "<NSLayoutConstraint:0x11 Chip:0xA1.leading >= Bar:0xB1.leading + 12   (active)>",
      "<NSLayoutConstraint:0x12 Bar:0xB1.trailing >= Chip:0xA1.trailing + 12   (active)>",
      "<NSLayoutConstraint:0x13 Chip:0xA1.width >= 60   (active)>",
      "<NSLayoutConstraint:0x14 Bar:0xB1.width == 70   (active)>"
      """#),
    LogCase(
      "a constraint of Interface Builder without the class", count: 2, ["14 points apart"],
      suspect: .interfaceBuilder,
      proposal:
        "Remove \"switchView.leading == panel.leading + 30\" (IB auto generated at build time for view with ambiguity): give the view",
      #"""
      "<NSLayoutConstraint:0x11 'IB auto generated at build time for view with ambiguity' H:|-(30)-[UISwitch:0xA1]   (active, names: '|':Panel:0xB1 )>",
      "<NSLayoutConstraint:0x12 H:|-(16)-[UISwitch:0xA1]   (active, names: '|':Panel:0xB1 )>"
      """#),
    LogCase(
      "a distance beside what a file makes for a cell", count: 2, ["6 points apart"],
      proposal: "\"view.trailing == songCell.trailing - 6\" to 999",
      #"""
      "<NSLayoutConstraint:0x11 'UIIBSystemGenerated' H:[UIView:0xA1]-(0)-|   (active, names: '|':SongCell:0xB1 )>",
      "<NSLayoutConstraint:0x12 UIView:0xA1.trailing == SongCell:0xB1.trailing - 6   (active)>"
      """#),
    LogCase(
      "a map that is collapsed", count: 3, ["8 + 8 = 16, but 0 are there"],
      proposal: "\"mapView.height == 0\" to 999",
      #"""
      "<NSLayoutConstraint:0x11 UILayoutGuide:0xC1'Edge Insets'.top == MKMapView:0xB1.top + 8   (active)>",
      "<NSLayoutConstraint:0x12 UILayoutGuide:0xC1'Edge Insets'.bottom == MKMapView:0xB1.bottom - 8   (active)>",
      "<NSLayoutConstraint:0x13 MKMapView:0xB1.height == 0   (active)>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x12 UILayoutGuide:0xC1'Edge Insets'.bottom == MKMapView:0xB1.bottom - 8   (active)>
      """#),
    LogCase(
      "the content of an item without a height", count: 2, ["0.25 points too many"], suspect: .systemOnly,
      #"""
      "<NSAutoresizingMaskLayoutConstraint:0x11 h=-&- v=-&- UIView:0xA1.height == UICollectionViewCell:0xB1.height - 0.25>",
      "<NSLayoutConstraint:0x12 'UIView-Encapsulated-Layout-Height' V:[UICollectionViewCell:0xB1(0)]>"
      """#),
    LogCase(
      "a height that was calculated wrongly", count: 2, ["cannot be negative", "704 points apart"],
      suspect: .negativeSize, proposal: "Remove \"inputPanel.height == -704\"",
      #"""
      "<NSLayoutConstraint:0x11 V:[InputPanel:0xA1(-704)]>",
      "<NSLayoutConstraint:0x12 V:[FieldRow:0xA2]-(0)-|   (Names: '|':InputPanel:0xA1 )>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x11 V:[InputPanel:0xA1(-704)]>
      """#),
    LogCase(
      "an end with the wrong sign", count: 3, ["14 outside the bottom of the Tile", "28 points apart"],
      suspect: .negativeSize,
      proposal: "Change the constant of \"badge.bottom == tile.bottom + 14\" from 14 to -14",
      #"""
      "<NSLayoutConstraint:0x11 Badge:0xA1.top == Tile:0xB1.top + 14   (active)>",
      "<NSLayoutConstraint:0x12 Badge:0xA1.bottom == Tile:0xB1.bottom + 14   (active)>",
      "<NSLayoutConstraint:0x13 Badge:0xA1.height == Tile:0xB1.height - 28   (active)>"
      """#),
    LogCase(
      "a width that depends on two views", count: 5, ["24 points apart"], suspect: .fixedTwice,
      proposal: "Remove \"stack.width == ",
      #"""
      "<NSLayoutConstraint:0x11 Stack:0xA1.width == UIScrollView:0xB1.width   (active)>",
      "<NSLayoutConstraint:0x12 Stack:0xA1.width == Screen:0xC1.width - 24   (active)>",
      "<NSLayoutConstraint:0x13 H:|-(0)-[UIScrollView:0xB1]   (active, names: '|':Screen:0xC1 )>",
      "<NSLayoutConstraint:0x14 H:[UIScrollView:0xB1]-(0)-|   (active, names: '|':Screen:0xC1 )>",
      "<NSLayoutConstraint:0x15 Stack:0xA1.top == UIScrollView:0xB1.top   (active)>"
      """#),
    LogCase(
      "a height above its limit", count: 2, ["at most 90 high and 110 high", "20 points apart"],
      proposal: "Lower the priority of \"noteField.height == 110\" to 999",
      #"""
      "<NSLayoutConstraint:0x11 NoteField:0xA1.height <= 90   (active)>",
      "<NSLayoutConstraint:0x12 NoteField:0xA1.height == 110   (active)>"
      """#),
  ]
}
