/// A view below the title and the buttons of a navigation bar, such as a search bar, with its behaviour.
package final class NavigationAccessory: NSObject, ViewTreeConfined {
  /// The view.
  package let view: UIView
  /// The object that the accessory belongs to, such as a search controller.
  package let owner: NSObject
  /// The height of the view in the bar, in points.
  package var height: CGFloat { didSet { if height != oldValue { didChange?() } } }
  /// Whether title and buttons make way for the view, as during a search.
  package var replacesContent = false { didSet { if replacesContent != oldValue { didChange?() } } }
  /// The controller whose content covers that of the screen, such as the results of a search; nil for none.
  @Weak package var content: UIViewController?
  /// Called when the bars are placed, while the accessory's screen is on top.
  package var barsWerePlaced: (() -> Void)? { didSet { releaseAfterAssignment(oldValue) } }
  #if !hasFeature(Embedded)
    /// The text that the user searches for; nil without a search.
    package var searchText: (() -> String?)? { didSet { releaseAfterAssignment(oldValue) } }
  #endif

  /// Called after a change, by the bar that shows the accessory.
  var didChange: (() -> Void)? { didSet { releaseAfterAssignment(oldValue) } }

  /// Creates an accessory of a height in points.
  package init(view: UIView, owner: NSObject, height: CGFloat) {
    (self.view, self.owner, self.height) = (view, owner, height)
    super.init()
  }
}
