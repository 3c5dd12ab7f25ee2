/// Causes of conflicts that are asked about in public threads. The logs are made up.
extension LogCase {
  static let threads: [LogCase] = [
    LogCase(
      "SnapKit: a least width that a small screen lacks",
      count: 5, ["at least 32 + at least 300 = 332, but 320 are there"], suspect: .encapsulatedSize,
      proposal: "view.width >= 300",
      #"""
      "<SnapKit.LayoutConstraint:0x60001@HomeView.swift#99 UIView:0x7f01.width >= 300.0>",
      "<SnapKit.LayoutConstraint:0x60002@HomeView.swift#100 UIView:0x7f01.width <= Focus.HomeView:0x7f02.width - 32.0>",
      "<SnapKit.LayoutConstraint:0x60003@Browser.swift#306 Focus.HomeView:0x7f02.left == UIView:0x7f03.left>",
      "<SnapKit.LayoutConstraint:0x60004@Browser.swift#306 Focus.HomeView:0x7f02.right == UIView:0x7f03.right>",
      "<NSLayoutConstraint:0x60000005 'UIView-Encapsulated-Layout-Width' UIView:0x7f03.width == 320   (active)>"
      """#),
    LogCase(
      "an image as wide as an older screen, with margins",
      count: 4, ["UIKit makes the UITableViewCellContentView 375 wide"], suspect: .encapsulatedSize,
      proposal: "imageView.width == 320",
      #"""
      "<NSLayoutConstraint:0x60001 H:[UIImageView:0x7f01(320)]>",
      "<NSLayoutConstraint:0x60002 UITableViewCellContentView:0x7f10.trailingMargin == UIImageView:0x7f01.trailing - 8>",
      "<NSLayoutConstraint:0x60003 UIImageView:0x7f01.leading == UITableViewCellContentView:0x7f10.leadingMargin - 8>",
      "<NSLayoutConstraint:0x60004 'UIView-Encapsulated-Layout-Width' H:[UITableViewCellContentView:0x7f10(375)]>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60001 H:[UIImageView:0x7f01(320)]>
      """#),
    LogCase(
      "a bar at the top of its superview and above the guide there",
      count: 4, ["20 points too many"], proposal: "navigationBar.top == guide.bottom - 20",
      #"""
      "<_UILayoutSupportConstraint:0x60001 _UILayoutGuide:0x7f01.height == 0   (active)>",
      "<_UILayoutSupportConstraint:0x60002 V:|-(0)-[_UILayoutGuide:0x7f01]   (active, names: '|':UIView:0x7f02 )>",
      "<NSLayoutConstraint:0x60000003 V:[_UILayoutGuide:0x7f01]-(-20)-[UINavigationBar:0x7f03]   (active)>",
      "<NSLayoutConstraint:0x60000004 V:|-(0)-[UINavigationBar:0x7f03]   (active, names: '|':UIView:0x7f02 )>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60000003 V:[_UILayoutGuide:0x7f01]-(-20)-[UINavigationBar:0x7f03]   (active)>
      """#),
    LogCase(
      "a header of the system without a width",
      count: 4, ["8 points too many"], suspect: .systemOnly,
      #"""
      "<NSLayoutConstraint:0x60001 UILabel:0x7f01' '.leading == SPUISearchTableHeaderView:0x7f02.leadingMargin>",
      "<NSLayoutConstraint:0x60002 H:[UILabel:0x7f01' ']-(NSSpace(8))-[UIButton:0x7f03'Show More']>",
      "<NSLayoutConstraint:0x60003 SPUISearchTableHeaderView:0x7f02.trailingMargin == UIButton:0x7f03'Show More'.trailing>",
      "<NSLayoutConstraint:0x60004 'UIView-Encapsulated-Layout-Width' H:[SPUISearchTableHeaderView:0x7f02(0)]>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60002 H:[UILabel:0x7f01' ']-(NSSpace(8))-[UIButton:0x7f03'Show More']>
      """#),
    LogCase(
      "a toolbar that an app collapses",
      count: 3, ["8 + 8 = 16, but 0 are there"], proposal: "stackView.bottom == toolbar.bottom - 8",
      #"""
      "<NSLayoutConstraint:0x60000001 V:|-(8)-[UIStackView:0x7f01]   (active, names: '|':App.Toolbar:0x7f02 )>",
      "<NSLayoutConstraint:0x60000002 UIStackView:0x7f01.bottom == App.Toolbar:0x7f02.bottom - 8   (active)>",
      "<NSLayoutConstraint:0x60000003 App.Toolbar:0x7f02.height == 0   (active)>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60000002 UIStackView:0x7f01.bottom == App.Toolbar:0x7f02.bottom - 8   (active)>
      """#),
    LogCase(
      "a row with a fixed view and labels",
      count: 8, ["19.5 points too many"], suspect: .encapsulatedSize, proposal: "view.height == 80",
      #"""
      "<NSLayoutConstraint:0x60001 V:[UILabel:0x7f01'X'(15)]>",
      "<NSLayoutConstraint:0x60002 V:[UIView:0x7f02(80)]>",
      "<NSLayoutConstraint:0x60003 V:|-(21)-[UILabel:0x7f01'X'] (Names: '|':UITableViewCellContentView:0x7f10 )>",
      "<NSLayoutConstraint:0x60004 V:[UILabel:0x7f01'X']-(14)-[P.Lab:0x7f03'Y']>",
      "<NSLayoutConstraint:0x60005 V:[P.Lab:0x7f03'Y']-(3)-[UIView:0x7f02]>",
      "<NSLayoutConstraint:0x60006 V:[UIView:0x7f02]-(8)-[UILabel:0x7f04'Z']>",
      "<NSLayoutConstraint:0x60007 V:[UILabel:0x7f04'Z']-(18)-| (Names: '|':UITableViewCellContentView:0x7f10 )>",
      "<NSLayoutConstraint:0x60008 'UIView-Encapsulated-Layout-Height' V:[UITableViewCellContentView:0x7f10(139.5)]>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60002 V:[UIView:0x7f02(80)]>
      """#),
    LogCase(
      "a row that is a third of a point higher",
      count: 2, ["0.333 points"], suspect: .rounding, proposal: "myCell.height == 100",
      #"""
      "<NSLayoutConstraint:0x60000001 App.MyCell:0x7f01'cell'.height == 100   (active)>",
      "<NSLayoutConstraint:0x60000002 'UIView-Encapsulated-Layout-Height' App.MyCell:0x7f01'cell'.height == 100.333   (active)>"
      """#),
    LogCase(
      "the assistant above the keyboard", count: 4, ["45 points"], suspect: .knownFault,
      #"""
      "<NSLayoutConstraint:0x60000001 'accessoryView.bottom' _UIRemoteKeyboardPlaceholderView:0x7f01.bottom == _UIKBCompatInputView:0x7f02.top   (active)>",
      "<NSLayoutConstraint:0x60000002 'assistantHeight' SystemInputAssistantView.height == 45   (active, names: SystemInputAssistantView:0x7f03 )>",
      "<NSLayoutConstraint:0x60000003 'assistantView.bottom' SystemInputAssistantView.bottom == _UIKBCompatInputView:0x7f02.top   (active, names: SystemInputAssistantView:0x7f03 )>",
      "<NSLayoutConstraint:0x60000004 'assistantView.top' V:[_UIRemoteKeyboardPlaceholderView:0x7f01]-(0)-[SystemInputAssistantView]   (active, names: SystemInputAssistantView:0x7f03 )>"
      """#),
    LogCase(
      "the height of a keyboard extension",
      count: 2, ["250 high and 216 high"], suspect: .encapsulatedSize, proposal: "inputView.height == 250",
      #"""
      "<NSLayoutConstraint:0x60000001 UIInputView:0x7f01.height == 250   (active)>",
      "<NSLayoutConstraint:0x60000002 'UIView-Encapsulated-Layout-Height' UIInputView:0x7f01.height == 216   (active)>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60000001 UIInputView:0x7f01.height == 250   (active)>
      """#),
    LogCase(
      "the tab bar at the top of an iPad", count: 6, ["0 wide"], suspect: .knownFault,
      #"""
      "<NSLayoutConstraint:0x60000001 UILayoutGuide:0x7f01'TitleView(layout=0x1)'.trailing <= UILayoutGuide:0x7f02'UIViewLayoutMarginsGuide'.trailing   (active)>",
      "<NSLayoutConstraint:0x60000002 H:|-(338)-[UILayoutGuide:0x7f03'TabBarGuide(0x2)'](LTR)   (active, names: '|':_UINavigationBarContentView:0x7f04 )>",
      "<NSLayoutConstraint:0x60000003 UILayoutGuide:0x7f03'TabBarGuide(0x2)'.width == 158   (active)>",
      "<NSLayoutConstraint:0x60000004 UILayoutGuide:0x7f01'TitleView(layout=0x1)'.trailing >= UILayoutGuide:0x7f03'TabBarGuide(0x2)'.trailing   (active)>",
      "<NSLayoutConstraint:0x60000005 'UIView-Encapsulated-Layout-Width' _UINavigationBarContentView:0x7f04.width == 0   (active)>",
      "<NSLayoutConstraint:0x60000006 'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:0x7f02'UIViewLayoutMarginsGuide']-(16)-|(LTR)   (active, names: '|':_UINavigationBarContentView:0x7f04 )>"
      """#),
    LogCase(
      "a frame inside a frame inside the window",
      count: 5, ["40 points too few"], suspect: .maskLeftOn,
      proposal: "translatesAutoresizingMaskIntoConstraints",
      #"""
      "<NSLayoutConstraint:0x60001 V:[UIView:0x7f01]-(44)-| (Names: '|':UIView:0x7f02 )>",
      "<NSAutoresizingMaskLayoutConstraint:0x60002 h=--& v=--& UIView:0x7f01.midY == + 507>",
      "<NSAutoresizingMaskLayoutConstraint:0x60003 h=--& v=--& V:[UIView:0x7f01(34)]>",
      "<NSAutoresizingMaskLayoutConstraint:0x60004 h=-&- v=-&- UIView:0x7f02.height == UIWindow:0x7f03.height - 20>",
      "<NSAutoresizingMaskLayoutConstraint:0x60005 h=--- v=--- V:[UIWindow:0x7f03(568)]>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60001 V:[UIView:0x7f01]-(44)-| (Names: '|':UIView:0x7f02 )>
      """#),
    LogCase(
      "the back button's mask", count: 8, ["16 + 6 = 22, but 0 are there"], suspect: .knownFault,
      #"""
      "<NSLayoutConstraint:0x60000001 UIView:0x7f01.trailing == _UIBackButtonMaskView:0x7f02.trailing   (active)>",
      "<NSLayoutConstraint:0x60000002 'Mask_Trailing_Trailing' _UIBackButtonMaskView:0x7f02.trailing == BackButton.trailing   (active, names: BackButton:0x7f03 )>",
      "<NSLayoutConstraint:0x60000003 'MaskEV_Leading_BIB_Trailing' H:[_UIModernBarButton:0x7f04]-(0)-[UIView:0x7f01]   (active)>",
      "<NSLayoutConstraint:0x60000004 'UINav_static_button_horiz_position' _UIModernBarButton:0x7f04.leading == UILayoutGuide:0x7f05'UIViewLayoutMarginsGuide'.leading   (active)>",
      "<NSLayoutConstraint:0x60000005 'UINavItemContentGuide-leading' H:[BackButton]-(6)-[UILayoutGuide:0x7f06'UINavigationBarItemContentLayoutGuide']   (active, names: BackButton:0x7f03 )>",
      "<NSLayoutConstraint:0x60000006 'UINavItemContentGuide-trailing' UILayoutGuide:0x7f06'UINavigationBarItemContentLayoutGuide'.trailing == _UINavigationBarContentView:0x7f07.trailing   (active)>",
      "<NSLayoutConstraint:0x60000007 'UIView-Encapsulated-Layout-Width' _UINavigationBarContentView:0x7f07.width == 0   (active)>",
      "<NSLayoutConstraint:0x60000008 'UIView-leftMargin-guide-constraint' H:|-(16)-[UILayoutGuide:0x7f05'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':_UINavigationBarContentView:0x7f07 )>"
      """#),
    LogCase(
      "a cell whose frame is too narrow",
      count: 4, ["30 + 13 + 20 = 63, but 50 are there"], suspect: .fixedFrame, proposal: "button.width == 13",
      #"""
      "<NSLayoutConstraint:0x60001 H:[UIButton:0x7f01(13)]>",
      "<NSLayoutConstraint:0x60002 H:|-(30)-[UIButton:0x7f01] (Names: '|':UIView:0x7f02 )>",
      "<NSLayoutConstraint:0x60003 H:[UIButton:0x7f01]-(20)-| (Names: '|':UIView:0x7f02 )>",
      "<NSAutoresizingMaskLayoutConstraint:0x60004 h=--& v=--& H:[UIView:0x7f02(50)]>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60001 H:[UIButton:0x7f01(13)]>
      """#),
    LogCase(
      "a row before its first layout, with Masonry's key",
      count: 2, ["414 wide and 0 wide"], suspect: .zeroSize, proposal: "\"cv.width == 414\" to 999",
      #"""
      <NSLayoutConstraint:0x60001 UITableViewCellContentView:cv.width == 414>,
      <NSLayoutConstraint:0x60002 UITableViewCellContentView:cv.width == 0>
      """#),
    LogCase(
      "a view whose right edge is to the left of its left one",
      count: 2, ["6 points"], suspect: .negativeSize, proposal: "68.5",
      #"""
      "<NSLayoutConstraint:0x60001 UIView:0x7f01.left == MyCell:0x7f02.left + 74.5>",
      "<NSLayoutConstraint:0x60002 UIView:0x7f01.right == MyCell:0x7f02.left + 68.5>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60002 UIView:0x7f01.right == MyCell:0x7f02.left + 68.5>
      """#),
    LogCase(
      "a width that the row does not have yet",
      count: 2, ["90 points too many"], suspect: .zeroSize, proposal: "swUtilityButtonView.width",
      #"""
      "<NSAutoresizingMaskLayoutConstraint:0x60001 h=--& v=--& H:[UITableViewCellContentView:0x7f10(0)]>",
      "<NSLayoutConstraint:0x60002 SWUtilityButtonView:0x7f01.width <= UITableViewCellContentView:0x7f10.width - 90>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60002 SWUtilityButtonView:0x7f01.width <= UITableViewCellContentView:0x7f10.width - 90>
      """#),
    LogCase(
      "a name of the app in a chain inside a row",
      count: 6, ["5 + 24 + 11 + 16 = 56, but 52.333 are there"], suspect: .encapsulatedSize,
      proposal: "to 999",
      #"""
      "<NSLayoutConstraint:0x60000001 UILabel:0x7f01'you'.height == 24   (active)>",
      "<NSLayoutConstraint:0x60000002 V:|-(5)-[UILabel:0x7f01'you']   (active, names: '|':UITableViewCellContentView:0x7f10 )>",
      "<NSLayoutConstraint:0x60000003 V:[UILabel:0x7f01'you']-(0)-[message_gray]   (active, names: message_gray:0x7f02 )>",
      "<NSLayoutConstraint:0x60000004 message_gray.top == UILabel:0x7f03'ask'.top - 11   (active, names: message_gray:0x7f02 )>",
      "<NSLayoutConstraint:0x60000005 V:[UILabel:0x7f03'ask']-(16)-|   (active, names: '|':UITableViewCellContentView:0x7f10 )>",
      "<NSLayoutConstraint:0x60000006 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7f10.height == 52.3333   (active)>"
      """#),
    LogCase(
      "a cell with the identifier of its class in a narrow column",
      count: 6, ["6 + 30 + 3 + at least 152 + 8 = 199, but 194 are there"], suspect: .tableColumn,
      proposal: "table column",
      #"""
      "<NSLayoutConstraint:0x60000001 NSTextField:0x7f01.width >= 152   (active)>",
      "<NSLayoutConstraint:0x60000002 H:[NSTextField:0x7f01]-(8)-|   (active, names: ItemCell:0x7f02, '|':ItemCell:0x7f02 )>",
      "<NSLayoutConstraint:0x60000003 'NSView-Encapsulated-Layout-Width' ItemCell.width == 194   (active, names: ItemCell:0x7f02 )>",
      "<NSLayoutConstraint:0x60000004 H:[NSImageView:0x7f03]-(3)-[NSTextField:0x7f01]   (active)>",
      "<NSLayoutConstraint:0x60000005 H:|-(6)-[NSImageView:0x7f03]   (active, names: ItemCell:0x7f02, '|':ItemCell:0x7f02 )>",
      "<NSLayoutConstraint:0x60000006 NSImageView:0x7f03.width == 30   (active)>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60000001 NSTextField:0x7f01.width >= 152   (active)>
      """#),
    LogCase(
      "a bar that is measured with the width 0",
      count: 9, ["24 points too many"], suspect: .zeroSize, proposal: "to 999",
      #"""
      "<NSLayoutConstraint:0x60000001 UIView:0x7f01.right == App.InputStack:0x7f02.left   (active)>",
      "<NSLayoutConstraint:0x60000002 H:|-(0)-[App.InputStack:0x7f03](LTR)   (active, names: '|':UIView:0x7f04 )>",
      "<NSLayoutConstraint:0x60000003 App.InputStack:0x7f02.right == UIView:0x7f04.right   (active)>",
      "<NSLayoutConstraint:0x60000004 App.InputStack:0x7f03.right == UIView:0x7f01.left   (active)>",
      "<NSLayoutConstraint:0x60000005 UIView:0x7f04.left == UILayoutGuide:0x7f05'UIViewSafeAreaLayoutGuide'.left + 12   (active)>",
      "<NSLayoutConstraint:0x60000006 UIView:0x7f04.right == UILayoutGuide:0x7f05'UIViewSafeAreaLayoutGuide'.right - 12   (active)>",
      "<NSLayoutConstraint:0x60000007 '_UITemporaryLayoutWidth' N.Bar:0x7f06.width == 0   (active)>",
      "<NSLayoutConstraint:0x60000008 'UIViewSafeAreaLayoutGuide-left' H:|-(0)-[UILayoutGuide:0x7f05'UIViewSafeAreaLayoutGuide'](LTR)   (active, names: '|':N.Bar:0x7f06 )>",
      "<NSLayoutConstraint:0x60000009 'UIViewSafeAreaLayoutGuide-right' H:[UILayoutGuide:0x7f05'UIViewSafeAreaLayoutGuide']-(0)-|(LTR)   (active, names: '|':N.Bar:0x7f06 )>"
      """#),
    LogCase(
      "an app's view in an alert",
      count: 4, ["80 + 120 + 44 = 244, but 60 are there"], proposal: "alertControllerView.height == 60",
      #"""
      "<NSLayoutConstraint:0x60000001 _UIAlertControllerView:0x7f01.height == 60   (active)>",
      "<NSLayoutConstraint:0x60000002 V:|-(80)-[UITextView:0x7f02]   (active, names: '|':_UIAlertControllerView:0x7f01 )>",
      "<NSLayoutConstraint:0x60000003 UITextView:0x7f02.height == 120   (active)>",
      "<NSLayoutConstraint:0x60000004 V:[UITextView:0x7f02]-(44)-|   (active, names: '|':_UIAlertControllerView:0x7f01 )>"
      """#),
    LogCase(
      "a distance of the system in a cell without a height",
      count: 3, ["16 points too many"], suspect: .zeroSize, proposal: "to 999",
      #"""
      "<_UISystemBaselineConstraint:0x60000001 V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0x7f01]   (active, names: '|':M.C:0x7f02 )>",
      "<NSLayoutConstraint:0x60000002 UILabel:0x7f01.centerY == M.C:0x7f02.centerY   (active)>",
      "<NSLayoutConstraint:0x60000003 'UIView-Encapsulated-Layout-Height' M.C:0x7f02.height == 0   (active)>"
      """#),
    LogCase(
      "a table at the superview's and the safe area's top",
      count: 3, ["47 points apart"], proposal: "tableView.top",
      #"""
      "<NSLayoutConstraint:0x60000001 V:|-(0)-[UITableView:0x7f01]   (active, names: '|':UIView:0x7f02 )>",
      "<NSLayoutConstraint:0x60000002 UITableView:0x7f01.top == UILayoutGuide:0x7f03'UIViewSafeAreaLayoutGuide'.top   (active)>",
      "<NSLayoutConstraint:0x60000003 'UIViewSafeAreaLayoutGuide-top' V:|-(47)-[UILayoutGuide:0x7f03'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:0x7f02 )>"
      """#),
    LogCase(
      "a label that is as wide as its edges allow, and 200",
      count: 4, ["20 + 200 + 20 = 240, but 375 are there"], suspect: .encapsulatedSize,
      proposal: "label.width == 200",
      #"""
      "<NSLayoutConstraint:0x60000001 H:|-(20)-[UILabel:0x7f01'A']   (active, names: '|':UIView:0x7f02 )>",
      "<NSLayoutConstraint:0x60000002 H:[UILabel:0x7f01'A']-(20)-|   (active, names: '|':UIView:0x7f02 )>",
      "<NSLayoutConstraint:0x60000003 UILabel:0x7f01'A'.width == 200   (active)>",
      "<NSLayoutConstraint:0x60000004 'UIView-Encapsulated-Layout-Width' UIView:0x7f02.width == 375   (active)>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60000003 UILabel:0x7f01'A'.width == 200   (active)>
      """#),
    LogCase(
      "a button in the centre and at the left",
      count: 4, ["2 × 30 + 100 = 160, but 320 are there"], suspect: .encapsulatedSize,
      proposal: "button.leading == view.leading + 30",
      #"""
      "<NSLayoutConstraint:0x60000001 UIButton:0x7f01'Go'.centerX == UIView:0x7f02.centerX   (active)>",
      "<NSLayoutConstraint:0x60000002 H:|-(30)-[UIButton:0x7f01'Go']   (active, names: '|':UIView:0x7f02 )>",
      "<NSLayoutConstraint:0x60000003 UIButton:0x7f01'Go'.width == 100   (active)>",
      "<NSLayoutConstraint:0x60000004 'UIView-Encapsulated-Layout-Width' UIView:0x7f02.width == 320   (active)>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60000002 H:|-(30)-[UIButton:0x7f01'Go']   (active, names: '|':UIView:0x7f02 )>
      """#),
    LogCase(
      "labels in a card of a fixed height",
      count: 6, ["16 + 40 + 8 + 40 + 16 = 120, but 100 are there"], proposal: "card.height == 100",
      #"""
      "<NSLayoutConstraint:0x60000001 V:|-(16)-[UILabel:0x7f01'T']   (active, names: '|':App.Card:0x7f02 )>",
      "<NSLayoutConstraint:0x60000002 UILabel:0x7f01'T'.height == 40   (active)>",
      "<NSLayoutConstraint:0x60000003 V:[UILabel:0x7f01'T']-(8)-[UILabel:0x7f03'D']   (active)>",
      "<NSLayoutConstraint:0x60000004 UILabel:0x7f03'D'.height == 40   (active)>",
      "<NSLayoutConstraint:0x60000005 V:[UILabel:0x7f03'D']-(16)-|   (active, names: '|':App.Card:0x7f02 )>",
      "<NSLayoutConstraint:0x60000006 App.Card:0x7f02.height == 100   (active)>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60000002 UILabel:0x7f01'T'.height == 40   (active)>
      """#),
    LogCase(
      "an image in the content of a scroll view as wide as the screen",
      count: 7, ["55 points too many"], suspect: .encapsulatedSize, proposal: "imageView.width == 375",
      #"""
      "<NSLayoutConstraint:0x60000001 UIView:0x7f01.width == UIScrollView:0x7f02.width   (active)>",
      "<NSLayoutConstraint:0x60000002 H:|-(0)-[UIScrollView:0x7f02]   (active, names: '|':UIView:0x7f03 )>",
      "<NSLayoutConstraint:0x60000003 H:[UIScrollView:0x7f02]-(0)-|   (active, names: '|':UIView:0x7f03 )>",
      "<NSLayoutConstraint:0x60000004 'UIView-Encapsulated-Layout-Width' UIView:0x7f03.width == 320   (active)>",
      "<NSLayoutConstraint:0x60000005 H:|-(0)-[UIImageView:0x7f04]   (active, names: '|':UIView:0x7f01 )>",
      "<NSLayoutConstraint:0x60000006 H:[UIImageView:0x7f04]-(0)-|   (active, names: '|':UIView:0x7f01 )>",
      "<NSLayoutConstraint:0x60000007 UIImageView:0x7f04.width == 375   (active)>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60000007 UIImageView:0x7f04.width == 375   (active)>
      """#),
    LogCase(
      "a trailing edge that is tied to a leading one",
      count: 2, ["while the width of the UILabel cannot be negative"], suspect: .negativeSize,
      proposal: "label.trailing == view.leading - 16",
      #"""
      "<NSLayoutConstraint:0x60000001 UILabel:0x7f01.leading == UIView:0x7f02.leading + 16   (active)>",
      "<NSLayoutConstraint:0x60000002 UILabel:0x7f01.trailing == UIView:0x7f02.leading - 16   (active)>"
      """#),
    LogCase(
      "half the screen's width, and 200",
      count: 3, ["12.5 points apart"], suspect: .encapsulatedSize, proposal: "view.width == 200",
      #"""
      "<NSLayoutConstraint:0x60000001 UIView:0x7f01.width == 0.5*UIView:0x7f02.width   (active)>",
      "<NSLayoutConstraint:0x60000002 UIView:0x7f01.width == 200   (active)>",
      "<NSLayoutConstraint:0x60000003 'UIView-Encapsulated-Layout-Width' UIView:0x7f02.width == 375   (active)>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60000002 UIView:0x7f01.width == 200   (active)>
      """#),
    LogCase(
      "a stack view that is lower than its views",
      count: 6, ["60 + 8 + 60 = 128, but 100 are there"], proposal: "stackView.height == 100",
      #"""
      "<NSLayoutConstraint:0x60000001 UIStackView:0x7f01.height == 100   (active)>",
      "<NSLayoutConstraint:0x60000002 UILabel:0x7f02.height == 60   (active)>",
      "<NSLayoutConstraint:0x60000003 UIButton:0x7f03.height == 60   (active)>",
      "<NSLayoutConstraint:0x60000004 'UISV-spacing' V:[UILabel:0x7f02]-(8)-[UIButton:0x7f03]   (active)>",
      "<NSLayoutConstraint:0x60000005 'UISV-canvas-connection' UIStackView:0x7f01.top == UILabel:0x7f02.top   (active)>",
      "<NSLayoutConstraint:0x60000006 'UISV-canvas-connection' V:[UIButton:0x7f03]-(0)-|   (active, names: '|':UIStackView:0x7f01 )>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60000003 UIButton:0x7f03.height == 60   (active)>
      """#),
    LogCase(
      "an image that is higher than its container may be",
      count: 4, ["40 points too many"], suspect: .edgesAndSize, proposal: "imageView.height == 240",
      #"""
      "<NSLayoutConstraint:0x60000001 UIView:0x7f01.height <= 200   (active)>",
      "<NSLayoutConstraint:0x60000002 UIImageView:0x7f02.height == 240   (active)>",
      "<NSLayoutConstraint:0x60000003 V:|-(0)-[UIImageView:0x7f02]   (active, names: '|':UIView:0x7f01 )>",
      "<NSLayoutConstraint:0x60000004 V:[UIImageView:0x7f02]-(0)-|   (active, names: '|':UIView:0x7f01 )>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x60000002 UIImageView:0x7f02.height == 240   (active)>
      """#),
  ]
}
