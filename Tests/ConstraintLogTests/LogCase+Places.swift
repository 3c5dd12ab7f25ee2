/// Logs after those of public threads, shortened: what the places of views show of the cause. The expected change is the one that the
/// thread's answer gives, or that follows from its numbers.
extension LogCase {
  static let places = edges + moreEdges + frames + stacks + sums

  private static let edges = [
    LogCase(
      "an edge placed in two views", count: 3, ["2 points apart"], suspect: .fixedTwice,
      proposal: "Remove \"logoView.leading == mapPane.leading + 8\"",
      #"""
      "<NSLayoutConstraint:0x11 H:|-(8)-[LogoView:0xA1]   (active, names: '|':MapPane:0xB1 )>",
      "<NSLayoutConstraint:0x12 H:|-(0)-[MapPane:0xB1]   (active, names: '|':RouteView:0xC1 )>",
      "<NSLayoutConstraint:0x13 LogoView:0xA1.leading == RouteView:0xC1.leading + 10   (active)>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x11 H:|-(8)-[LogoView:0xA1]   (active, names: '|':MapPane:0xB1 )>
      """#),
    LogCase(
      "an edge at the superview and at its margin", count: 2, ["8 points apart"], suspect: .fixedTwice,
      proposal: "Remove",
      #"""
      "<NSLayoutConstraint:0x11 H:|-(8)-[UILabel:0xA1'Q']   (active, names: '|':UITableViewCellContentView:0xB1 )>",
      "<NSLayoutConstraint:0x12 UILabel:0xA1'Q'.leading == UITableViewCellContentView:0xB1.leadingMargin   (active)>"
      """#),
    LogCase(
      "an end at the superview and before a button", count: 3, ["11 points apart"], suspect: .fixedTwice,
      proposal: "Remove \"bar.trailing == strip.trailing\"",
      #"""
      "<NSLayoutConstraint:0x11 H:[Strip:0xA1]-(0)-|   (active, names: '|':Bar:0xB1 )>",
      "<NSLayoutConstraint:0x12 H:[Strip:0xA1]-(0)-[UIButton:0xA2]   (active)>",
      "<NSLayoutConstraint:0x13 H:[UIButton:0xA2]-(11)-|   (active, names: '|':Bar:0xB1 )>"
      """#),
    LogCase(
      "a view tied to its own edge", count: 4, ["300 points too few"], suspect: .ownEdge,
      proposal: "Remove \"priceLabel.left == priceLabel.right\"",
      #"""
      "<NSLayoutConstraint:0x6001 H:|-(10)-[PriceLabel:0x7001]   (active, names: '|':UIView:0x7000 )>",
      "<NSLayoutConstraint:0x6002 H:[PriceLabel:0x7001]-(10)-|   (active, names: '|':UIView:0x7000 )>",
      "<NSLayoutConstraint:0x6003 PriceLabel:0x7001.left == PriceLabel:0x7001.right   (active)>",
      "<NSLayoutConstraint:0x6004 UIView:0x7000.width == 320   (active)>"
      """#),
    LogCase(
      "a distance for the other orientation", count: 3, ["73 points too many"], suspect: .distanceTooLarge,
      proposal: "Remove \"playerBar.top == view.top + 841\"",
      #"""
      "<NSAutoresizingMaskLayoutConstraint:0x6001 h=--& v=--& V:[UIView:0x7000(768)]>",
      "<NSLayoutConstraint:0x6002 V:[PlayerBar:0x7001]-(0)-|   (Names: '|':UIView:0x7000 )>",
      "<NSLayoutConstraint:0x6003 V:|-(841)-[PlayerBar:0x7001]   (Names: '|':UIView:0x7000 )>"
      """#),
    LogCase(
      "a distance as wide as the view around", count: 4, ["24 points too many"], suspect: .distanceTooLarge,
      proposal: "Remove \"view.trailing == priceLabel.trailing + 320\"",
      #"""
      "<NSLayoutConstraint:0x6001 H:|-(0)-[PriceLabel:0x7001]   (active, names: '|':UIView:0x7000 )>",
      "<NSLayoutConstraint:0x6002 H:[PriceLabel:0x7001]-(320)-|   (active, names: '|':UIView:0x7000 )>",
      "<NSLayoutConstraint:0x6003 PriceLabel:0x7001.width == 24   (active)>",
      "<NSLayoutConstraint:0x6004 'UIView-Encapsulated-Layout-Width' UIView:0x7000.width == 320   (active)>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x6003 PriceLabel:0x7001.width == 24   (active)>
      """#),
    LogCase(
      "a height that became 0", count: 2, ["44 points apart"], suspect: .duplicate,
      proposal: "Remove \"tabStrip.height == 0\"",
      #"""
      "<NSLayoutConstraint:0x11 TabStrip:0xA1.height == 44   (active)>",
      "<NSLayoutConstraint:0x12 TabStrip:0xA1.height == 0   (active)>"

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x11 TabStrip:0xA1.height == 44   (active)>
      """#),
    LogCase(
      "a view beside a scroll view", count: 5, ["45 + 400 + 64 = 509, but 480 are there"], proposal: "to 999",
      #"""
      "<NSLayoutConstraint:0x6001 UIScrollView:0x7001.bottom == UIImageView:0x7002.bottom   (active)>",
      "<NSLayoutConstraint:0x6002 V:[UIImageView:0x7002]-(64)-|   (active, names: '|':UIView:0x7000 )>",
      "<NSLayoutConstraint:0x6003 V:|-(45)-[UIScrollView:0x7001]   (active, names: '|':UIView:0x7000 )>",
      "<NSLayoutConstraint:0x6004 UIScrollView:0x7001.height == 400   (active)>",
      "<NSLayoutConstraint:0x6005 UIView:0x7000.height == 480   (active)>"
      """#),
    LogCase(
      "a label within margins of a view that is measured", count: 5,
      ["The DayLabel is", "8 + 8 = 16, but 0 are there"],
      suspect: .zeroSize,
      proposal: "Lower the priority of \"dayLabel.trailing == layoutMarginsGuide.trailing\"",
      #"""
      "<NSLayoutConstraint:0x11 DayLabel:0xA1.leading == UILayoutGuide:0xC1'UIViewLayoutMarginsGuide'.leading   (active)>",
      "<NSLayoutConstraint:0x12 DayLabel:0xA1.trailing == UILayoutGuide:0xC1'UIViewLayoutMarginsGuide'.trailing   (active)>",
      "<NSLayoutConstraint:0x13 '_UITemporaryLayoutWidth' MonthView:0xB1.width == 0   (active)>",
      "<NSLayoutConstraint:0x14 'UIView-leftMargin-guide-constraint' H:|-(8)-[UILayoutGuide:0xC1'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':MonthView:0xB1 )>",
      "<NSLayoutConstraint:0x15 'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:0xC1'UIViewLayoutMarginsGuide']-(8)-|(LTR)   (active, names: '|':MonthView:0xB1 )>"
      """#),
    LogCase(
      "a length in a window without a size", count: 4, ["40 points too many"], suspect: .zeroSize,
      proposal: "Lower the priority of \"cardView.width == dimView.width - 40\"",
      #"""
      "<NSAutoresizingMaskLayoutConstraint:0x11 h=--& v=--& UIWindow:0xA1.width == 0   (active)>",
      "<NSLayoutConstraint:0x12 H:|-(0)-[DimView:0xB1]   (active, names: '|':UIWindow:0xA1 )>",
      "<NSLayoutConstraint:0x13 H:[DimView:0xB1]-(0)-|   (active, names: '|':UIWindow:0xA1 )>",
      "<NSLayoutConstraint:0x14 CardView:0xC1.width == DimView:0xB1.width - 40   (active)>"
      """#),
  ]

  /// From other threads than the cases above.
  private static let moreEdges = [
    LogCase(
      "a button in the middle and at the edge", count: 5, ["5 points"], suspect: .fixedTwice,
      proposal: "Remove \"button.centerX == view.centerX\"",
      #"""
      "<MASLayoutConstraint:0x60000001 UIButton:0x7f01.width == 75>",
      "<MASLayoutConstraint:0x60000002 UIButton:0x7f01.centerX == UIView:0x7f09.centerX>",
      "<MASLayoutConstraint:0x60000003 UIButton:0x7f01.right == UIView:0x7f09.right>",
      "<MASLayoutConstraint:0x60000004 UILabel:0x7f02.left == UIView:0x7f09.left + 40>",
      "<MASLayoutConstraint:0x60000005 UILabel:0x7f02.right == UIView:0x7f09.right - 40>"
      """#),
    LogCase(
      "a low view at both ends of a screen", count: 4, ["826 points too few"], suspect: .encapsulatedSize,
      proposal: "\"view2.bottom == view.bottom\" to 999",
      #"""
      "<NSLayoutConstraint:0x1 UIView:0xa1.height == 100 (active)>",
      "<NSLayoutConstraint:0x2 V:|-(0)-[UIView:0xa1] (active, names: '|':UIView:0xb1 )>",
      "<NSLayoutConstraint:0x3 V:[UIView:0xa1]-(0)-| (active, names: '|':UIView:0xb1 )>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0xb1.height == 926 (active)>"
      """#),
    LogCase(
      "a guide of the system in a map without a height", count: 3, ["8 + 8 = 16, but 0 are there"],
      proposal: "to 999",
      #"""
      "<NSLayoutConstraint:0x60000001 UILayoutGuide:0x7f10'Edge Insets'.top == MapView:0x7f11.top + 8   (active)>",
      "<NSLayoutConstraint:0x60000002 UILayoutGuide:0x7f10'Edge Insets'.bottom == MapView:0x7f11.bottom - 8   (active)>",
      "<NSLayoutConstraint:0x60000003 MapView:0x7f11.height == 0   (active)>"
      """#),
    LogCase(
      "a share of a view with a frame", count: 5, ["0.2"], suspect: .maskLeftOn,
      proposal: "translatesAutoresizingMaskIntoConstraints of the QuizView",
      #"""
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& QuizView:0xa1.width == 717 (active)>",
      "<NSLayoutConstraint:0x2 BarView:0xb1.leading == UIView:0xc1.leading (active)>",
      "<NSLayoutConstraint:0x3 BarView:0xb1.trailing == UIView:0xc1.trailing (active)>",
      "<NSLayoutConstraint:0x4 BarView:0xb1.width == 1.07143*QuizView:0xa1.width (active)>",
      "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Width' UIView:0xc1.width == 768 (active)>"
      """#),
    LogCase(
      "two widths of a content view without identifiers", count: 2, ["414 wide and 0 wide"],
      suspect: .zeroSize,
      proposal: "\"contentView.width == 414\" to 999",
      #"""
      "<NSLayoutConstraint:0x60000001 UITableViewCellContentView:0x7f01.width == 414>",
      "<NSLayoutConstraint:0x60000002 UITableViewCellContentView:0x7f01.width == 0>"
      """#),
    LogCase(
      "a right edge in the middle and at the end", count: 3, ["207 points"], suspect: .duplicate,
      proposal: "Remove \"badgeView.right == view.",
      #"""
      "<MASLayoutConstraint:0x1 BadgeView:0xa1.right == UIView:0xb1.centerX>",
      "<MASLayoutConstraint:0x2 BadgeView:0xa1.right == UIView:0xb1.right>",
      "<NSLayoutConstraint:0x3 UIView:0xb1.width == 414>"
      """#),
    LogCase(
      "a distance from the safe area as high as the screen", count: 5, ["points too many"],
      suspect: .distanceTooLarge, proposal: "Remove \"listView.top == safeAreaLayoutGuide.top + 844\"",
      #"""
      "<NSLayoutConstraint:0x1 ListView:0xa1.top == UILayoutGuide:0xc1'UIViewSafeAreaLayoutGuide'.top + 844   (active)>",
      "<NSLayoutConstraint:0x2 V:[ListView:0xa1]-(0)-|   (active, names: '|':UIView:0xb1 )>",
      "<NSLayoutConstraint:0x3 'UIViewSafeAreaLayoutGuide-top' V:|-(47)-[UILayoutGuide:0xc1'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:0xb1 )>",
      "<NSLayoutConstraint:0x4 ListView:0xa1.height >= 0   (active)>",
      "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Height' UIView:0xb1.height == 844   (active)>"
      """#),
    LogCase(
      "a player that the app places", count: 4, ["24 points too many"], suspect: .encapsulatedSize,
      proposal: "to 999",
      #"""
      "<NSLayoutConstraint:0x1 H:|-(12)-[AVPlayerView:0xa1]   (active, names: '|':NSView:0xb1 )>",
      "<NSLayoutConstraint:0x2 H:[AVPlayerView:0xa1]-(12)-|   (active, names: '|':NSView:0xb1 )>",
      "<NSLayoutConstraint:0x3 AVPlayerView:0xa1.width == 320   (active)>",
      "<NSLayoutConstraint:0x4 'NSView-Encapsulated-Layout-Width' NSView:0xb1.width == 320   (active)>"
      """#),
    LogCase(
      "the first SnapKit", count: 2, ["10 points apart"], suspect: .duplicate, proposal: "Remove",
      #"""
      "<<MyApp.LayoutConstraint:0x60000001> <PhotoView:0x7f01>.top == <CardView:0x7f02>.top + 10.0>",
      "<<MyApp.LayoutConstraint:0x60000002> <PhotoView:0x7f01>.top == <CardView:0x7f02>.top + 20.0>"
      """#),
    LogCase(
      "a sentence of macOS 26 before the list", count: 2, ["100 wide and 80 wide"], suspect: .duplicate,
      proposal: "Remove",
      #"""
      Conflicting constraints detected: <decode: bad range for [%@] got [offs:346 len:1057 within:0]>.
      (
      "<NSLayoutConstraint:0x1 NSButton:0xa1.width == 100 (active)>",
      "<NSLayoutConstraint:0x2 NSButton:0xa1.width == 80 (active)>"
      )
      Will attempt to recover by breaking constraint <decode: bad range for [%@] got [offs:346 len:1057 within:0]>.
      """#),
  ]

  private static let frames = [
    LogCase(
      "a frame made with the width 0", count: 4, ["14 points too many"], suspect: .frameOfOtherSize,
      proposal: "translatesAutoresizingMaskIntoConstraints of the ToastView",
      #"""
      "<NSAutoresizingMaskLayoutConstraint:0x11 h=-&- v=--& ToastView:0xA1.width == UIView:0xB1.width - 320   (active)>",
      "<NSLayoutConstraint:0x12 H:|-(4)-[UILabel:0xC1'Hi']   (active, names: '|':ToastView:0xA1 )>",
      "<NSLayoutConstraint:0x13 H:[UILabel:0xC1'Hi']-(10)-|   (active, names: '|':ToastView:0xA1 )>",
      "<NSLayoutConstraint:0x14 'UIView-Encapsulated-Layout-Width' UIView:0xB1.width == 320   (active)>"
      """#),
    LogCase(
      "a cell's mask from a higher collection", count: 2, ["171 points too many"], suspect: .frameOfOtherSize,
      proposal: "of the PriceCell",
      #"""
      "<NSAutoresizingMaskLayoutConstraint:0x6001 h=-&- v=-&- PriceCell:0x7001.height == UICollectionView:0x7000.height - 875   (active)>",
      "<NSLayoutConstraint:0x6002 UICollectionView:0x7000.height == 704   (active)>"
      """#),
    LogCase(
      "the content view of a visual effect", count: 6, ["8 + 8 = 16, but 0 are there"], suspect: .zeroSize,
      proposal: "Lower the priority of \"contentView.trailing == priceLabel.trailing + 8\"",
      #"""
      "<NSAutoresizingMaskLayoutConstraint:0x6001 h=-&- v=-&- _UIVisualEffectContentView:0x7002.width == UIVisualEffectView:0x7001.width   (active)>",
      "<NSLayoutConstraint:0x6002 H:|-(8)-[PriceLabel:0x7003]   (active, names: '|':_UIVisualEffectContentView:0x7002 )>",
      "<NSLayoutConstraint:0x6003 H:[PriceLabel:0x7003]-(8)-|   (active, names: '|':_UIVisualEffectContentView:0x7002 )>",
      "<NSLayoutConstraint:0x6004 H:|-(0)-[UIVisualEffectView:0x7001]   (active, names: '|':UIView:0x7000 )>",
      "<NSLayoutConstraint:0x6005 H:[UIVisualEffectView:0x7001]-(0)-|   (active, names: '|':UIView:0x7000 )>",
      "<NSLayoutConstraint:0x6006 'UIView-Encapsulated-Layout-Width' UIView:0x7000.width == 0   (active)>"
      """#),
    LogCase(
      "a frame's centre of 0, which old systems leave out", count: 3, ["24 points too few"],
      suspect: .maskLeftOn, proposal: "translatesAutoresizingMaskIntoConstraints of the UIButton",
      #"""
      "<NSAutoresizingMaskLayoutConstraint:0x6001 h=--& v=--& UIButton:0x7001.midY ==>",
      "<NSAutoresizingMaskLayoutConstraint:0x6002 h=--& v=--& V:[UIButton:0x7001(0)]>",
      "<NSLayoutConstraint:0x6003 V:|-(12)-[UIButton:0x7001]   (Names: '|':UIView:0x7000 )>"
      """#),
    LogCase(
      "a frame's place as a share of a width", count: 4,
      ["has its left at 0.5 times the width of the UIView minus 24, by its frame", "197 points apart"],
      suspect: .maskLeftOn, proposal: "translatesAutoresizingMaskIntoConstraints of the PayButton",
      #"""
      "<NSAutoresizingMaskLayoutConstraint:0x6001 h=&-& v=&-- PayButton:0x7001.minX == 0.5*UIView:0x7000.width - 24 (active)>",
      "<NSAutoresizingMaskLayoutConstraint:0x6002 h=&-& v=&-- PayButton:0x7001.width == 24 (active)>",
      "<NSLayoutConstraint:0x6003 H:[PayButton:0x7001]-(10)-| (active, names: '|':UIView:0x7000 )>",
      "<NSLayoutConstraint:0x6004 UIView:0x7000.width == 414 (active)>"
      """#),
    LogCase(
      "controls of a player without a size", count: 5, ["14 + 14 = 28, but 0 are there"],
      suspect: .knownFault,
      #"""
      "<NSLayoutConstraint:0x11 H:|-(14)-[UILabel:0xA1'Slide']   (active, names: '|':_UIBackdropContentView:0xB1 )>",
      "<NSLayoutConstraint:0x12 H:[UILabel:0xA1'Slide']-(14)-|   (active, names: '|':_UIBackdropContentView:0xB1 )>",
      "<NSLayoutConstraint:0x13 H:|-(0)-[_UIBackdropContentView:0xB1]   (active, names: '|':AVAlphaUpdatingView:0xC1 )>",
      "<NSLayoutConstraint:0x14 H:[_UIBackdropContentView:0xB1]-(0)-|   (active, names: '|':AVAlphaUpdatingView:0xC1 )>",
      "<NSLayoutConstraint:0x15 'UIView-Encapsulated-Layout-Width' AVAlphaUpdatingView:0xC1.width == 0   (active)>"
      """#),
  ]

  private static let stacks = [
    LogCase(
      "two heights in a stack view that fills", count: 4, ["10 points too few"], suspect: .alignment,
      proposal: "alignment of the stack view of the IconView from fill to center",
      #"""
      "<NSLayoutConstraint:0x11 BuyButton:0xA1.height == 30   (active)>",
      "<NSLayoutConstraint:0x12 IconView:0xB1.height == 40   (active)>",
      "<NSLayoutConstraint:0x13 'UISV-alignment' IconView:0xB1.bottom == BuyButton:0xA1.bottom   (active)>",
      "<NSLayoutConstraint:0x14 'UISV-alignment' IconView:0xB1.top == BuyButton:0xA1.top   (active)>"
      """#),
    LogCase(
      "an arranged view with an edge of its own", count: 3, ["20 points apart"], suspect: .fixedTwice,
      proposal: "Remove \"tile.leading == stackView.leading\"",
      #"""
      "<NSLayoutConstraint:0x11 H:|-(0)-[Tile:0xA1]   (active, names: '|':UIStackView:0xB1 )>",
      "<NSLayoutConstraint:0x12 'UISV-canvas-connection' UILayoutGuide:0xC1'UIViewLayoutMarginsGuide'.leading == Tile:0xA1.leading   (active)>",
      "<NSLayoutConstraint:0x13 'UIView-leftMargin-guide-constraint' H:|-(20)-[UILayoutGuide:0xC1'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIStackView:0xB1 )>"
      """#),
    LogCase(
      "proportional views within margins", count: 5, ["20 points apart"],
      proposal: "distribution of the UIStackView from fillProportionally to fill",
      #"""
      "<NSLayoutConstraint:0x6001 'UISV-canvas-connection' UILayoutGuide:0x6000000f3100'UIViewLayoutMarginsGuide'.leading == SumLabel:0x7001.leading   (active)>",
      "<NSLayoutConstraint:0x6002 'UISV-canvas-connection' UILayoutGuide:0x6000000f3100'UIViewLayoutMarginsGuide'.trailing == SumLabel:0x7001.trailing   (active)>",
      "<NSLayoutConstraint:0x6003 'UISV-fill-proportionally' SumLabel:0x7001.width == UIStackView:0x7000.width   (active)>",
      "<NSLayoutConstraint:0x6004 'UIView-leftMargin-guide-constraint' H:|-(10)-[UILayoutGuide:0x6000000f3100'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIStackView:0x7000 )>",
      "<NSLayoutConstraint:0x6005 'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:0x6000000f3100'UIViewLayoutMarginsGuide']-(10)-|(LTR)   (active, names: '|':UIStackView:0x7000 )>"
      """#),
  ]

  private static let sums = [
    LogCase(
      "a share of a height, and its rounded number", count: 3, ["267 high: 0.2 points apart"],
      proposal: "\"chartView.height == 267\"",
      #"""
      "<NSLayoutConstraint:0x11 ChartView:0xA1.height == 0.4*UIView:0xB1.height   (active)>",
      "<NSLayoutConstraint:0x12 ChartView:0xA1.height == 267   (active)>",
      "<NSLayoutConstraint:0x13 'UIView-Encapsulated-Layout-Height' UIView:0xB1.height == 667   (active)>"
      """#),
    LogCase(
      "a picture of sixteen to nine in a row", count: 7,
      ["16/9 × 233 - 16/9 × 11 - 16/9 × 11 = 375.111, but 375 are there"],
      suspect: .rounding,
      #"""
      "<NSLayoutConstraint:0x6001 H:|-(0)-[PhotoView:0x7001]   (active, names: '|':UITableViewCellContentView:0x7000 )>",
      "<NSLayoutConstraint:0x6002 H:[PhotoView:0x7001]-(0)-|   (active, names: '|':UITableViewCellContentView:0x7000 )>",
      "<NSLayoutConstraint:0x6003 V:|-(11)-[PhotoView:0x7001]   (active, names: '|':UITableViewCellContentView:0x7000 )>",
      "<NSLayoutConstraint:0x6004 V:[PhotoView:0x7001]-(11)-|   (active, names: '|':UITableViewCellContentView:0x7000 )>",
      "<NSLayoutConstraint:0x6005 PhotoView:0x7001.width == 1.77778*PhotoView:0x7001.height   (active)>",
      "<NSLayoutConstraint:0x6006 'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0x7000.width == 375   (active)>",
      "<NSLayoutConstraint:0x6007 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7000.height == 233   (active)>"
      """#),
    LogCase(
      "two chains in a cell", count: 8, ["8 + 1 - 10.5 - 10.5 = 28, but 19 are there"],
      suspect: .edgesAndSize,
      proposal: "\"contentView.bottom == iconView.bottom + 10.5\" to 999",
      #"""
      "<NSLayoutConstraint:0x6001 V:|-(0)-[TitleLabel:0x7001]   (active, names: '|':UITableViewCellContentView:0x7000 )>",
      "<NSLayoutConstraint:0x6002 TitleLabel:0x7001.height == 40   (active)>",
      "<NSLayoutConstraint:0x6003 V:[TitleLabel:0x7001]-(8)-[LineView:0x7002]   (active)>",
      "<NSLayoutConstraint:0x6004 LineView:0x7002.height == 1   (active)>",
      "<NSLayoutConstraint:0x6005 V:[LineView:0x7002]-(0)-|   (active, names: '|':UITableViewCellContentView:0x7000 )>",
      "<NSLayoutConstraint:0x6006 V:|-(10.5)-[IconView:0x7003]   (active, names: '|':UITableViewCellContentView:0x7000 )>",
      "<NSLayoutConstraint:0x6007 IconView:0x7003.height == 19   (active)>",
      "<NSLayoutConstraint:0x6008 V:[IconView:0x7003]-(10.5)-|   (active, names: '|':UITableViewCellContentView:0x7000 )>"
      """#),
    LogCase(
      "a chain of Masonry that leaves room in a screen", count: 6,
      ["165 points too few", "UIKit makes the UIView 375 wide"],
      suspect: .encapsulatedSize, proposal: "\"cardView.width == 120\" to 999",
      #"""
      "<MASLayoutConstraint:0x6001 CardView:cardView.left == UIView:0x7000.left + 10>",
      "<MASLayoutConstraint:0x6002 CardView:cardView.right == PriceView:priceView.left>",
      "<MASLayoutConstraint:0x6003 CardView:cardView.width == 120>",
      "<MASLayoutConstraint:0x6004 PriceView:priceView.right == UIView:0x7000.right - 30>",
      "<MASLayoutConstraint:0x6005 PriceView:priceView.width == 50>",
      "<NSLayoutConstraint:0x6006 UIView:0x7000.width == 375>"
      """#),
    LogCase(
      "a bracket behind the address", count: 2, ["must be 375 wide and 320 wide"], suspect: .duplicate,
      proposal: "Remove",
      #"""
      Unable to simultaneously satisfy constraints.
      (
      "<NSLayoutConstraint: 0x6001> H:[PriceView:0x7001(375)] ((null), (null))",
      "<NSLayoutConstraint: 0x6002> H:[PriceView:0x7001(320)] (%28null%29, %28null%29)"
      )
      """#),
    LogCase(
      "a line break behind an identifier", count: 2, ["must be 128 high and 100 high"], suspect: .duplicate,
      proposal: "Remove",
      #"""
      "<NSLayoutConstraint:0x6001 'CardHeight'
      PriceLabel:0x7001'Pay'.height == 128   (active)>",
      "<NSLayoutConstraint:0x6002 PriceLabel:0x7001'Pay'.height == 100   (active)>"
      """#),
    LogCase(
      "a private class of Swift", count: 2, ["The PriceCell must be"], suspect: .duplicate,
      proposal: "priceCell.height",
      #"""
      "<NSLayoutConstraint:0x6001 _TtC4ShopP33_CD7A8457D9CF40B1C3DACE082F374E529PriceCell:0x7001.height == 40   (active)>",
      "<NSLayoutConstraint:0x6002 _TtC4ShopP33_CD7A8457D9CF40B1C3DACE082F374E529PriceCell:0x7001.height == 50   (active)>"
      """#),
  ]
}
