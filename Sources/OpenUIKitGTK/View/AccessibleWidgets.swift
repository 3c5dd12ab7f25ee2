import CGTK
import Foundation
import OpenUIKitCore
import OpenUIKitDesktop

/// The actions of assistive technology on an element.
enum ElementAction: String, CaseIterable {
  case activate = "element.activate"
  case increment = "element.increment"
  case decrement = "element.decrement"
}

/// The widgets that stand for the elements of a view. GTK's tree for assistive technology consists of widgets.
struct AccessibleWidgets: ViewTreeConfined {
  private struct Entry {
    let widget: OpaquePointer
    let role: AccessibilityRole
  }

  private var entries: [Int: Entry] = [:]
  private var elements: [AccessibleElement] = []
  /// Whether a widget has an announcement as its description.
  private var hasAnnouncement = false

  nonisolated init() {}

  /// Adds, removes and changes widgets.
  mutating func update(_ changes: AccessibleChanges, in view: DesktopView) {
    guard !changes.isEmpty else { return }
    for identifier in changes.removed { remove(identifier) }
    for element in changes.elements where changes.changed.contains(element.identifier) {
      describe(element, as: widget(for: element, in: view))
    }
    elements = changes.elements
    if changes.isOtherOrder { order(in: view) }
    place(in: view)
  }

  /// Gives each widget the frame of its element.
  func place(in view: DesktopView) {
    let zoom = view.unitsPerPoint
    for element in elements {
      guard let widget = entries[element.identifier]?.widget else { continue }
      // GTK warns about an allocation without a measurement.
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      let frame = element.frame
      var place = GtkAllocation(
        x: Self.units(frame.minX, zoom), y: Self.units(frame.minY, zoom),
        width: max(1, Self.units(frame.width, zoom)), height: max(1, Self.units(frame.height, zoom)))
      gtk_widget_size_allocate(widget, &place, -1)
    }
  }

  /// Numbers that GTK's 32 bits can represent.
  private static func units(_ points: CGFloat, _ zoom: Double) -> Int32 {
    Int32(max(-1e6, min(1e6, (points * zoom).rounded())))
  }

  mutating func removeAll() {
    for identifier in Array(entries.keys) { remove(identifier) }
    elements = []
  }

  /// Performs an action on the element of a widget.
  nonisolated static func perform(_ action: ElementAction, on widget: OpaquePointer) {
    let number = g_object_get_data(widget, identifierKey)
    let identifier = Int(bitPattern: number)
    WidgetClass.withView(widget) { view in withViewTree { view.perform(action, on: identifier) } }
  }

  // MARK: Notifications

  /// Moves the focus to an element's widget. Its keys reach the view nevertheless, which contains the widget.
  func moveFocus(to identifier: Int) {
    guard let widget = entries[identifier]?.widget else { return }
    // Only for as long as it has the focus: the tab key would stop at it otherwise.
    gtk_widget_set_focusable(widget, 1)
    _ = gtk_widget_grab_focus(widget)
  }

  nonisolated private static var focusDidChange: Signal.Object {
    { widget, _, _ in
      guard let widget else { return }
      let hasFocus = Properties(object: widget).bool("has-focus")
      if !hasFocus { gtk_widget_set_focusable(widget, 0) }
      let identifier = Int(bitPattern: g_object_get_data(widget, AccessibleWidgets.identifierKey))
      WidgetClass.withView(widget) { view in
        withViewTree { view.accessibleFocusDidChange(hasFocus, of: identifier) }
      }
    }
  }

