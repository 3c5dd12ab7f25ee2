import UIKitShim

extension GalleryScreen {
  /// The screens of controls, tables and collections.
  static var controls: [GalleryScreen] {
    [
      GalleryScreen(
        "controls", "Controls",
        "One of each control, laid out in rows.",
        needsSafeArea: true,
        dependsOnDirection: true,
        poses: [Pose(caption: "switches, sliders, choices, progress and buttons") { ControlsScreen() }]),

      GalleryScreen(
        "text-fields", "Text Fields",
        "Text fields with each kind of border, empty, filled and being edited.",
        needsSafeArea: true,
        dependsOnDirection: true,
        poses: [
          Pose(caption: "as they appear") { TextFieldsScreen() },
          Pose("editing", caption: "the third one is being edited", of: { TextFieldsScreen() }) {
            $0.edited.becomeFirstResponder()
          },
        ]),

      GalleryScreen(
        "settings", "Settings",
        "A grouped table between a navigation bar and a tab bar.",
        needsSafeArea: true,
        dependsOnDirection: true,
        poses: [
          Pose(caption: "rows in each style", controller: { SettingsScreen() }),
          Pose("detail", caption: "the screen of a section", controller: { SettingsScreen() }) {
            ($0 as? SettingsScreen)?.open(SettingsScreen.connections)
          },
          Pose("sheet", caption: "below a sheet", controller: { SettingsScreen() }) {
            ($0 as? SettingsScreen)?.presentSheet()
          },
        ]),

      GalleryScreen(
        "collection", "Collection",
        "Cells as large as their words, and columns below headers that stay in sight.",
        needsSafeArea: true,
        dependsOnDirection: true,
        poses: [
          Pose(caption: "tags and columns") { CollectionScreen() },
          Pose("scrolled", caption: "the header stays", of: { CollectionScreen() }) { $0.scroll() },
        ]),
    ]
  }
}
