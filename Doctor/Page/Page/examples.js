// Logs to try, made up after what systems and libraries print.
const examples = {
  'A cell’s height': String.raw`2026-03-02 10:14:07.512345+0100 Mailbox[812:40321] [LayoutConstraints] Unable to simultaneously satisfy constraints.
	Probably at least one of the constraints in the following list is one you don't want.
(
    "<NSLayoutConstraint:0x600001a2c0a0 V:|-(12)-[UILabel:0x7fb2d1c0'Ada Lindqvist']   (active, names: '|':UITableViewCellContentView:0x7fb2e100 )>",
    "<NSLayoutConstraint:0x600001a2c0f0 V:[UILabel:0x7fb2d1c0'Ada Lindqvist']-(4)-[UILabel:0x7fb2d3a0'The bridge drawings']   (active)>",
    "<NSLayoutConstraint:0x600001a2c140 UILabel:0x7fb2d1c0'Ada Lindqvist'.height == 20   (active)>",
    "<NSLayoutConstraint:0x600001a2c190 UILabel:0x7fb2d3a0'The bridge drawings'.height == 18   (active)>",
    "<NSLayoutConstraint:0x600001a2c1e0 V:[UILabel:0x7fb2d3a0'The bridge drawings']-(12)-|   (active, names: '|':UITableViewCellContentView:0x7fb2e100 )>",
    "<NSLayoutConstraint:0x600001a2c230 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7fb2e100.height == 44   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x600001a2c190 UILabel:0x7fb2d3a0'The bridge drawings'.height == 18   (active)>`,
  'A mask left on': String.raw`(
    "<NSAutoresizingMaskLayoutConstraint:0x600002f1e080 h=--& v=--& UIButton:0x7fd48c30'Pay'.minX == 0   (active, names: '|':CheckoutView:0x7fd48a10 )>",
    "<NSAutoresizingMaskLayoutConstraint:0x600002f1e0d0 h=--& v=--& UIButton:0x7fd48c30'Pay'.width == 0   (active)>",
    "<NSLayoutConstraint:0x600002f1d5e0 H:|-(20)-[UIButton:0x7fd48c30'Pay']   (active, names: '|':CheckoutView:0x7fd48a10 )>",
    "<NSLayoutConstraint:0x600002f1d630 UIButton:0x7fd48c30'Pay'.width == 140   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x600002f1d630 UIButton:0x7fd48c30'Pay'.width == 140   (active)>`,
  'A hidden view in a stack': String.raw`(
    "<NSLayoutConstraint:0x6000034b0a50 V:|-(16)-[UIImageView:0x7f8e0b10]   (active, names: '|':BannerView:0x7f8e0a20 )>",
    "<NSLayoutConstraint:0x6000034b0aa0 V:[UIImageView:0x7f8e0b10]-(16)-|   (active, names: '|':BannerView:0x7f8e0a20 )>",
    "<NSLayoutConstraint:0x6000034b0af0 UIImageView:0x7f8e0b10.height == 64   (active)>",
    "<NSLayoutConstraint:0x6000034b1c20 'UISV-hiding' BannerView:0x7f8e0a20.height == 0   (active)>"
)`,
  'SnapKit, with lines': String.raw`(
    "<SnapKit.LayoutConstraint:0x6000018d2c40@ProfileHeader.swift#42 UIImageView:0x7fc1a0d0.left == ProfileHeader:0x7fc1a010.left + 16.0>",
    "<SnapKit.LayoutConstraint:0x6000018d2d00@ProfileHeader.swift#43 UIImageView:0x7fc1a0d0.width == 96.0>",
    "<SnapKit.LayoutConstraint:0x6000018d2dc0@ProfileHeader.swift#51 UILabel:0x7fc1a2e0.left == UIImageView:0x7fc1a0d0.right + 12.0>",
    "<SnapKit.LayoutConstraint:0x6000018d2e80@ProfileHeader.swift#52 UILabel:0x7fc1a2e0.left == ProfileHeader:0x7fc1a010.left + 120.0>"
)

Will attempt to recover by breaking constraint
<SnapKit.LayoutConstraint:0x6000018d2e80@ProfileHeader.swift#52 UILabel:0x7fc1a2e0.left == ProfileHeader:0x7fc1a010.left + 120.0>`,
  'Masonry, with keys': String.raw`(
    "<MASLayoutConstraint:TopEdge UIView:card.top == UIView:screen.top + 24>",
    "<MASLayoutConstraint:BottomEdge UIView:card.bottom == UIView:screen.bottom - 24>",
    "<MASLayoutConstraint:CardHeight UIView:card.height >= 500>",
    "<MASLayoutConstraint:ScreenHeight UIView:screen.height == 480>"
)

Will attempt to recover by breaking constraint
<MASLayoutConstraint:CardHeight UIView:card.height >= 500>`,
  'Before the first layout': String.raw`(
    "<NSLayoutConstraint:0x600000d9b1b0 H:|-(16)-[UIStackView:0x7fa9c880]   (active, names: '|':StoryCell.HeaderView:0x7fa9c6f0 )>",
    "<NSLayoutConstraint:0x600000d9b200 H:[UIStackView:0x7fa9c880]-(16)-|   (active, names: '|':StoryCell.HeaderView:0x7fa9c6f0 )>",
    "<NSLayoutConstraint:0x600000d9c370 'UIView-Encapsulated-Layout-Width' StoryCell.HeaderView:0x7fa9c6f0.width == 0   (active)>"
)`,
  'On a Mac': String.raw`Unable to simultaneously satisfy constraints:
(
    "<NSLayoutConstraint:0x600002145f90 H:[NSTextField:0x12f70a3c0]-(8)-[NSButton:0x12f70b1d0]   (active)>",
    "<NSLayoutConstraint:0x600002146030 H:|-(20)-[NSTextField:0x12f70a3c0]   (active, names: '|':NSView:0x12f709c50 )>",
    "<NSLayoutConstraint:0x600002146080 NSTextField:0x12f70a3c0.width >= 240   (active)>",
    "<NSLayoutConstraint:0x6000021460d0 NSButton:0x12f70b1d0.width == 90   (active)>",
    "<NSLayoutConstraint:0x600002146120 H:[NSButton:0x12f70b1d0]-(20)-|   (active, names: '|':NSView:0x12f709c50 )>",
    "<NSLayoutConstraint:0x600002146170 NSView:0x12f709c50.width == 360   (active)>"
)`,
};