  /// Reads out a text.
  ///
  /// GTK announces texts since version 4.14. In older versions the text becomes the description of the widget with the focus, until the
  /// focus moves: screen readers read out a changed description of that widget alone. Nothing is read out while the window has no focus.
  mutating func announce(_ text: String, in view: DesktopView) {
    let focused = entries.values.first { Properties(object: $0.widget).bool("has-focus") }?.widget
    let widget = focused ?? view.widget
    if let announce = Self.announcement { return announce(widget, text, Self.mediumPriority) }
    // A text is read out again only if it differs from the one before.
    setText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", of: widget)
    setText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, of: widget)
    hasAnnouncement = true
  }

  /// Gives the widgets their own descriptions again. A screen reader reads out that of a widget that gets the focus.
  mutating func endAnnouncement(in view: DesktopView) {
    guard hasAnnouncement else { return }
    hasAnnouncement = false
    setText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", of: view.widget)
    for element in elements {
      guard let widget = entries[element.identifier]?.widget else { continue }
      setText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, element.hint, of: widget)
    }
  }

  /// `GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM`: after what is being read out.
  private static var mediumPriority: Int32 { 1 }

  private typealias Announcement = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Void

  /// A function of GTK 4.14, looked up because this module also runs with older versions.
  nonisolated private static let announcement: Announcement? = {
    guard let program = dlopen(nil, RTLD_NOW), let symbol = dlsym(program, "gtk_accessible_announce") else {
      return nil
    }
    return unsafeBitCast(symbol, to: Announcement.self)
  }()

  nonisolated private static var identifierKey: String { "openuikit-element" }

  private mutating func remove(_ identifier: Int) {
    guard let entry = entries.removeValue(forKey: identifier) else { return }
    // Without a widget inside it that has the focus, the view would receive no keys.
    if Properties(object: entry.widget).bool("has-focus") {
      WidgetClass.withView(entry.widget) { _ = gtk_widget_grab_focus($0.widget) }
    }
    WidgetClass.setOwner(of: entry.widget, nil)
    gtk_widget_unparent(entry.widget)
  }

  /// The role of a widget never changes, so an element with another one gets another widget.
  private mutating func widget(for element: AccessibleElement, in view: DesktopView) -> OpaquePointer {
    if let entry = entries[element.identifier] {
      if entry.role == element.role { return entry.widget }
      remove(element.identifier)
    }
    let widget = WidgetClass.make(WidgetClass.element, role: element.role.inGTK)
    WidgetClass.setOwner(of: widget, view)
    g_object_set_data(widget, Self.identifierKey, UnsafeMutableRawPointer(bitPattern: element.identifier))
    gtk_widget_set_can_target(widget, 0)
    Signal.connect(widget, "notify::has-focus", nil, Self.focusDidChange)
    gtk_widget_set_parent(widget, view.widget)
    entries[element.identifier] = Entry(widget: widget, role: element.role)
    return widget
  }

  private func order(in view: DesktopView) {
    var last: OpaquePointer?
    for element in elements {
      guard let widget = entries[element.identifier]?.widget else { continue }
      gtk_widget_insert_after(widget, view.widget, last)
      last = widget
    }
  }

  // MARK: Properties

  private func describe(_ element: AccessibleElement, as widget: OpaquePointer) {
    setText(GTK_ACCESSIBLE_PROPERTY_LABEL, element.label, of: widget)
    setText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, element.hint, of: widget)
    if element.role == .slider { setText(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, element.value, of: widget) }
    setState(GTK_ACCESSIBLE_STATE_DISABLED, !element.isEnabled, of: widget)
    if element.role == .toggle {
      setState(GTK_ACCESSIBLE_STATE_CHECKED, element.value == "1", of: widget)
    } else if element.isSelected {
      setState(GTK_ACCESSIBLE_STATE_SELECTED, true, of: widget)
    } else {
      gtk_accessible_reset_state(widget, GTK_ACCESSIBLE_STATE_SELECTED)
    }
  }

  private func setText(_ property: GtkAccessibleProperty, _ text: String, of widget: OpaquePointer) {
    guard !text.isEmpty else { return gtk_accessible_reset_property(widget, property) }
    var (property, value) = (property, GValue())
    gtk_accessible_property_init_value(property, &value)
    g_value_set_string(&value, text)
    gtk_accessible_update_property_value(widget, 1, &property, &value)
    g_value_unset(&value)
  }

  private func setState(_ state: GtkAccessibleState, _ isOn: Bool, of widget: OpaquePointer) {
    var (state, value) = (state, GValue())
    if state == GTK_ACCESSIBLE_STATE_DISABLED {
      g_value_init(&value, FundamentalType.boolean)
      g_value_set_boolean(&value, isOn ? 1 : 0)
    } else {
      // States with a third value. `gtk_accessible_state_init_value` makes an enumeration of some, which GTK then does not read.
      g_value_init(&value, FundamentalType.int)
      g_value_set_int(&value, isOn ? 1 : 0)
    }
    gtk_accessible_update_state_value(widget, 1, &state, &value)
    g_value_unset(&value)
  }
}

extension AccessibilityRole {
  /// GTK's role.
  var inGTK: GtkAccessibleRole {
    switch self {
    case .text: GTK_ACCESSIBLE_ROLE_LABEL
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .toggle: GTK_ACCESSIBLE_ROLE_SWITCH
    case .searchField: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
    case .textField: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .scrollArea: GTK_ACCESSIBLE_ROLE_GROUP
    }
  }
}

extension DesktopView {
  /// An element's widget has got or lost the focus.
  func accessibleFocusDidChange(_ hasFocus: Bool, of identifier: Int) {
    accessible.endAnnouncement(in: self)
    host.setFocus(hasFocus, of: identifier)
  }

  /// Performs an action of assistive technology.
  func perform(_ action: ElementAction, on identifier: Int) {
    guard let element = host.element(identifier) else { return }
    switch action {
    case .activate: window.activate(element)
    case .increment: element.accessibilityIncrement()
    case .decrement: element.accessibilityDecrement()
    }
    setNeedsDisplay()
  }
}
