/// Properties of views that have no effect here, or only on code that reads them. A part of `UIView`, whose subclasses may
/// override it.
open class _UIViewRequests: _UIFocusResponder {
  #if !hasFeature(Embedded)
    /// Whether other views receive no touches while this one does; false by default. The value is stored, but not enforced.
    open var isExclusiveTouch: Bool {
      get { record?.requests.isExclusiveTouch ?? false }
      set { ownRecord.requests.isExclusiveTouch = newValue }
    }

    /// Whether the view's picture is empty before `draw(_:)`, as it always is here; true by default.
    open var clearsContextBeforeDrawing: Bool {
      get { record?.requests.clearsContextBeforeDrawing ?? true }
      set { ownRecord.requests.clearsContextBeforeDrawing = newValue }
    }

    /// Whether the view keeps its colours while a system inverts those of the screen; false by default. No host inverts colours.
    open var accessibilityIgnoresInvertColors: Bool {
      get { record?.requests.ignoresInvertedColors ?? false }
      set { ownRecord.requests.ignoresInvertedColors = newValue }
    }

    /// The text that a large content viewer shows; nil for the view's own. No host has such a viewer.
    open var largeContentTitle: String? {
      get { record?.requests.largeContentTitle }
      set { ownRecord.requests.largeContentTitle = newValue }
    }

    /// Whether a large content viewer shows the view; false by default. No host has such a viewer.
    open var showsLargeContentViewer: Bool {
      get { record?.requests.showsLargeContentViewer ?? false }
      set { ownRecord.requests.showsLargeContentViewer = newValue }
    }
  #endif
}
