import OpenUIKitCore

extension StoryboardContents.SegueKind {
  /// As the detail of a split controller, by `showDetailViewController(_:sender:)`.
  public static var showDetail: StoryboardContents.SegueKind {
    .custom { identifier, source, destination in
      UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
        source.showDetailViewController(destination, sender: source)
      }
    }
  }
}
