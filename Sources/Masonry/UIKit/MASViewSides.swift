#if canImport(UIKit) || !canImport(AppKit)
  /// The edges or the margins of a view, as the target of several sides.
  /// `make.edges.equalTo(page.mas_margins)` relates every edge to the margin on the same side.
  public struct MASViewSides: MASHorizontalTarget, MASVerticalTarget, MASEdgesTarget, MASCenterTarget,
    MASMixedTarget
  {
    let view: MASView
    let isWithinMargins: Bool

    /// The sides as a target.
    public var mas_target: MASTarget { MASTarget(.sides(withinMargins: isWithinMargins), of: view) }
  }

  extension MASView {
    /// The edges and centres, for attributes that are margins: `make.margins.equalTo(other.mas_edges)`.
    public var mas_edges: MASViewSides { MASViewSides(view: self, isWithinMargins: false) }
    /// The margins and the centres between them.
    public var mas_margins: MASViewSides { MASViewSides(view: self, isWithinMargins: true) }
  }
#endif
