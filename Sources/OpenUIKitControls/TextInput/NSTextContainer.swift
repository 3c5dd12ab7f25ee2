/// The area in which text is laid out.
open class NSTextContainer: NSObject, ViewTreeConfined {
  final var didChange: () -> Void = {}

  /// The space at the start and the end of each line, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { change() } }
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { change() } }
  /// The treatment of text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { change() } }

  #if hasFeature(Embedded)
    private func change() { didChange() }
  #else
    /// The size, in points; 0 for no limit. That of a text view's container is the view's.
    open var size = CGSize.zero {
      didSet {
        change()
        guard size != oldValue, let layoutManager else { return }
        layoutManager.delegate?.layoutManager(
          layoutManager, textContainer: self, didChangeGeometryFrom: oldValue)
      }
    }
    /// The regions that the text does not enter, in points of the container; a row beside or around a region has a line in each part that is
    /// free and has room for a word. Of a text view's container the origin is the top left corner of the view without its insets.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { change() } }
    /// Whether the container of a text view is as wide as the view; true here.
    open var widthTracksTextView = false
    /// Whether the container of a text view is as high as the view.
    open var heightTracksTextView = false
    /// The layout manager that fills the container; nil for none.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// Creates a container with a size, in points; 0 for no limit.
    public convenience init(size: CGSize) {
      self.init()
      self.size = size
    }

    /// Whether each line has the whole width: the container has no excluded regions. A subclass that is no rectangle overrides it.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// Gives the text of the container's layout manager another manager, with all its containers. Without a manager it does nothing.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
      guard let former = layoutManager, former !== newLayoutManager else { return }
      let storage = former.textStorage
      while let container = former.textContainers.first {
        former.removeTextContainer(at: 0)
        newLayoutManager.addTextContainer(container)
      }
      storage?.removeLayoutManager(former)
      storage?.addLayoutManager(newLayoutManager)
    }

    /// The regions, for a text's box between the paddings.
    final var exclusion: TextExclusion? {
      exclusionPaths.isEmpty
        ? nil
        : TextExclusion(exclusionPaths, padding: lineFragmentPadding).map {
          $0.shifted(by: -lineFragmentPadding)
        }
    }

    private func change() {
      layoutManager?.invalidate()
      didChange()
    }
  #endif
}
