import UIKitShim

/// The constraints that determine a view's position and size, or the attributes that no constraint
/// determines.
///
/// ```
/// UIView:box, horizontally: determined by
///   UIView:box  make.left == UIView:screen.left + 10  Screen.swift:12
///   UIView:box  make.width == 50  Screen.swift:13
/// UIView:box, vertically: nothing determines its top. These take part:
///   UIView:box  make.height == 50  Screen.swift:14
/// ```
public struct MASLayoutExplanation: ViewTreeConfined {
  /// Position and length along one axis.
  public struct Axis: ViewTreeConfined {
    /// The view that is explained.
    public let view: MASView
    /// The active constraints that the view's position and length along the axis depend on. If an attribute
    /// is open, all that mention the view.
    public let constraints: [NSLayoutConstraint]
    /// The attributes that no constraint determines, of left and width or of top and height; empty if all are
    /// determined.
    public let undetermined: [NSLayoutConstraint.Attribute]
    /// The number of further constraints that determine the rest: 0, 1 or 2. If it is 1 for two attributes,
    /// either attribute will do, because their sum or difference is known.
    public let missingCount: Int
    /// Other views that take part in the constraints and are ambiguous themselves.
    public let ambiguousNeighbours: [MASView]
    /// The length of the view's content in points, if it takes part.
    public let contentLength: CGFloat?

    let isHorizontal: Bool
  }

  /// Left and width.
  public let horizontal: Axis
  /// Top and height.
  public let vertical: Axis

  /// Both axes as text of several lines.
  public var text: String { "\(horizontal.text)\n\(vertical.text)" }
}

extension MASView {
  /// Returns the constraints that determine the view's position and size, or the attributes that no
  /// constraint determines. For debugging: if a view is ambiguous, it runs several layouts with the view held
  /// in place.
  public func mas_explainLayout() -> MASLayoutExplanation {
    MASLayoutExplanation(
      horizontal: MASLayoutExplanation.Axis(self, .horizontal),
      vertical: MASLayoutExplanation.Axis(self, .vertical))
  }
}

extension MASLayoutExplanation.Axis {
  init(_ view: MASView, _ axis: MASAxisType) {
    self.view = view
    isHorizontal = axis == .horizontal
    (undetermined, missingCount) = MASAmbiguityProbe(view: view).result(along: axis)
    constraints =
      undetermined.isEmpty
      ? view.constraintsAffectingLayout(for: axis) : view.constraintsMentioningSelf(along: axis)
    let length = isHorizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
    contentLength = length == MASView.noIntrinsicMetric || view.placesItself ? nil : length
    var neighbours: [MASView] = []
    for constraint in constraints {
      for case let item as MASView in [constraint.firstItem, constraint.secondItem]
      where item !== view && item.hasAmbiguousLayout && !neighbours.contains(where: { $0 === item }) {
        neighbours.append(item)
      }
    }
    ambiguousNeighbours = neighbours
  }

  /// The axis as text: a line with what is known or missing, then a line per constraint.
  public var text: String {
    var lines = [
      "\(MASDescription.name(of: view)), \(isHorizontal ? "horizontally" : "vertically"): \(verdict)"
    ]
    lines += constraints.map { "  " + $0.mas_words }
    if let contentLength { lines.append("  its content, \(contentLength.shortText) points long") }
    for neighbour in ambiguousNeighbours {
      lines.append("  \(MASDescription.name(of: neighbour)) is ambiguous too: explain it first.")
    }
    return lines.joined(separator: "\n")
  }

  private var verdict: String {
    let others = constraints.isEmpty && contentLength == nil ? "." : ". These take part:"
    if undetermined.isEmpty {
      if !others.hasSuffix(":") { return "determined by its frame, or its autoresizing mask." }
      return "determined by"
    }
    let names = undetermined.map { $0.chainName }.joined(separator: " and ")
    let remedy = undetermined.count > missingCount ? "; one more constraint determines both" : ""
    return "nothing determines its \(names)\(remedy)\(others)"
  }
}

extension MASView {
  /// Whether the view's frame determines its position.
  fileprivate var placesItself: Bool { translatesAutoresizingMaskIntoConstraints }

  /// The active constraints on the view along an axis, its own first, then its ancestors'.
  fileprivate func constraintsMentioningSelf(along axis: MASAxisType) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var holder: MASView? = self
    while let view = holder {
      found += view.constraints.filter { constraint in
        constraint.isActive
          && (constraint.firstItem === self && constraint.firstAttribute.measures(along: axis)
            || constraint.secondItem === self && constraint.secondAttribute.measures(along: axis))
      }
      holder = view.superview
    }
    return found
  }
}
