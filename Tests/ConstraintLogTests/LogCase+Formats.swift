/// Visual formats with all their parts.
extension LogCase {
  static let formats: [LogCase] = [
    LogCase(
      "two heights of a view", count: 2, ["120 high", "64 high", "56 points apart"], suspect: .duplicate,
      proposal: "Remove",
      #"""
      "<NSLayoutConstraint:0x7f8a01 V:[UIView:0x7f8b10(120)]>",
      "<NSLayoutConstraint:0x7f8a02 V:[UIView:0x7f8b10(64)]>"
      """#),
    LogCase(
      "a row that is too low", count: 4,
      [
        "UILabel “Total” is 8 from the top", "at least 40 high",
        "makes the UITableViewCellContentView 44 high", "12 points too many",
      ],
      suspect: .encapsulatedSize, proposal: "to 999",
      #"""
      "<NSLayoutConstraint:0x600001 V:|-(8)-[UILabel:0x7f9c01'Total']   (active, names: '|':UITableViewCellContentView:0x7f9d00 )>",
      "<NSLayoutConstraint:0x600002 V:[UILabel:0x7f9c01'Total'(>=40)]   (active)>",
      "<NSLayoutConstraint:0x600003 V:[UILabel:0x7f9c01'Total']-(8)-|   (active, names: '|':UITableViewCellContentView:0x7f9d00 )>",
      "<NSLayoutConstraint:0x600004 'UIView-Encapsulated-Layout-Height' V:[UITableViewCellContentView:0x7f9d00(44)]   (active)>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600002 V:[UILabel:0x7f9c01'Total'(>=40)]   (active)>
      """#),
    LogCase(
      "inequalities between siblings", count: 4,
      ["at least 30 to the right of", "UIView is 100 wide", "20 points too many"], proposal: "to 999",
      #"""
      <NSLayoutConstraint:0x1 H:|-(45)-[UILabel:0xa1'A'] (Names: '|':UIView:0xb0 )>
      <NSLayoutConstraint:0x2 H:[UILabel:0xa1'A']-(>=30)-[UILabel:0xa2'B']>
      <NSLayoutConstraint:0x3 H:[UILabel:0xa2'B']-(45)-| (Names: '|':UIView:0xb0 )>
      <NSLayoutConstraint:0x4 H:[UIView:0xb0(100)]>
      """#),
    LogCase(
      "standard spaces", count: 4, ["20 from the left", "8 to the right of", "20 points too many"],
      #"""
      <NSLayoutConstraint:0x1 H:|-(NSSpace(20))-[UILabel:0xa1] (Names: '|':UIView:0xb0 )>
      <NSLayoutConstraint:0x2 H:[UILabel:0xa1]-(NSSpace(8))-[UIButton:0xa2'OK']>
      <NSLayoutConstraint:0x3 H:[UIButton:0xa2'OK']-(NSSpace(20))-| (Names: '|':UIView:0xb0 )>
      <NSLayoutConstraint:0x4 H:[UIView:0xb0(28)]>
      """#),
    LogCase(
      "standard spaces in inequalities", count: 3, ["at least 8 from the right", "6 points too many"],
      #"""
      <NSLayoutConstraint:0x1 H:|-(8)-[UILabel:0xa1'x'](LTR) (Names: '|':UIView:0xb0 )>
      <NSLayoutConstraint:0x2 H:[UILabel:0xa1'x']-(>=NSSpace(8))-|(LTR) (Names: '|':UIView:0xb0 )>
      <NSLayoutConstraint:0x3 H:[UIView:0xb0(10)]>
      """#),
    LogCase(
      "a format with several items", count: 6, ["36 points too many"],
      #"""
      <NSLayoutConstraint:0x1 H:|-(8)-[UILabel:0xa1(>=40)]-(8)-[UIButton:0xa2(80)]-| (Names: '|':UIView:0xb0 )>
      <NSLayoutConstraint:0x2 H:[UIView:0xb0(108)]>
      """#),
    LogCase(
      "priorities in formats", count: 4, ["10 high", "20 high", "10 points apart"],
      #"""
      <NSLayoutConstraint:0x1 V:[UIView:0xa1(10)]>
      <NSLayoutConstraint:0x2 V:[UIView:0xa1(20)]>
      <NSLayoutConstraint:0x3 V:[UIView:0xa1(30@750)]>
      <NSLayoutConstraint:0x4 V:|-(5@999)-[UIView:0xa1] (Names: '|':UIView:0xb1 )>
      """#),
    LogCase(
      "negative spaces", count: 4, ["20 above the bottom", "20 points"], suspect: .fixedTwice,
      proposal: "Remove",
      #"""
      "<_UILayoutSupportConstraint:0x1 _UILayoutGuide:0xc0.height == 0   (active)>",
      "<_UILayoutSupportConstraint:0x2 V:|-(0)-[_UILayoutGuide:0xc0]   (active, names: '|':UIView:0xb0 )>",
      "<NSLayoutConstraint:0x3 V:[_UILayoutGuide:0xc0]-(-20)-[UINavigationBar:0xa0]   (active)>",
      "<NSLayoutConstraint:0x4 V:|-(0)-[UINavigationBar:0xa0]   (active, names: '|':UIView:0xb0 )>"
      """#),
    LogCase(
      "texts with brackets, quotes and dots", count: 3, ["10 points too many"],
      #"""
      "<NSLayoutConstraint:0x1 H:|-(5)-[UILabel:0xa1'It's [12] (a > b) ok. Right?']   (active, names: '|':UIView:0xb0 )>",
      "<NSLayoutConstraint:0x2 H:[UILabel:0xa1'It's [12] (a > b) ok. Right?']-(5)-|   (active, names: '|':UIView:0xb0 )>",
      "<NSLayoutConstraint:0x3 UIView:0xb0.width == 0   (active)>"
      """#),
    LogCase(
      "an identifier and a text with names", count: 2, ["30 points apart"],
      #"""
      <NSLayoutConstraint:0x1 'title's height' V:[UILabel:0xa1'names: none'(30)]   (active)>
      <NSLayoutConstraint:0x2 'other' V:[UILabel:0xa1'names: none'(60)]   (active)>
      """#),
    LogCase(
      "a format from left to right", count: 3, ["24 points too many"],
      #"""
      <NSLayoutConstraint:0x1 H:|-(12)-[UILabel:0xa1](LTR)   (Names: '|':UIView:0xb0 )>
      <NSLayoutConstraint:0x2 H:[UILabel:0xa1]-(12)-|(LTR)   (Names: '|':UIView:0xb0 )>
      <NSLayoutConstraint:0x3 H:[UIView:0xb0(0)]>
      """#),
    LogCase(
      "two sizes at most and at least", count: 2, ["at most 30 wide", "at least 50 wide", "20 points apart"],
      #"""
      <NSLayoutConstraint:0x1 H:[UIButton:0xa1'Send'(<=30)]>
      <NSLayoutConstraint:0x2 H:[UIButton:0xa1'Send'(>=50)]>
      """#),
    LogCase(
      "equal widths in a format", count: 3, ["10 points"],
      #"""
      <NSLayoutConstraint:0x1 H:[UIView:0xa1(==UIView:0xa2)]>
      <NSLayoutConstraint:0x2 H:[UIView:0xa1(30)]>
      <NSLayoutConstraint:0x3 H:[UIView:0xa2(40)]>
      """#),
    LogCase(
      "a superview that only a later line names", count: 3, ["UIView is 10 high", "4 points too many"],
      #"""
      <NSLayoutConstraint:0x1 V:|-(7)-[UILabel:0xa1]
      <NSLayoutConstraint:0x2 V:[UILabel:0xa1]-(7)-|   (Names: '|':UIView:0xb0 )>
      <NSLayoutConstraint:0x3 V:[UIView:0xb0(10)]>
      """#),
  ]
}
