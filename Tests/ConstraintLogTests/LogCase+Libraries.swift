/// Constraints of libraries.
extension LogCase {
  static let libraries: [LogCase] = [
    LogCase(
      "SnapKit with file and line", count: 3, ["32 points too many"], suspect: .zeroSize,
      proposal: "Separator.swift:19",
      #"""
      "<SnapKit.LayoutConstraint:0x2801@Separator.swift#17 UILabel:0xa1.leading == _UITableViewHeaderFooterContentView:0xb0.leading + 16.0>",
      "<SnapKit.LayoutConstraint:0x2802@Separator.swift#19 UILabel:0xa1.trailing == _UITableViewHeaderFooterContentView:0xb0.trailing - 16.0>",
      "<NSLayoutConstraint:0x2803 'UIView-Encapsulated-Layout-Width' _UITableViewHeaderFooterContentView:0xb0.width == 0   (active)>"
      """#),
    LogCase(
      "SnapKit with a whole path", count: 4, ["647 points too few"], suspect: .edgesAndSize,
      proposal: "Basic View.swift:70",
      #"""
      "<SnapKit.LayoutConstraint:0x1@/Users/me/My Apps/Demo/Basic View.swift#70 UIView:0xa1.height == 0.0>",
      "<SnapKit.LayoutConstraint:0x2@/Users/me/My Apps/Demo/Basic View.swift#71 UIView:0xa1.top == Demo.BasicView:0xb0.top + 10.0>",
      "<SnapKit.LayoutConstraint:0x3@/Users/me/My Apps/Demo/Basic View.swift#70 UIView:0xa1.bottom == Demo.BasicView:0xb0.bottom - 10.0>",
      "<NSLayoutConstraint:0x4 V:[Demo.BasicView:0xb0(667)]>"
      """#),
    LogCase(
      "SnapKit's factors and priorities", count: 4,
      ["plus 10", "10 + 0.5 × 80 = 50, but 60 are there, 10 points apart"],
      #"""
      <SnapKit.LayoutConstraint:0x1@A.swift#1 UIView:0xa1.width == UIView:0xb0.width * 0.5 + 10.0>
      <SnapKit.LayoutConstraint:0x2@A.swift#2 UIView:0xa1.width == 60.0>
      <SnapKit.LayoutConstraint:0x3@A.swift#3 UIView:0xb0.width == 80.0>
      <SnapKit.LayoutConstraint:0x4@A.swift#4 UIView:0xb0.width == 70.0 ^750.0>
      """#),
    LogCase(
      "SnapKit makes a constraint twice", count: 2, ["44", "88"], suspect: .duplicate, proposal: "Remove",
      #"""
      "<SnapKit.LayoutConstraint:0x1@Cell.swift#20 UIImageView:0xa1.height == 44.0>",
      "<SnapKit.LayoutConstraint:0x2@Cell.swift#31 UIImageView:0xa1.height == 88.0>"
      """#),
    LogCase(
      "Masonry with addresses", count: 5, ["220.8 points too many"],
      #"""
      "<MASLayoutConstraint:0x1 UIView:0xa1.leading == UIView:0xb0.leading>",
      "<MASLayoutConstraint:0x2 UIView:0xa1.trailing == UIView:0xb0.trailing>",
      "<MASLayoutConstraint:0x3 UILabel:0xa2.leading == UIView:0xa1.leading + 110.4>",
      "<MASLayoutConstraint:0x4 UILabel:0xa2.trailing == UIView:0xa1.trailing - 110.4>",
      "<NSLayoutConstraint:0x5 UIView:0xb0.width == 0>"
      """#),
    LogCase(
      "Masonry with keys", count: 4, ["UILabel message", "at least 5000 high"], proposal: "message",
      #"""
      <MASLayoutConstraint:ConstantConstraint UILabel:message.height >= 5000>
      <MASLayoutConstraint:TopConstraint UILabel:message.top == UIView:screen.top + 1>
      <MASLayoutConstraint:BottomConstraint UILabel:message.bottom == UIView:screen.bottom - 1>
      <MASLayoutConstraint:Height UIView:screen.height == 600>
      """#),
    LogCase(
      "Masonry's names of priorities", count: 3, ["10 high", "12 high"],
      #"""
      <MASLayoutConstraint:A UIView:box.height == 10>
      <MASLayoutConstraint:B UIView:box.height == 12>
      <MASLayoutConstraint:C UIView:box.height == 14 ^low>
      """#),
    LogCase(
      "Masonry for Swift with places behind", count: 2, ["300", "200"], suspect: .duplicate,
      proposal: "Screen.swift:41",
      #"""
          "<MASLayoutConstraint:0x1 UIView:box.width == 300>  Screen.swift:40",
          "<MASLayoutConstraint:0x2 UIView:box.width == 200>  Screen.swift:41"
      Will attempt to recover by breaking constraint
      <MASLayoutConstraint:0x2 UIView:box.width == 200>  Screen.swift:41
      """#),
    LogCase(
      "Masonry's keys of edges", count: 3, ["2 points"],
      #"""
      <MASLayoutConstraint:Edges[0] UIView:rows[2].left == UIView:screen.left + 1>
      <MASLayoutConstraint:Edges[1] UIView:rows[2].right == UIView:screen.right - 1>
      <MASLayoutConstraint:Width UIView:screen.width == 0>
      """#),
    LogCase(
      "PureLayout", count: 3, ["16 points too many"],
      #"""
      "<NSLayoutConstraint:0x1 'PureLayout top' V:|-(8)-[PureLayoutDemo.TitleView:0xa1]   (active, names: '|':UIView:0xb0 )>",
      "<NSLayoutConstraint:0x2 'PureLayout bottom' V:[PureLayoutDemo.TitleView:0xa1]-(8)-|   (active, names: '|':UIView:0xb0 )>",
      "<NSLayoutConstraint:0x3 'PureLayout height' UIView:0xb0.height == 0   (active)>"
      """#),
    LogCase(
      "a class of constraints of one's own", count: 2, ["4 points apart"],
      #"""
      <App.KeyboardLayoutConstraint:0x1 UIView:0xa1.height == 12   (active)>
      <App.KeyboardLayoutConstraint:0x2 UIView:0xa1.height == 16   (active)>
      """#),
  ]
}
