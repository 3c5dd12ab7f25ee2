import OpenUIKit
import Testing

extension SurfaceTests {
  @Test("Views have UIKit's members of geometry and hierarchy")
  func viewGeometryAndHierarchy() {
    typealias V = UIView
    let _: (CGRect) -> V = V.init(frame:)
    let _: (NSCoder) -> V? = V.init(coder:)
    let _: () -> V = V.init
    let _: AnyClass = V.layerClass
    isReadable(\V.layer, CALayer.self)
    isWritable(\V.tag, Int.self)
    for path in [\V.isUserInteractionEnabled, \.autoresizesSubviews, \.isHidden, \.clipsToBounds] {
      isWritable(path, Bool.self)
    }
    for path in [\V.frame, \.bounds] { isWritable(path, CGRect.self) }
    for path in [\V.center, \.anchorPoint] { isWritable(path, CGPoint.self) }
    isWritable(\V.transform, CGAffineTransform.self)
    isWritable(\V.transform3D, CATransform3D.self)
    isWritable(\V.contentScaleFactor, CGFloat.self)
    isWritable(\V.alpha, CGFloat.self)
    isWritable(\V.autoresizingMask, V.AutoresizingMask.self)
    isWritable(\V.backgroundColor, UIColor?.self)
    isWritable(\V.tintColor, UIColor?.self)
    let _: (V) -> (CGSize) -> CGSize = V.sizeThatFits
    let _: [(V) -> () -> Void] = [
      V.sizeToFit, V.removeFromSuperview, V.didMoveToSuperview, V.didMoveToWindow,
    ]
    isReadable(\V.superview, V?.self)
    isReadable(\V.subviews, [V].self)
    isReadable(\V.window, UIWindow?.self)
    let _: [(V) -> (V) -> Void] = [
      V.addSubview, V.bringSubviewToFront, V.sendSubviewToBack, V.didAddSubview, V.willRemoveSubview,
    ]
    let _: (V) -> (V, Int) -> Void = V.insertSubview(_:at:)
    let _: [(V) -> (V, V) -> Void] = [V.insertSubview(_:belowSubview:), V.insertSubview(_:aboveSubview:)]
    let _: (V) -> (Int, Int) -> Void = V.exchangeSubview(at:withSubviewAt:)
    let _: (V) -> (V?) -> Void = V.willMove(toSuperview:)
    let _: (V) -> (UIWindow?) -> Void = V.willMove(toWindow:)
    let _: (V) -> (V) -> Bool = V.isDescendant(of:)
    let _: (V) -> (Int) -> V? = V.viewWithTag
    let _: [(V) -> (CGRect, V?) -> CGRect] = [V.convert(_:to:), V.convert(_:from:)]
    let _: [(V) -> (CGPoint, V?) -> CGPoint] = [V.convert(_:to:), V.convert(_:from:)]
    let _: any UICoordinateSpace.Type = V.self
    let _: any UIFocusItem.Type = V.self
    let _: any UIFocusItemContainer.Type = V.self
    let _: any UITraitEnvironment.Type = V.self
    let _: any NSCoding.Type = V.self
    let _: any UIAppearance.Type = V.self
    let _: any UIAppearanceContainer.Type = V.self
    let _: any UIDynamicItem.Type = V.self
    let _: any CALayerDelegate.Type = V.self
    isReadable(\V.collisionBoundsType, UIDynamicItemCollisionBoundsType.self)
    isReadable(\V.collisionBoundingPath, UIBezierPath.self)
    let _: (V) -> (NSCoder) -> Void = V.encode(with:)
  }

