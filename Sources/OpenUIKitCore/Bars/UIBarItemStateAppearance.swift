/// The common properties of items of a bar in one state.
open class UIBarItemStateAppearance: NSObject, ViewTreeConfined {
  /// Called after a change.
  final var didChange: (() -> Void)?
  final var title = BarTextAttributes() { didSet { didChange?() } }

  /// The displacement of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }

  #if !hasFeature(Embedded)
    /// The attributes of the title. Missing ones are the bar's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
      get { title.values }
      set { title.values = newValue }
    }
  #endif

  final func take(_ other: UIBarItemStateAppearance) {
    title = other.title
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}
