#if canImport(UIKit) || !canImport(AppKit)
  /// Shows the items of a data source in columns of several rows; in a column that runs downwards, in rows of several
  /// columns.
  ///
  /// The carousel's items are the columns. All items have the size of the first. The carousel calls the grid, which calls
  /// the app's data source; it retains neither that nor the carousel. Keep the grid for as long as the carousel.
  ///
  /// Selection, display and prefetching are reported with the app's items, to the carousel's delegate and prefetching data source. A
  /// selection by a key or by assistive technology is one of the first item in the column. Change items with the grid's methods, not
  /// the carousel's, whose indexes are those of columns.
  public final class CarouselGrid: NSObject, iCarouselDataSource {
    /// The number of items in a column, at least 1.
    public let rows: Int
    /// The space between the items of a column and between columns, in points.
    public let spacing: CGFloat
    private let reference: Reference
    @Weak private var source: (any iCarouselDataSource)?
    private var count = 0

    /// Shows the items in a carousel. A number of rows under 1 counts as 1, and a spacing that is negative or not finite
    /// as 0.
    public init(_ carousel: iCarousel, dataSource: any iCarouselDataSource, rows: Int, spacing: CGFloat = 8) {
      self.rows = max(rows, 1)
      self.spacing = spacing.isFinite ? max(spacing, 0) : 0
      reference = Reference(carousel)
      super.init()
      source = dataSource
      carousel.itemMap = self
      carousel.dataSource = self
    }

    /// The carousel's index for an item of the app, which may be outside the list.
    public func column(of item: Int) -> Int { item >= 0 ? item / rows : -((rows - 1 - item) / rows) }

    /// The view of an item of the app; nil while it is not loaded.
    public func itemView(at item: Int) -> UIView? {
      guard item >= 0, item < count else { return nil }
      let column = reference.carousel?.itemView(at: column(of: item)) as? GridColumn
      // The column may have fewer views than the data source has items by now.
      guard let views = column?.views, item % rows < views.count else { return nil }
      return views[item % rows]
    }

    /// The number of columns.
    public func numberOfItems(in carousel: iCarousel) -> Int {
      count = max(source?.numberOfItems(in: carousel) ?? 0, 0)
      return count / rows + (count % rows > 0 ? 1 : 0)
    }

    /// A column with the views of its items.
    public func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
      let column = view as? GridColumn ?? GridColumn()
      let start = index * rows
      // The carousel's own insertion has made a column that the grid does not have.
      if start >= count { carousel.reloadData() }
      let items = start..<max(start, min(start + rows, count))
      var views: [UIView] = []
      // Each call of the data source may have made the list shorter, and requested a reload.
      for item in items where item < count && !carousel.hasOutdatedItems {
        let place = item % rows
        let old = place < column.views.count ? column.views[place] : nil
        views.append(source?.carousel(carousel, viewForItemAt: item, reusing: old) ?? UIView())
      }
      column.firstItem = start
      column.show(views, rows: rows, spacing: spacing, isVertical: carousel.isVertical)
      return column
    }

    // MARK: Changes

    /// Shows an item that the data source has inserted. The items after it move on by one place.
    public func insertItem(at item: Int, animated: Bool, completion: ((Bool) -> Void)? = nil) {
      itemsDidChange(from: item, animated: animated, completion: completion)
    }

    /// Removes an item that the data source has removed. The items after it move up by one place.
    public func removeItem(at item: Int, animated: Bool, completion: ((Bool) -> Void)? = nil) {
      itemsDidChange(from: item, animated: animated, completion: completion)
    }

    /// Shows another view of an item.
    public func reloadItem(at item: Int, animated: Bool, completion: ((Bool) -> Void)? = nil) {
      guard let carousel = reference.carousel, item >= 0, item < count else {
        completion?(false)
        return
      }
      carousel.reloadItem(at: column(of: item), animated: animated, completion: completion)
    }

    /// Changes the columns from that of an item.
    private func itemsDidChange(from item: Int, animated: Bool, completion: ((Bool) -> Void)?) {
      guard let carousel = reference.carousel else {
        completion?(false)
        return
      }
      let (old, new) = (carousel.numberOfItems, numberOfItems(in: carousel))
      let first = min(max(column(of: item), 0), min(old, new))
      let changes = iCarouselChanges(
        deletions: Array(min(old, new)..<old), insertions: Array(min(old, new)..<new),
        reloads: Array(first..<min(old, new)))
      carousel.performUpdates(changes, animated: animated, completion: completion)
    }
  }

  extension CarouselGrid: CarouselItemMap {
    package var pageNumbers: (page: Int, count: Int)? { nil }

    package var itemSource: (any iCarouselDataSource)? { source }

    package func index(ofItem item: Int) -> Int? { column(of: item) }

    package func items(in indexes: [Int]) -> [Int] {
      indexes.flatMap { max($0, 0) * rows..<max(min((max($0, 0) + 1) * rows, count), max($0, 0) * rows) }
    }

    package func item(at point: CGPoint?, in index: Int) -> Int? {
      guard let column = reference.carousel?.itemView(at: index) as? GridColumn, !column.views.isEmpty else {
        return nil
      }
      guard let point else { return column.firstItem }
      return column.views.firstIndex { $0.frame.insetBy(dx: -spacing / 2, dy: -spacing / 2).contains(point) }
        .map { column.firstItem + $0 }
    }

    package func shownItems(in view: UIView, at index: Int) -> [ShownItem] {
      // A view of the data source before the grid.
      guard let column = view as? GridColumn else { return [ShownItem(index: index, view: view)] }
      return column.views.enumerated().map { ShownItem(index: column.firstItem + $0, view: $1) }
    }
  }

  /// The view of a column.
  private final class GridColumn: UIView {
    private(set) var views: [UIView] = []
    /// The item of the first view.
    var firstItem = 0

    /// Shows views one after the other across the row of columns, with room for `rows` of them.
    func show(_ newViews: [UIView], rows: Int, spacing: CGFloat, isVertical: Bool) {
      // Another column may show the view by now.
      for view in views where view.superview === self && !newViews.contains(where: { $0 === view }) {
        view.removeFromSuperview()
      }
      views = newViews
      guard let size = views.first?.bounds.size else { return }
      let pitch = (isVertical ? size.width : size.height) + spacing
      let across = pitch * CGFloat(rows) - spacing
      bounds.size =
        isVertical
        ? CGSize(width: across, height: size.height + spacing)
        : CGSize(width: size.width + spacing, height: across)
      for (row, view) in views.enumerated() {
        let start = pitch * CGFloat(row)
        view.frame = CGRect(
          origin: isVertical ? CGPoint(x: start, y: spacing / 2) : CGPoint(x: spacing / 2, y: start),
          size: size
        )
        if view.superview !== self { addSubview(view) }
      }
    }
  }
#endif