  @Test("Views have UIKit's members of layout")
  func viewLayout() {
    typealias V = UIView
    #expect(V.noIntrinsicMetric == -1 && V.layoutFittingCompressedSize == .zero)
    #expect(V.layoutFittingExpandedSize == CGSize(width: 10000, height: 10000))
    let _: [(V) -> () -> Void] = [
      V.setNeedsLayout, V.layoutIfNeeded, V.layoutSubviews, V.setNeedsUpdateConstraints, V.updateConstraints,
      V.updateConstraintsIfNeeded, V.invalidateIntrinsicContentSize, V.layoutMarginsDidChange,
      V.safeAreaInsetsDidChange, V.exerciseAmbiguityInLayout,
    ]
    let _: (V) -> () -> Bool = V.needsUpdateConstraints
    let _: Bool = V.requiresConstraintBasedLayout
    isReadable(\V.constraints, [NSLayoutConstraint].self)
    let _: [(V) -> (NSLayoutConstraint) -> Void] = [V.addConstraint, V.removeConstraint]
    let _: [(V) -> ([NSLayoutConstraint]) -> Void] = [V.addConstraints, V.removeConstraints]
    let _: (V) -> (CGRect) -> CGRect = V.alignmentRect(forFrame:)
    let _: (V) -> (CGRect) -> CGRect = V.frame(forAlignmentRect:)
    isReadable(\V.alignmentRectInsets, UIEdgeInsets.self)
    for path in [\V.forFirstBaselineLayout, \.forLastBaselineLayout] { isReadable(path, V.self) }
    let _: (V) -> () -> V = V.forBaselineLayout
    isReadable(\V.intrinsicContentSize, CGSize.self)
    let _: [(V) -> (NSLayoutConstraint.Axis) -> UILayoutPriority] = [
      V.contentHuggingPriority, V.contentCompressionResistancePriority,
    ]
    let _: [(V) -> (UILayoutPriority, NSLayoutConstraint.Axis) -> Void] = [
      V.setContentHuggingPriority, V.setContentCompressionResistancePriority,
    ]
    let _: (V) -> (CGSize) -> CGSize = V.systemLayoutSizeFitting(_:)
    let _: (V) -> (CGSize, UILayoutPriority, UILayoutPriority) -> CGSize =
      V.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)
    let _: (V) -> (NSLayoutConstraint.Axis) -> [NSLayoutConstraint] = V.constraintsAffectingLayout(for:)
    for path in [
      \V.translatesAutoresizingMaskIntoConstraints, \.preservesSuperviewLayoutMargins,
      \.insetsLayoutMarginsFromSafeArea,
    ] { isWritable(path, Bool.self) }
    isReadable(\V.hasAmbiguousLayout, Bool.self)
  }

  @Test("Views have UIKit's guides, anchors, margins and direction")
  func viewGuides() {
    typealias V = UIView
    isReadable(\V.layoutGuides, [UILayoutGuide].self)
    let _: [(V) -> (UILayoutGuide) -> Void] = [V.addLayoutGuide, V.removeLayoutGuide]
    isWritable(\V.layoutMargins, UIEdgeInsets.self)
    isWritable(\V.directionalLayoutMargins, NSDirectionalEdgeInsets.self)
    isReadable(\V.safeAreaInsets, UIEdgeInsets.self)
    for path in [\V.layoutMarginsGuide, \.readableContentGuide, \.safeAreaLayoutGuide] {
      isReadable(path, UILayoutGuide.self)
    }
    isReadable(\V.keyboardLayoutGuide, UIKeyboardLayoutGuide.self)
    for path in [\V.leadingAnchor, \.trailingAnchor, \.leftAnchor, \.rightAnchor, \.centerXAnchor] {
      isReadable(path, NSLayoutXAxisAnchor.self)
    }
    for path in [\V.topAnchor, \.bottomAnchor, \.centerYAnchor, \.firstBaselineAnchor, \.lastBaselineAnchor] {
      isReadable(path, NSLayoutYAxisAnchor.self)
    }
    for path in [\V.widthAnchor, \.heightAnchor] { isReadable(path, NSLayoutDimension.self) }
    isWritable(\V.semanticContentAttribute, UISemanticContentAttribute.self)
    isReadable(\V.effectiveUserInterfaceLayoutDirection, UIUserInterfaceLayoutDirection.self)
    let _: (UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection =
      V.userInterfaceLayoutDirection(for:)
    let _: (UISemanticContentAttribute, UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection =
      V.userInterfaceLayoutDirection(for:relativeTo:)
    isReadable(\V.traitCollection, UITraitCollection.self)
    let attributes: [UISemanticContentAttribute] = [
      .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...4))
    #expect([UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map(\.rawValue) == [0, 1])
  }

  @Test("Stack views have UIKit's members")
  func stackViews() {
    typealias S = UIStackView
    let _: (CGRect) -> S = S.init(frame:)
    let _: (NSCoder) -> S = S.init(coder:)
    let _: ([UIView]) -> S = S.init(arrangedSubviews:)
    isReadable(\S.arrangedSubviews, [UIView].self)
    let _: [(S) -> (UIView) -> Void] = [S.addArrangedSubview, S.removeArrangedSubview]
    let _: (S) -> (UIView, Int) -> Void = S.insertArrangedSubview(_:at:)
    isWritable(\S.axis, NSLayoutConstraint.Axis.self)
    isWritable(\S.distribution, S.Distribution.self)
    isWritable(\S.alignment, S.Alignment.self)
    isWritable(\S.spacing, CGFloat.self)
    let _: (S) -> (CGFloat, UIView) -> Void = S.setCustomSpacing(_:after:)
    let _: (S) -> (UIView) -> CGFloat = S.customSpacing(after:)
    for path in [\S.isBaselineRelativeArrangement, \.isLayoutMarginsRelativeArrangement] {
      isWritable(path, Bool.self)
    }
    #expect(S.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    #expect(S.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
    let distributions: [S.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    #expect(distributions.map(\.rawValue) == Array(0...4))
    let alignments: [S.Alignment] = [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]
    #expect(alignments.map(\.rawValue) == Array(0...5))
    #expect(S.Alignment.top == .leading && S.Alignment.bottom == .trailing)
  }

  @Test("Controllers, scroll views and windows have UIKit's members")
  func controllersAndScrollViews() {
    typealias C = UIViewController
    let _: () -> C = C.init
    let view: UIView! = C().view
    #expect(view != nil)
    let _: [(C) -> () -> Void] = [
      C.loadView, C.loadViewIfNeeded, C.updateViewConstraints, C.viewWillLayoutSubviews,
      C.viewDidLayoutSubviews,
      C.viewLayoutMarginsDidChange, C.viewSafeAreaInsetsDidChange,
    ]
    isReadable(\C.viewIfLoaded, UIView?.self)
    let _: [(C) -> any UILayoutSupport] = [{ $0.topLayoutGuide }, { $0.bottomLayoutGuide }]
    isWritable(\C.additionalSafeAreaInsets, UIEdgeInsets.self)
    isReadable(\C.systemMinimumLayoutMargins, NSDirectionalEdgeInsets.self)
    isWritable(\C.viewRespectsSystemMinimumLayoutMargins, Bool.self)
    isWritable(\C.preferredContentSize, CGSize.self)
    let _: (C) -> UINavigationController = UINavigationController.init(rootViewController:)
    let _: () -> UITabBarController = UITabBarController.init
    isWritable(\UITabBarController.viewControllers, [C]?.self)
    typealias S = UIScrollView
    let _: () -> S = S.init
    isWritable(\S.contentOffset, CGPoint.self)
    isWritable(\S.contentSize, CGSize.self)
    isWritable(\S.contentInset, UIEdgeInsets.self)
    isReadable(\S.adjustedContentInset, UIEdgeInsets.self)
    isWritable(\S.contentInsetAdjustmentBehavior, S.ContentInsetAdjustmentBehavior.self)
    for path in [\S.contentLayoutGuide, \.frameLayoutGuide] { isReadable(path, UILayoutGuide.self) }
    let _: () -> UIWindow = UIWindow.init
    let _: (CGRect) -> UIWindow = UIWindow.init(frame:)
    let _: (NSCoder) -> UIWindow? = UIWindow.init(coder:)
    let _: (UIWindowScene) -> UIWindow = UIWindow.init(windowScene:)
    isWritable(\UIWindow.rootViewController, C?.self)
  }

  @Test("Controls, cells, pictures and traits have the members of UIKit that layout code uses")
  func controls() {
    isReadable(\UIButton.currentTitle, String?.self)
    let _: () -> UIButton = UIButton.init
    let _: (UIButton) -> (UIImage?, UIControl.State) -> Void = UIButton.setImage(_:for:)
    let _: (UIButton) -> (String?, UIControl.State) -> Void = UIButton.setTitle(_:for:)
    isReadable(\UICollectionViewCell.contentView, UIView.self)
    isReadable(\UITableViewCell.contentView, UIView.self)
    let _: () -> UICollectionViewCell = UICollectionViewCell.init
    let _: () -> UITableViewCell = UITableViewCell.init
    let _: [UIColor] = [.blue, .yellow]
    isReadable(\UIControl.state, UIControl.State.self)
    #expect(UIControl.State.normal.rawValue == 0)
    let _: UIDevice = .current
    isReadable(\UIDevice.userInterfaceIdiom, UIUserInterfaceIdiom.self)
    let _: (String) -> UIImage? = UIImage.init(named:)
    isWritable(\UIImageView.image, UIImage?.self)
    let _: () -> UIImageView = UIImageView.init
    let _: () -> UILabel = UILabel.init
    isWritable(\UILabel.text, String?.self)
    isWritable(\UILabel.textColor, UIColor?.self)
    let _: () -> UITextField = UITextField.init
    isWritable(\UITextField.placeholder, String?.self)
    let _: UIScreen = .main
    isReadable(\UIScreen.bounds, CGRect.self)
    typealias T = UITraitCollection
    for path in [\T.horizontalSizeClass, \.verticalSizeClass] {
      isReadable(path, UIUserInterfaceSizeClass.self)
    }
    isReadable(\T.userInterfaceIdiom, UIUserInterfaceIdiom.self)
    let _: [(UIUserInterfaceSizeClass) -> T] = [T.init(horizontalSizeClass:), T.init(verticalSizeClass:)]
    #expect([UIUserInterfaceIdiom.unspecified, .phone, .pad].map(\.rawValue) == [-1, 0, 1])
    #expect([UIUserInterfaceSizeClass.unspecified, .compact, .regular].map(\.rawValue) == [0, 1, 2])
  }
}

// The members that clients override. Everything here must stand in a class body as `open`, or this does not compile.

private final class OverridingView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var layerClass: AnyClass { CALayer.self }
  override class var requiresConstraintBasedLayout: Bool { true }
  override var frame: CGRect { didSet {} }
  override var bounds: CGRect { didSet {} }
  override var center: CGPoint { didSet {} }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override var forFirstBaselineLayout: UIView { self }
  override var forLastBaselineLayout: UIView { self }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var semanticContentAttribute: UISemanticContentAttribute { didSet {} }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
  override var description: String { super.description }
  override func layoutSubviews() { super.layoutSubviews() }
  override func updateConstraints() { super.updateConstraints() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func didMoveToSuperview() {}
  override func didMoveToWindow() {}
  override func layoutMarginsDidChange() {}
  override func safeAreaInsetsDidChange() {}
  override func tintColorDidChange() {}
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  override func draw(_ rect: CGRect) {}
  override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
  override func display(_ layer: CALayer) { super.display(layer) }
  override func layerWillDraw(_ layer: CALayer) {}
  override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    super.action(for: layer, forKey: event)
  }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  override func invalidateIntrinsicContentSize() {}
  override var canBecomeFocused: Bool { true }
}

private final class OverridingWindow: UIWindow {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var safeAreaInsets: UIEdgeInsets { .zero }
}

/// Clients that write their initialisers without `override`, which only works while that of the superclass is convenience.
private final class ConvenientView: UIView {
  convenience init() { self.init(frame: .zero) }
}

private final class DesignatedView: UIView {
  init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

/// A subclass with defaulted properties inherits the initialisers.
private final class MarkedConstraint: NSLayoutConstraint {
  var mark = 0
}

extension SurfaceTests {
  @Test("Clients can override and inherit as they do with UIKit")
  func overriding() {
    #expect(
      OverridingView().frame == .zero && ConvenientView().frame == .zero && DesignatedView().frame == .zero)
    #expect(OverridingWindow(frame: .zero).safeAreaInsets == .zero)
    let marked = MarkedConstraint(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 5)
    #expect(marked.mark == 0 && marked.constant == 5)
  }
}
