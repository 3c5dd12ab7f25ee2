import CGTK
import GalleryScreens
import OpenUIKit
import OpenUIKitGTK

/// The window of the gallery: the list of screens, buttons for their appearance, and the current screen in GTK's widgets.
@MainActor
final class ShellWindow {
  let model: GalleryModel
  private var window: DesktopWindow?
  private var list: ScreenList?
  private var frame: OpaquePointer?
  private var summary: OpaquePointer?

  /// Opens the window.
  init(_ model: GalleryModel, size: WindowSize, isBare: Bool) {
    self.model = model
    ShellStyle.install()
    let size = CGSize(width: size.width, height: size.height)
    if isBare {
      window = DesktopWindow(model.view, title: model.screen.title, size: size)
    } else {
      let whole = CGSize(
        width: max(ShellStyle.minimalWidth, size.width + ShellStyle.listWidth), height: size.height)
      window = DesktopWindow(
        model.view, title: model.screen.title, size: whole, content: makeContent(), titleBar: makeHeader())
    }
    showLook()
  }

  /// Closes the window, and so ends the program.
  func close() { window?.close() }

  /// Changes what is shown, also in the list.
  func apply(_ look: Look) {
    model.apply(look)
    showLook()
  }

  /// The top and bottom of the selected row in the list, and of the visible part of the list; empty without a list.
  var listPlaces: [Double] { list?.places ?? [] }

  // MARK: Widgets

  private func makeHeader() -> OpaquePointer? {
    let header = gtk_header_bar_new()
    for toggle in LookToggle.allCases {
      guard let button = gtk_toggle_button_new_with_label(toggle.title) else { continue }
      gtk_toggle_button_set_active(button, model.look[keyPath: toggle.property] ? 1 : 0)
      gtk_widget_set_tooltip_text(button, toggle.help)
      let toggled: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { button, data in
        let isOn = gtk_toggle_button_get_active(button) != 0
        let index = g_object_get_data(button, "toggle").map { Int(bitPattern: $0) } ?? 0
        ShellWindow.from(data) { $0.set(LookToggle.allCases[index], isOn) }
      }
      g_object_set_data(button, "toggle", UnsafeMutableRawPointer(bitPattern: toggle.rawValue))
      connect(button, "toggled", toggled)
      gtk_header_bar_pack_end(header, button)
    }
    return header
  }

  private func makeContent() -> OpaquePointer? {
    let paned = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)
    let list = ScreenList(selected: model.look.screen) { [unowned self] in show($0) }
    self.list = list
    gtk_paned_set_start_child(paned, list.widget)
    gtk_paned_set_end_child(paned, makeStage())
    gtk_paned_set_position(paned, Int32(ShellStyle.listWidth))
    gtk_paned_set_resize_start_child(paned, 0)
    gtk_paned_set_shrink_start_child(paned, 0)
    return paned
  }

  private func makeStage() -> OpaquePointer? {
    let stage = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_add_css_class(stage, "stage")
    let frame = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_add_css_class(frame, "device")
    gtk_box_append(frame, model.view.widget)
    gtk_box_append(stage, frame)
    gtk_widget_set_vexpand(frame, 1)
    self.frame = frame
    let summary = gtk_label_new("")
    gtk_widget_add_css_class(summary, "summary")
    gtk_label_set_wrap(summary, 1)
    gtk_box_append(stage, summary)
    self.summary = summary
    return stage
  }

  // MARK: Actions

  private func show(_ index: Int) {
    var look = model.look
    look.screen = GalleryScreen.all[index].identifier
    guard look != model.look else { return }
    model.apply(look)
    showLook()
  }

  private func set(_ toggle: LookToggle, _ isOn: Bool) {
    var look = model.look
    look[keyPath: toggle.property] = isOn
    apply(look)
  }

  /// Shows in the widgets what the model shows.
  private func showLook() {
    window?.title = model.screen.title
    guard let frame, let summary else { return }
    list?.select(model.look.screen)
    gtk_label_set_text(summary, model.screen.summary)
    ShellStyle.showDevice(model.look.isDevice, frame: frame, screen: model.view.widget)
  }

  private func connect<Handler>(_ widget: OpaquePointer, _ signal: String, _ handler: Handler) {
    _ = g_signal_connect_data(
      UnsafeMutableRawPointer(widget), signal, unsafeBitCast(handler, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, G_CONNECT_DEFAULT)
  }

  nonisolated private static func from(
    _ data: UnsafeMutableRawPointer?, _ body: @MainActor (ShellWindow) -> Void
  ) {
    guard let data else { return }
    let window = Unmanaged<ShellWindow>.fromOpaque(data).takeUnretainedValue()
    MainActor.assumeIsolated { body(window) }
  }
}

/// The buttons for the appearance of a screen.
enum LookToggle: Int, CaseIterable {
  case slow, outlines, dark, rightToLeft, device

  var title: String { ["Slow", "Outlines", "Dark", "Right to left", "Device"][rawValue] }

  var help: String {
    [
      "Animations at a tenth of their speed", "Lines round all views", "The dark appearance",
      "The layout for Arabic and Hebrew", "The frame of a phone, with its safe area",
    ][rawValue]
  }

  var property: WritableKeyPath<Look, Bool> {
    switch self {
    case .slow: \.isSlow
    case .outlines: \.showsOutlines
    case .dark: \.isDark
    case .rightToLeft: \.isRightToLeft
    case .device: \.isDevice
    }
  }
}
