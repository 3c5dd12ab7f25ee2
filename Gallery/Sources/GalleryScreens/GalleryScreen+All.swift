import UIKitShim

extension GalleryScreen {
  /// All example screens: layouts, the simplest first, then controls, then carousels.
  public static var all: [GalleryScreen] { layouts + controls + carousels }

  private static var layouts: [GalleryScreen] {
    [
      GalleryScreen(
        "basic", "Basic",
        "Three boxes share the screen, all of one height and 10 points apart.",
        dependsOnDirection: true,
        poses: [Pose(caption: "two above, one below") { BasicScreen() }]),

      GalleryScreen(
        "update-constraints", "Update Constraints",
        "A button grows with every tap: the same block runs again and only the constants change.",
        poses: [
          Pose(caption: "before the first tap") { UpdateConstraintsScreen() },
          Pose("tapped", caption: "after one tap", time: 0.4, of: { UpdateConstraintsScreen() }) {
            $0.grow()
          },
          Pose(
            "tapped-six-times", caption: "after six taps, as large as fits", time: 0.4,
            of: { UpdateConstraintsScreen() }
          ) {
            for _ in 0..<6 { $0.grow() }
          },
        ]),

      GalleryScreen(
        "remake-constraints", "Remake Constraints",
        "A button jumps between two corners: its old constraints are removed and new ones made.",
        poses: [
          Pose(caption: "in its first corner") { RemakeConstraintsScreen() },
          Pose(
            "moving", caption: "half way, 0.2 seconds after a tap", time: 0.2,
            of: { RemakeConstraintsScreen() }
          ) {
            $0.move()
          },
          Pose("moved", caption: "in the other corner", time: 0.4, of: { RemakeConstraintsScreen() }) {
            $0.move()
          },
        ]),

      GalleryScreen(
        "using-constants", "Using Constants",
        "Numbers, a point and a size as targets belong to the superview or stand for themselves.",
        dependsOnDirection: true,
        poses: [Pose(caption: "one box inside the edges, one below the centre") { UsingConstantsScreen() }]),

      GalleryScreen(
        "composite-edges", "Composite Edges",
        "Ten frames, each inside the one before it by insets that differ on every side.",
        poses: [Pose(caption: "ten times one line") { CompositeEdgesScreen() }]),

      GalleryScreen(
        "aspect-fit", "Aspect Fit",
        "Two boxes keep their shape and are as large as their half of the screen allows.",
        poses: [Pose(caption: "3 : 1 above, 1 : 3 below") { AspectFitScreen() }]),

      GalleryScreen(
        "basic-animated", "Basic Animated",
        "The space round three boxes breathes: kept constraints change their constants inside an animation.",
        poses: [
          Pose(caption: "as it appears") { BasicAnimatedScreen() },
          Pose("after-half-a-second", caption: "0.5 seconds later", time: 0.5) { BasicAnimatedScreen() },
          Pose("after-a-second", caption: "1 second later, at its widest", time: 1) { BasicAnimatedScreen() },
          Pose("after-a-second-and-three-quarters", caption: "1.75 seconds later", time: 1.75) {
            BasicAnimatedScreen()
          },
        ]),

      GalleryScreen(
        "debugging-helpers", "Debugging Helpers",
        "Constraints that contradict each other on purpose, with names that make the report readable.",
        poses: [Pose(caption: "meant to look broken") { DebuggingHelpersScreen() }]),

      GalleryScreen(
        "bacony-labels", "Bacony Labels",
        "A long text wraps beside a short one that hangs from its last baseline.",
        dependsOnDirection: true,
        poses: [Pose(caption: "text that leaves room for text") { BaconyLabelsScreen() }]),

      GalleryScreen(
        "scroll-view", "UIScrollView",
        "The rows of a scroll view give its content a height; a tap fades a row and brings it into view.",
        dependsOnDirection: true,
        poses: [
          Pose(caption: "at the top") { ScrollViewScreen() },
          Pose(
            "scrolled", caption: "after taps on the last row and the one before", time: 1,
            of: { ScrollViewScreen() }
          ) {
            screen in
            screen.rows[8].sendActions(for: .touchUpInside)
            screen.rows[9].sendActions(for: .touchUpInside)
          },
        ]),

      GalleryScreen(
        "array", "Array",
        "One block moves the baselines of three buttons.",
        poses: [
          Pose(caption: "centred") { ArrayScreen() },
          Pose("raised", caption: "after three taps on Raise", of: { ArrayScreen() }) { screen in
            for _ in 0..<3 { screen.raise.sendActions(for: .touchUpInside) }
          },
          Pose("lowered", caption: "after five taps on Lower", of: { ArrayScreen() }) { screen in
            for _ in 0..<5 { screen.lower.sendActions(for: .touchUpInside) }
          },
        ]),

      GalleryScreen(
        "attribute-chaining", "Attribute Chaining",
        "The basic boxes once more, with several attributes in one chain and insets with the right sign.",
        dependsOnDirection: true,
        poses: [Pose(caption: "15 points apart upwards, 10 sideways") { AttributeChainingScreen() }]),

      GalleryScreen(
        "margins", "Margins",
        "Ten frames, each inside the layout margins of the one before it.",
        poses: [Pose(caption: "ten frames in margins") { MarginsScreen() }]),

      GalleryScreen(
        "views-distribute", "Views Distribute",
        "Four boxes in a row or a column, with equal gaps or with equal lengths.",
        poses: [
          Pose(caption: "a row with fixed gaps") { ViewsDistributeScreen(.horizontalSpacing) },
          Pose("vertical-spacing", caption: "a column with fixed gaps") {
            ViewsDistributeScreen(.verticalSpacing)
          },
          Pose("horizontal-length", caption: "a row of fixed widths, overlapping on a narrow screen") {
            ViewsDistributeScreen(.horizontalLength)
          },
          Pose("vertical-length", caption: "a column of fixed heights") {
            ViewsDistributeScreen(.verticalLength)
          },
        ]),

      GalleryScreen(
        "layout-guides", "Layout Guides",
        "Bars keep clear of what covers the top and the bottom of a view controller.",
        needsSafeArea: true,
        dependsOnDirection: true,
        poses: [Pose(caption: "bars at the guides", controller: { LayoutGuidesScreen() })]),

      GalleryScreen(
        "safe-area-layout-guide", "Safe Area Layout Guide",
        "Three sheets and nine tags stay inside the safe area.",
        needsSafeArea: true,
        poses: [Pose(caption: "inside the safe area") { SafeAreaLayoutGuideScreen() }]),
    ]
  }
}
