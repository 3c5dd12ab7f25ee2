/// Equations, with factors, margins, baselines, guides and priorities.
extension LogCase {
  static let equations: [LogCase] = [
    LogCase(
      "factors", count: 3, ["0.5 times as wide as", "10 points"],
      #"""
      "<NSLayoutConstraint:0x1 UIView:0xa1.width == 0.5*UIView:0xa2.width + 10   (active)>",
      "<NSLayoutConstraint:0x2 UIView:0xa2.width == 100   (active)>",
      "<NSLayoutConstraint:0x3 UIView:0xa1.width == 50   (active)>"
      """#),
    LogCase(
      "an aspect ratio", count: 3, ["2 times as wide as high", "10 points"],
      #"""
      "<NSLayoutConstraint:0x1 UIImageView:0xa1.width == 2*UIImageView:0xa1.height   (active)>",
      "<NSLayoutConstraint:0x2 UIImageView:0xa1.height == 50   (active)>",
      "<NSLayoutConstraint:0x3 UIImageView:0xa1.width == 80   (active)>"
      """#),
    LogCase(
      "a width of minus sixteen", count: 1, ["-16", "cannot be negative", "16 points"],
      suspect: .knownFault,
      #"""
      "<NSLayoutConstraint:0x600002 UIView:0x7fa401.width == - 16   (active)>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600002 UIView:0x7fa401.width == - 16   (active)>
      """#),
    LogCase(
      "margins of a view without width", count: 4, ["left margin", "right margin", "8 points too many"],
      suspect: .zeroSize,
      proposal: "999",
      #"""
      <NSLayoutConstraint:0x1 UILabel:0xa1'Name'.leading == HeaderView:0xb0.leadingMargin>
      <NSLayoutConstraint:0x2 H:[UILabel:0xa1'Name']-(8)-[UIButton:0xa2'More']>
      <NSLayoutConstraint:0x3 HeaderView:0xb0.trailingMargin == UIButton:0xa2'More'.trailing>
      <NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' H:[HeaderView:0xb0(0)]>
      """#),
    LogCase(
      "margins that have to be assumed", count: 4, ["28 points too few"], suspect: .encapsulatedSize,
      #"""
      <NSLayoutConstraint:0x1 UIImageView:0xa1.leading == UITableViewCellContentView:0xb0.leadingMargin>
      <NSLayoutConstraint:0x2 UITableViewCellContentView:0xb0.trailingMargin == UIImageView:0xa1.trailing>
      <NSLayoutConstraint:0x3 H:[UIImageView:0xa1(276)]>
      <NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' H:[UITableViewCellContentView:0xb0(320)]>
      """#),
    LogCase(
      "a safe area", count: 6, ["the safe area", "72 points too many"],
      #"""
      "<NSLayoutConstraint:0x1 V:[UILayoutGuide:0xc0'UIViewSafeAreaLayoutGuide']-(34)-|   (active, names: '|':UIView:0xb0 )>",
      "<NSLayoutConstraint:0x2 'UIViewSafeAreaLayoutGuide-top' V:|-(88)-[UILayoutGuide:0xc0'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:0xb0 )>",
      "<NSLayoutConstraint:0x3 UILabel:0xa1.top == UILayoutGuide:0xc0'UIViewSafeAreaLayoutGuide'.top   (active)>",
      "<NSLayoutConstraint:0x4 UILabel:0xa1.bottom == UILayoutGuide:0xc0'UIViewSafeAreaLayoutGuide'.bottom   (active)>",
      "<NSLayoutConstraint:0x5 UILabel:0xa1.height >= 50   (active)>",
      "<NSLayoutConstraint:0x6 UIView:0xb0.height == 100   (active)>"
      """#),
    LogCase(
      "baselines", count: 3, ["5 points"],
      #"""
      <NSLayoutConstraint:0x1 UILabel:0xa1'One'.firstBaseline == UILabel:0xa2'Two'.firstBaseline + 20>
      <NSLayoutConstraint:0x2 UILabel:0xa1'One'.firstBaseline == UILabel:0xa3.lastBaseline>
      <NSLayoutConstraint:0x3 UILabel:0xa3.lastBaseline == UILabel:0xa2'Two'.firstBaseline + 25>
      """#),
    LogCase(
      "centres", count: 4, ["centred vertically", "10 points"],
      #"""
      "<NSLayoutConstraint:0x1 UILabel:0xa1.centerY == UIView:0xb0.centerY   (active)>",
      "<NSLayoutConstraint:0x2 UILabel:0xa1.top == UIView:0xb0.top + 10   (active)>",
      "<NSLayoutConstraint:0x3 UILabel:0xa1.height == 30   (active)>",
      "<NSLayoutConstraint:0x4 UIView:0xb0.height == 60   (active)>"
      """#),
    LogCase(
      "priorities behind equations", count: 4, ["10 wide", "20 wide"],
      #"""
      <NSLayoutConstraint:0x1 UIView:0xa1.width == 10 @1000 (active)>
      <NSLayoutConstraint:0x2 UIView:0xa1.width == 20 (active)>
      <NSLayoutConstraint:0x3 UIView:0xa1.width == 30 @750 (active)>
      <NSLayoutConstraint:0x4 UIView:0xa1.width == 40 priority:250 (active)>
      """#),
    LogCase(
      "an inactive constraint", count: 3, ["8 high", "9 high"],
      #"""
      <NSLayoutConstraint:0x1 UIView:0xa1.height == 8 (active)>
      <NSLayoutConstraint:0x2 UIView:0xa1.height == 9 (active)>
      <NSLayoutConstraint:0x3 UIView:0xa1.height == 10 (inactive)>
      """#),
    LogCase(
      "mathematical signs", count: 2, ["at least 40", "at most 30"],
      "<NSLayoutConstraint:0x1 UIView:0xa1.height ≥ 40>\n<NSLayoutConstraint:0x2 UIView:0xa1.height ≤ 30>"),
    LogCase(
      "distances of anchors", count: 3, ["20 points"],
      #"""
      <NSLayoutConstraint:0x1 (UIView:0xa2.leading - UIView:0xa1.trailing) == (UIView:0xa3.leading - UIView:0xa2.trailing) + 4>
      <NSLayoutConstraint:0x2 H:[UIView:0xa1]-(30)-[UIView:0xa2]>
      <NSLayoutConstraint:0x3 H:[UIView:0xa2]-(6)-[UIView:0xa3]>
      """#),
    LogCase(
      "names instead of items", count: 4, ["homeIcon is 0 from the top", "24 high", "8 points too many"],
      #"""
      "<NSLayoutConstraint:0x1 homeIcon.height == 24   (active, names: homeIcon:0xa1 )>",
      "<NSLayoutConstraint:0x2 V:|-(0)-[homeIcon]   (active, names: homeIcon:0xa1, '|':UIStackView:0xb0 )>",
      "<NSLayoutConstraint:0x3 V:[homeIcon]-(0)-|   (active, names: homeIcon:0xa1, '|':UIStackView:0xb0 )>",
      "<NSLayoutConstraint:0x4 UIStackView:0xb0.height == 16   (active)>"
      """#),
    LogCase(
      "thirds that were rounded", count: 4, ["0.003 points"], suspect: .rounding,
      #"""
      <NSLayoutConstraint:0x1 UIView:0xa1.width == 33.33>
      <NSLayoutConstraint:0x2 UIView:0xa2.width == UIView:0xa1.width>
      <NSLayoutConstraint:0x3 UIView:0xb0.width == 3*UIView:0xa2.width>
      <NSLayoutConstraint:0x4 UIView:0xb0.width == 100>
      """#),
    LogCase(
      "a trailing edge with the wrong sign", count: 4, ["16 points", "UIView"], suspect: .edgesAndSize,
      #"""
      <NSLayoutConstraint:0x1 UILabel:0xa1.leading == UIView:0xb0.leading + 16 (active)>
      <NSLayoutConstraint:0x2 UILabel:0xa1.trailing == UIView:0xb0.trailing + 16 (active)>
      <NSLayoutConstraint:0x3 UILabel:0xa1.width == 104 (active)>
      <NSLayoutConstraint:0x4 UIView:0xb0.width == 120 (active)>
      """#),
  ]
}
