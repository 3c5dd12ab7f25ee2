import CGTK

/// The classes of widgets that this module adds to GTK.
///
/// GObject has a class once for the whole process, so each is registered with the first use of its constant.
enum WidgetClass {
  /// A widget that shows a window of OpenUIKit.
  static let view = register("OpenUIKitView") { type, _ in
    guard let type = type?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
    type.pointee.snapshot = { widget, snapshot in
      guard let snapshot else { return }
      withView(widget) { $0.paint(on: snapshot) }
    }
    type.pointee.size_allocate = { widget, _, _, _ in withView(widget) { $0.sizeDidChange() } }
    type.pointee.measure = { _, _, _, minimum, natural, minimumBaseline, naturalBaseline in
      // The window may have any size: views are laid out in what there is.
      minimum?.pointee = 1
      natural?.pointee = 1
      minimumBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }
  }

  /// An invisible widget that stands for an element in the tree of assistive technology.
  static let element = register("OpenUIKitElement") { type, _ in
    guard let type else { return }
    let widgetClass = type.assumingMemoryBound(to: GtkWidgetClass.self)
    widgetClass.pointee.snapshot = { _, _ in }
    for action in ElementAction.allCases {
      gtk_widget_class_install_action(widgetClass, action.rawValue, nil) { widget, name, _ in
        guard let widget, let name, let action = ElementAction(rawValue: String(cString: name)) else {
          return
        }
        AccessibleWidgets.perform(action, on: widget)
      }
    }
  }

  /// Creates a widget of a class, with the role that assistive technology sees.
  static func make(_ type: GType, role: GtkAccessibleRole) -> OpaquePointer {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, Int32(role.rawValue))
    defer { g_value_unset(&value) }
    return "accessible-role".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      guard let object = g_object_new_with_properties(type, 1, &names, &value) else {
        fatalError("GTK has not created a widget")
      }
      return object
    }
  }

  private static func register(
    _ name: String, _ initialize: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
  ) -> GType {
    var parent = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &parent)
    return g_type_register_static_simple(
      gtk_widget_get_type(), name, parent.class_size, initialize, parent.instance_size, nil, G_TYPE_FLAG_NONE)
  }

  private static let owner = "openuikit-view"

  /// Makes a view the owner of a widget, or removes the owner.
  static func setOwner(of widget: OpaquePointer, _ view: DesktopView?) {
    g_object_set_data(widget, owner, view.map { Unmanaged.passUnretained($0).toOpaque() })
  }

  /// Calls `body` with the owner of a widget, if it still exists.
  static func withView(_ widget: OpaquePointer?, _ body: (DesktopView) -> Void) {
    guard let widget, let data = g_object_get_data(widget, owner) else { return }
    body(Unmanaged<DesktopView>.fromOpaque(data).takeUnretainedValue())
  }
}
