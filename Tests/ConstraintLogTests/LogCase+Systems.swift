/// Constraints that parts of UIKit and AppKit add: masks, stack views, cells, bars, keyboards.
extension LogCase {
  static let systems: [LogCase] = [
    LogCase(
      "a mask that was left on", count: 4,
      ["the frame and autoresizing mask of the UIButton make it 50 wide"], suspect: .maskLeftOn,
      proposal: "translatesAutoresizingMaskIntoConstraints of the UIButton",
      #"""
      "<NSLayoutConstraint:0x1 H:[UIView:0xb0(70)]>",
      "<NSLayoutConstraint:0x2 H:[UIButton:0xa1]-(0)-|   (Names: '|':UIView:0xb0 )>",
      "<NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& UIButton:0xa1.midX == + 25>",
      "<NSAutoresizingMaskLayoutConstraint:0x4 h=--& v=--& H:[UIButton:0xa1(50)]>"
      """#),
    LogCase(
      "a mask in the newer form", count: 4, ["12 points"], suspect: .maskLeftOn,
      proposal: "translatesAutoresizingMaskIntoConstraints of the UILabel",
      #"""
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UILabel:0xa1.minY == 0   (active, names: '|':UIView:0xb0 )>",
      "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UILabel:0xa1.height == 0   (active)>",
      "<NSLayoutConstraint:0x3 V:|-(12)-[UILabel:0xa1]   (active, names: '|':UIView:0xb0 )>",
      "<NSLayoutConstraint:0x4 V:[UILabel:0xa1]-(12)-|   (active, names: '|':UIView:0xb0 )>"
      """#),
    LogCase(
      "a mask without a superview's name", count: 6, ["20 points too few"], suspect: .maskLeftOn,
      proposal: "translatesAutoresizingMaskIntoConstraints",
      #"""
      <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa1.midY == + 70>
      <NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& V:[UIView:0xa1(140)]>
      <NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& UILabel:0xa2'Built'.midY == + 70>
      <NSLayoutConstraint:0x4 UIView:0xa1.bottom == Toast.ToastView:0xb0.bottom - 10>
      <NSLayoutConstraint:0x5 V:|-(10)-[UILabel:0xa2'Built']   (Names: '|':Toast.ToastView:0xb0 )>
      <NSLayoutConstraint:0x6 UILabel:0xa2'Built'.bottom == Toast.ToastView:0xb0.bottom - 10>
      """#),
    LogCase(
      "a flexible mask relative to the superview", count: 3, ["375 points apart"], suspect: .maskLeftOn,
      #"""
      <NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=--& EntryView:0xa1.midX == HostView:0xb0.midX + 187.5>
      <NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=--& EntryView:0xa1.width == HostView:0xb0.width + 375>
      <NSLayoutConstraint:0x3 EntryView:0xa1.right == HostView:0xb0.right>
      """#),
    LogCase(
      "a view that has no size yet", count: 5, ["UIView …10c0", "0 high", "16 points too many"],
      suspect: .zeroSize, proposal: "999",
      #"""
      <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& V:[UIView:0x10c0(0)]>
      <NSLayoutConstraint:0x2 V:|-(8)-[UIView:0x10a1]   (Names: '|':InputView:0x10b0 )>
      <NSLayoutConstraint:0x3 V:[UIView:0x10a1]-(8)-|   (Names: '|':InputView:0x10b0 )>
      <NSLayoutConstraint:0x4 V:|-(0)-[InputView:0x10b0]   (Names: '|':UIView:0x10c0 )>
      <NSLayoutConstraint:0x5 V:[InputView:0x10b0]-(0)-|   (Names: '|':UIView:0x10c0 )>
      """#),
    LogCase(
      "a hidden view of a stack view", count: 3,
      ["its stack view makes the UIView 0 high", "16 points too many"], suspect: .hiddenInStack,
      proposal: "segmentedControl.bottom",
      #"""
      "<NSLayoutConstraint:0x1 V:[UISegmentedControl:0xa1]-(8)-|   (Names: '|':UIView:0xb0 )>",
      "<NSLayoutConstraint:0x2 V:|-(8)-[UISegmentedControl:0xa1]   (Names: '|':UIView:0xb0 )>",
      "<NSLayoutConstraint:0x3 'UISV-hiding' V:[UIView:0xb0(0)]>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1 V:[UISegmentedControl:0xa1]-(8)-|   (Names: '|':UIView:0xb0 )>
      """#),
    LogCase(
      "a hidden view with a height", count: 2, ["128 high", "0 high", "128 points apart"],
      suspect: .hiddenInStack, proposal: "LabelHeight",
      #"""
      "<NSLayoutConstraint:0x1 'LabelHeight' UILabel:0xa1'Members\nFor some'.height == 128   (active)>",
      "<NSLayoutConstraint:0x2 'UISV-hiding' UILabel:0xa1'Members\nFor some'.height == 0   (active)>"
      """#),
    LogCase(
      "a stack view's spacing and canvas", count: 6, ["12 points too many"], suspect: .zeroSize,
      #"""
      "<NSLayoutConstraint:0x1 'UISV-canvas-connection' UIStackView:0xb0.leading == UILabel:0xa1.leading   (active)>",
      "<NSLayoutConstraint:0x2 'UISV-canvas-connection' H:[UILabel:0xa2]-(0)-|   (active, names: '|':UIStackView:0xb0 )>",
      "<NSLayoutConstraint:0x3 'UISV-spacing' H:[UILabel:0xa1]-(12)-[UILabel:0xa2]   (active)>",
      "<NSLayoutConstraint:0x4 H:|-(0)-[UIStackView:0xb0]   (active, names: '|':App.HeaderView:0xc0 )>",
      "<NSLayoutConstraint:0x5 H:[UIStackView:0xb0]-(0)-|   (active, names: '|':App.HeaderView:0xc0 )>",
      "<NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-Width' App.HeaderView:0xc0.width == 0   (active)>"
      """#),
    LogCase(
      "a frame with an identifier behind its mask", count: 4, ["30 points too many"],
      suspect: .encapsulatedSize,
      proposal: "to 999",
      #"""
      <NSAutoresizingMaskLayoutConstraint:0x1 h=--- v=--- 'UIView-Encapsulated-Layout-Top' UITableViewCellContentView:0xb0.minY == 0   (active, names: '|':.NoteCell:0xc0'NoteCell' )>,
      <NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xb0.height == 44   (active)>,
      <NSLayoutConstraint:0x3 UILabel:0xa1.height == 74   (active)>,
      <NSLayoutConstraint:0x4 UILabel:0xa1.height <= UITableViewCellContentView:0xb0.height   (active)>
      """#),
    LogCase(
      "a width that is less than a view's without a size", count: 2, ["30 points too many"],
      suspect: .zeroSize,
      proposal: "Lower the priority of \"label.width == placeholderView.width - 30\"",
      #"""
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& H:[App.PlaceholderView:0xb0(0)]>",
      "<NSLayoutConstraint:0x2 UILabel:0xa1'Notes...'.width == App.PlaceholderView:0xb0.width - 30>"
      """#),
    LogCase(
      "a toolbar on a Mac", count: 4, ["AppKit makes the NSToolbarItemViewer 1 high", "5 points too many"],
      suspect: .systemOnly,
      #"""
      "<NSLayoutConstraint:0x1 NSToolbarButton:0xa1.bottom <= NSStackView:0xa2.top - 2   (active)>",
      "<NSLayoutConstraint:0x2 V:|-(>=0)-[NSToolbarButton:0xa1]   (active, names: '|':NSToolbarItemViewer:0xb0 )>",
      "<NSLayoutConstraint:0x3 NSStackView:0xa2.bottom == NSToolbarItemViewer:0xb0.bottom - 4   (active)>",
      "<NSLayoutConstraint:0x4 'NSView-Encapsulated-Layout-Height' NSToolbarItemViewer:0xb0.height == 1   (active)>"
      """#),
    LogCase(
      "two distances from the top layout guide", count: 2, ["10 below the layout guide", "20 points apart"],
      suspect: .duplicate, proposal: "Remove",
      #"""
      "<NSLayoutConstraint:0x1 V:[_UILayoutGuide:0xc1]-(10)-[UIView:0xa1]>",
      "<NSLayoutConstraint:0x2 V:[_UILayoutGuide:0xc1]-(30)-[UIView:0xa1]>"
      """#),
    LogCase(
      "a view below the view that contains it", count: 3, ["below the UIView", "780 points too few"],
      suspect: .outsideOfSuperview, proposal: "Remove \"imageView.top == view.bottom\"",
      #"""
      "<NSLayoutConstraint:0x1 V:|-(20)-[UIImageView:0xa1]   (Names: '|':UIView:0xb0 )>",
      "<NSLayoutConstraint:0x2 V:[UIView:0xb0]-(0)-[UIImageView:0xa1]>",
      "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' V:[UIView:0xb0(800)]>"
      """#),
    LogCase(
      "a frame at the end of its superview", count: 2, ["0.5 points apart"], suspect: .maskLeftOn,
      proposal: "translatesAutoresizingMaskIntoConstraints of the UIView",
      #"""
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- H:[UIView:0xa1]-(0.5)-|   (active, names: '|':App.CoverCell:0xb0 )>",
      "<NSLayoutConstraint:0x2 'UIIBSystemGenerated' H:[UIView:0xa1]-(0)-|   (active, names: '|':App.CoverCell:0xb0 )>"
      """#),
    LogCase(
      "the spacing of a hidden stack view", count: 5, ["20 points too many"], suspect: .hiddenInStack,
      proposal: "Change the spacing of the UIStackView from 10 to 0 while it is hidden",
      #"""
      "<NSLayoutConstraint:0x1 'UISV-canvas-connection' UIStackView:0xb0.top == UILabel:0xa1'Dates'.top   (active)>",
      "<NSLayoutConstraint:0x2 'UISV-canvas-connection' V:[UIButton:0xa3]-(0)-|   (active, names: '|':UIStackView:0xb0 )>",
      "<NSLayoutConstraint:0x3 'UISV-hiding' UIStackView:0xb0.height == 0   (active)>",
      "<NSLayoutConstraint:0x4 'UISV-spacing' V:[UILabel:0xa1'Dates']-(10)-[UILabel:0xa2]   (active)>",
      "<NSLayoutConstraint:0x5 'UISV-spacing' V:[UILabel:0xa2]-(10)-[UIButton:0xa3]   (active)>"
      """#),
    LogCase(
      "a frame that is too low for what is inside", count: 4,
      ["make it 45 high", "UITextView “Plans for the week”", "3 points too many"], suspect: .fixedFrame,
      proposal: "to 999",
      #"""
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xb0.height == 45   (active)>",
      "<NSLayoutConstraint:0x2 V:|-(0)-[UITextView:0xa1'\nPlans for the week']   (active, names: '|':UIView:0xb0 )>",
      "<NSLayoutConstraint:0x3 UITextView:0xa1'\nPlans for the week'.height == 48   (active)>",
      "<NSLayoutConstraint:0x4 UITextView:0xa1'\nPlans for the week'.bottom <= UIView:0xb0.bottom   (active)>"
      """#),
    LogCase(
      "a custom keyboard's height", count: 2, ["260 high", "216 high"], suspect: .encapsulatedSize,
      proposal: "Lower the priority of \"inputView.height == 260\"",
      #"""
      "<NSLayoutConstraint:0x1 UIInputView:0xa1.height == 260   (active)>",
      "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' UIInputView:0xa1.height == 216   (active)>"
      """#),
    LogCase(
      "a bar above the safe area", count: 4, ["6 from the bottom of the safe area", "26 points too many"],
      suspect: .zeroSize,
      #"""
      "<NSLayoutConstraint:0x1 V:|-(20)-[UIView:0xa1]   (active, names: '|':App.Bar:0xb0 )>",
      "<NSLayoutConstraint:0x2 UIView:0xa1.bottom == UILayoutGuide:0xc1'UIViewSafeAreaLayoutGuide'.bottom - 6   (active)>",
      "<NSLayoutConstraint:0x3 '_UITemporaryLayoutHeight' App.Bar:0xb0.height == 0   (active)>",
      "<NSLayoutConstraint:0x4 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0xc1'UIViewSafeAreaLayoutGuide']-(0)-|   (active, names: '|':App.Bar:0xb0 )>"
      """#),
    LogCase(
      "a ratio that is rounded", count: 6, ["0.075 points"], suspect: .rounding, proposal: "imageView.width",
      #"""
      "<NSLayoutConstraint:0x1 UIImageView:0xa1.width == 1.333*UIImageView:0xa1.height   (active)>",
      "<NSLayoutConstraint:0x2 UIImageView:0xa1.width == UIView:0xb0.width   (active)>",
      "<NSLayoutConstraint:0x3 V:|-(0)-[UIImageView:0xa1]   (active, names: '|':App.PhotoCell:0xc0 )>",
      "<NSLayoutConstraint:0x4 V:[UIImageView:0xa1]-(0)-|   (active, names: '|':App.PhotoCell:0xc0 )>",
      "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Height' App.PhotoCell:0xc0.height == 300   (active)>",
      "<NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-Width' UIView:0xb0.width == 400   (active)>"
      """#),
    LogCase(
      "equal sizes in a stack view", count: 3, ["points"],
      #"""
      "<NSLayoutConstraint:0x1 'UISV-fill-equally' UIView:0xa2.width == UIView:0xa1.width   (active)>",
      "<NSLayoutConstraint:0x2 UIView:0xa1.width == 44   (active)>",
      "<NSLayoutConstraint:0x3 UIView:0xa2.width == 60   (active)>"
      """#),
    LogCase(
      "a size while measuring", count: 3, ["while it measures", "24 points too many"], suspect: .zeroSize,
      #"""
      "<NSLayoutConstraint:0x1 V:|-(12)-[UILabel:0xa1]   (active, names: '|':ChatBar:0xb0 )>",
      "<NSLayoutConstraint:0x2 V:[UILabel:0xa1]-(12)-|   (active, names: '|':ChatBar:0xb0 )>",
      "<NSLayoutConstraint:0x3 '_UITemporaryLayoutHeight' ChatBar:0xb0.height == 0   (active)>"
      """#),
    LogCase(
      "a measured width", count: 2, ["makes the UIView 320 wide while it measures"], suspect: .temporarySize,
      #"""
      <NSLayoutConstraint:0x1 UIView:0xb0.width == 300>
      <NSLayoutConstraint:0x2 'UITemporaryLayoutWidth' UIView:0xb0.width == 320>
      """#),
    LogCase(
      "content that must not be compressed", count: 3, ["UILabel “Title”", "40 points"],
      suspect: .requiredContentSize,
      #"""
      <NSContentSizeLayoutConstraint:0x1 H:[UILabel:0xa1'Title'(100)] Hug:250 CompressionResistance:1000>
      <NSLayoutConstraint:0x2 H:[UILabel:0xa1'Title'(<=60)]>
      <NSContentSizeLayoutConstraint:0x3 V:[UILabel:0xa1'Title'(20)] Hug:250 CompressionResistance:750>
      """#),
    LogCase(
      "a toolbar without a frame", count: 7, ["_UIToolbarContentView make it 0 wide", "16 points too many"],
      suspect: .knownFault,
      #"""
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& _UIToolbarContentView:0xb0.width == 0   (active)>",
      "<NSLayoutConstraint:0x2 H:|-(0)-[_UIButtonBarStackView:0xb1]   (active, names: '|':_UIToolbarContentView:0xb0 )>",
      "<NSLayoutConstraint:0x3 H:[_UIButtonBarStackView:0xb1]-(0)-|   (active, names: '|':_UIToolbarContentView:0xb0 )>",
      "<NSLayoutConstraint:0x4 'TB_Leading_Leading' H:|-(8)-[_UIModernBarButton:0xa1]   (active, names: '|':_UIButtonBarButton:0xa0 )>",
      "<NSLayoutConstraint:0x5 'TB_Trailing_Trailing' H:[_UIModernBarButton:0xa1]-(8)-|   (active, names: '|':_UIButtonBarButton:0xa0 )>",
      "<NSLayoutConstraint:0x6 'UISV-canvas-connection' _UIButtonBarStackView:0xb1.leading == _UIButtonBarButton:0xa0.leading   (active)>",
      "<NSLayoutConstraint:0x7 'UISV-canvas-connection' _UIButtonBarStackView:0xb1.trailing == _UIButtonBarButton:0xa0.trailing   (active)>"
      """#),
    LogCase(
      "the keyboard's own views", count: 4, ["45 points"], suspect: .knownFault,
      #"""
      "<NSLayoutConstraint:0x1 'accessoryView.bottom' _UIRemoteKeyboardPlaceholderView:0xa1.bottom == _UIKBCompatInputView:0xa2.top   (active)>",
      "<NSLayoutConstraint:0x2 'assistantHeight' TUISystemInputAssistantView:0xa3.height == 45   (active)>",
      "<NSLayoutConstraint:0x3 'assistantView.bottom' TUISystemInputAssistantView:0xa3.bottom == _UIKBCompatInputView:0xa2.top   (active)>",
      "<NSLayoutConstraint:0x4 'assistantView.top' V:[_UIRemoteKeyboardPlaceholderView:0xa1]-(0)-[TUISystemInputAssistantView:0xa3]   (active)>"
      """#),
    LogCase(
      "AppKit with its vertical axis", count: 4, ["2 points too few"],
      #"""
      [Layout] Unable to simultaneously satisfy constraints:
      (
          "<NSLayoutConstraint:0x1 NSView:0xa1.height == 22   (active)>",
          "<NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- NSView:0xa1.minY == - 1   (active, names: '|':NSBox:0xb0'Box' )>",
          "<NSAutoresizingMaskLayoutConstraint:0x3 h=-&- v=-&- V:|-(1)-[NSView:0xa1]   (active, names: '|':NSBox:0xb0'Box' )>",
          "<NSLayoutConstraint:0x4 NSBox:0xb0'Box'.height >= 24   (active)>"
      )
      """#),
    LogCase(
      "AppKit's views by names", count: 3, ["400 points too many"],
      #"""
      <NSLayoutConstraint:0x1 H:|-(200)-[table]   (Names: table:NSTableView:0xa1, '|':NSView:0xb0 )>
      <NSLayoutConstraint:0x2 H:[table]-(200)-|   (Names: table:NSTableView:0xa1, '|':NSView:0xb0 )>
      <NSLayoutConstraint:0x3 H:[content(0)]   (Names: content:NSView:0xb0 )>
      """#),
    LogCase(
      "a split view's edges", count: 2, ["174 points too few"],
      #"""
      <NSLayoutConstraint:0x1 H:[NSSplitView:0xa1(>=300)]>
      <NSLayoutConstraint:0x2 NSSplitView:0xa1.right == NSSplitView:0xa1.left + 126>
      """#),
    LogCase(
      "an initial size of Interface Builder", count: 4, ["points"],
      #"""
      "<NSIBPrototypingLayoutConstraint:0x1 'IB auto generated at build time for view with fixed frame' H:|-(16)-[UILabel:0xa1]   (active, names: '|':UIView:0xb0 )>",
      "<NSIBPrototypingLayoutConstraint:0x2 'IB auto generated at build time for view with fixed frame' H:[UILabel:0xa1(200)]   (active)>",
      "<NSLayoutConstraint:0x3 H:[UILabel:0xa1]-(16)-|   (active, names: '|':UIView:0xb0 )>",
      "<NSLayoutConstraint:0x4 UIView:0xb0.width == 320   (active)>"
      """#),
    LogCase(
      "a cell's fitting size", count: 3, ["while it measures"], suspect: .zeroSize,
      #"""
      "<NSLayoutConstraint:0x1 H:|-(5)-[UILabel:0xa1]   (active, names: '|':UITableViewCellContentView:0xb0 )>",
      "<NSLayoutConstraint:0x2 H:[UILabel:0xa1]-(5)-|   (active, names: '|':UITableViewCellContentView:0xb0 )>",
      "<NSLayoutConstraint:0x3 'fittingSizeHTarget' UITableViewCellContentView:0xb0.width == 0   (active)>"
      """#),
    LogCase(
      "SwiftUI's private classes", count: 3, ["_UIHostingView", "10 points too many"],
      #"""
      "<NSLayoutConstraint:0x1 V:|-(0)-[_TtGC7SwiftUI14_UIHostingViewV7Profile7RowView_:0xa1]   (active, names: '|':UIView:0xb0 )>",
      "<NSLayoutConstraint:0x2 V:[_TtGC7SwiftUI14_UIHostingViewV7Profile7RowView_:0xa1]-(10)-|   (active, names: '|':UIView:0xb0 )>",
      "<NSLayoutConstraint:0x3 UIView:0xb0.height == 0   (active)>"
      """#),
    LogCase(
      "generic classes", count: 2, ["Box", "6 points apart"],
      #"""
      "<NSLayoutConstraint:0x1 App.Box<SwiftUI.ModifiedContent<App.A, App.B>>:0xa1.height == 10   (active)>",
      "<NSLayoutConstraint:0x2 App.Box<SwiftUI.ModifiedContent<App.A, App.B>>:0xa1.height == 16   (active)>"
      """#),
  ]
}
