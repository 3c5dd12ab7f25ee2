import UIKitShim

/// Distributes views in a row or column between the edges of their common superview.
struct MASDistribution: ViewTreeConfined {
  private let views: [MASView]
  private let superview: MASView
  private let axis: MASAxisType
  private let lead: CGFloat
  private let tail: CGFloat
  private let location: MASSourceLocation

  init(
    _ views: [MASView], along axis: MASAxisType, lead: CGFloat, tail: CGFloat, at location: MASSourceLocation
  ) {
    guard views.count > 1 else { MASFailure.tooFewViews(views, location) }
    guard let superview = Self.commonSuperview(of: views) else {
      MASFailure.noCommonSuperviewOfViews(views, location)
    }
    self.views = views
    self.superview = superview
    self.axis = axis
    self.lead = lead
    self.tail = tail
    self.location = location
  }

  /// Places the views from start to end with a fixed gap; lengths are equal, or each view's own.
  func place(spacing: CGFloat, equalSizes: Bool) -> [MASConstraint] {
    constrainEach { make, index in
      if index == 0 {
        make.chain(start).equalTo(superview).offset(lead)
      } else {
        let previous = views[index - 1]
        if equalSizes { make.chain(length).equalTo(previous) }
        make.chain(start).equalTo(previous.mas_attribute(end)).offset(spacing)
      }
      if index == views.count - 1 { make.chain(end).equalTo(superview).offset(-tail) }
    }
  }

  /// The end of view `i` of `n` is at the fraction `i / (n - 1)` of the superview's length, so that all gaps
  /// are equal.
  func place(itemLength: CGFloat) -> [MASConstraint] {
    constrainEach { make, index in
      make.chain(length).equalTo(itemLength)
      if index == 0 {
        make.chain(start).equalTo(superview).offset(lead)
      } else if index == views.count - 1 {
        make.chain(end).equalTo(superview).offset(-tail)
      } else {
        let share = CGFloat(index) / CGFloat(views.count - 1)
        make.chain(end).equalTo(superview).multipliedBy(share)
          .offset((1 - share) * (itemLength + lead) - share * tail)
      }
    }
  }

  private func constrainEach(_ build: (AnyAxisMaker, Int) -> Void) -> [MASConstraint] {
    for view in views {
      MASItemRecord.existing(of: view)?.removeDistribution(along: axis)
    }
    var all: [MASConstraint] = []
    for (index, view) in views.enumerated() {
      let made = view.mas_makeConstraints(fileID: location.fileID, line: location.line) { make in
        build(AnyAxisMaker(maker: make), index)
      }
      MASItemRecord.of(view).setDistribution(made, along: axis)
      all += made
    }
    return all
  }

  private var start: NSLayoutConstraint.Attribute { axis == .horizontal ? .left : .top }
  private var end: NSLayoutConstraint.Attribute { axis == .horizontal ? .right : .bottom }
  private var length: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }

  /// The closest view that contains all of the views and is not one of them.
  private static func commonSuperview(of views: [MASView]) -> MASView? {
    var common = views[0].superview
    for view in views.dropFirst() {
      common = common?.mas_closestCommonSuperview(view.superview)
    }
    return common
  }
}

/// A maker whose attributes are chosen at run time.
private struct AnyAxisMaker: ViewTreeConfined {
  let maker: MASConstraintMaker

  func chain(_ attribute: NSLayoutConstraint.Attribute) -> MASAttributeChain<MASAnyAxis> {
    maker.chain(attribute)
  }
}
