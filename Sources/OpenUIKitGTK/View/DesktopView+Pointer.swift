import CGTK
import OpenUIKitCore
import OpenUIKitDesktop

/// Where the pointer is, and what it does.
struct PointerState {
  /// The place, in points of the window; nil if it is outside.
  var place: CGPoint?
  /// Whether the first button is pressed.
  var isPressed = false
  var shape = PointerShape.arrow
  var modifiers: UIKeyModifierFlags = []
}

extension DesktopView {
  /// The identifier of the pointer's touch. Fingers have larger ones.
  private static let pointerTouch = 0

  func addPointerControllers() {
    let view = Unmanaged.passUnretained(self).toOpaque()
    if let legacy = gtk_event_controller_legacy_new() {
      let event: Signal.Query = { _, event, data in
        nonisolated(unsafe) let event = event
        return DesktopView.from(data) { view in event.map(view.handle) == true ? 1 : 0 }
      }
      Signal.connect(legacy, "event", view, event)
      gtk_widget_add_controller(widget, legacy)
    }
    addScrollController(view)
    if let motion = gtk_event_controller_motion_new() {
      let leave: Signal.Plain = { _, data in
        DesktopView.from(data) { $0.hover(at: nil, time: $0.now) }
      }
      Signal.connect(motion, "leave", view, leave)
      gtk_widget_add_controller(widget, motion)
    }
  }

  private func addScrollController(_ view: UnsafeMutableRawPointer) {
    let flags = GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue
    guard let scroll = gtk_event_controller_scroll_new(GtkEventControllerScrollFlags(rawValue: flags)) else {
      return
    }
    let move: Signal.NumbersQuery = { controller, x, y, data in
      let isTouchpad = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_SURFACE
      let time = gtk_event_controller_get_current_event_time(controller)
      DesktopView.from(data) {
        $0.scroll(by: CGVector(dx: x, dy: y), isTouchpad: isTouchpad, eventTime: time)
      }
      return 1
    }
    let release: Signal.Numbers = { _, x, y, data in
      DesktopView.from(data) { $0.release(with: CGVector(dx: x, dy: y)) }
    }
    Signal.connect(scroll, "scroll", view, move)
    Signal.connect(scroll, "decelerate", view, release)
    gtk_widget_add_controller(widget, scroll)
  }

  // MARK: Wheels

  private func scroll(by delta: CGVector, isTouchpad: Bool, eventTime: UInt32) {
    let (time, place) = (time(ofEventAt: eventTime), pointer.place ?? .zero)
    if isTouchpad {
      let zoom = unitsPerPoint
      host.touchpad(by: CGVector(dx: delta.dx / zoom, dy: delta.dy / zoom), at: place, time: time)
    } else {
      host.wheel(steps: delta, at: place, time: time)
    }
    setNeedsDisplay()
  }

  private func release(with velocity: CGVector) {
    let zoom = unitsPerPoint
    host.touchpadWasReleased(
      with: CGVector(dx: velocity.dx / zoom, dy: velocity.dy / zoom), at: pointer.place ?? .zero, time: now)
    setNeedsDisplay()
  }

  // MARK: Events

  /// Handles an event of a pointer or finger. Returns whether it was one.
  fileprivate func handle(_ event: OpaquePointer) -> Bool {
    let type = gdk_event_get_event_type(event)
    let time = time(ofEventAt: gdk_event_get_time(event))
    guard let place = place(of: event) else { return false }
    pointer.modifiers =
      DesktopKey(code: 0, symbol: 0, state: gdk_event_get_modifier_state(event).rawValue).modifiers
    switch type {
    case GDK_BUTTON_PRESS: press(event, at: place, time)
    case GDK_BUTTON_RELEASE: release(event, at: place, time)
    case GDK_MOTION_NOTIFY: move(to: place, time)
    case GDK_TOUCH_BEGIN: touch(.began, event, at: place, time)
    case GDK_TOUCH_UPDATE: touch(.moved, event, at: place, time)
    case GDK_TOUCH_END: touch(.ended, event, at: place, time)
    case GDK_TOUCH_CANCEL: touch(.cancelled, event, at: place, time)
    default: return false
    }
    setNeedsDisplay()
    return true
  }

  private func press(_ event: OpaquePointer, at place: CGPoint, _ time: TimeInterval) {
    gtk_widget_grab_focus(widget)
    pointer.place = place
    guard gdk_button_event_get_button(event) == 1 else { return }
    pointer.isPressed = true
    host.touch(.began, identifier: Self.pointerTouch, at: place, time: time)
    input.update()
  }

  private func release(_ event: OpaquePointer, at place: CGPoint, _ time: TimeInterval) {
    guard gdk_button_event_get_button(event) == 1, pointer.isPressed else { return }
    pointer.isPressed = false
    host.touch(.ended, identifier: Self.pointerTouch, at: place, time: time)
    input.update()
    hover(at: place, time: time)
  }

  private func move(to place: CGPoint, _ time: TimeInterval) {
    pointer.place = place
    if pointer.isPressed {
      host.touch(.moved, identifier: Self.pointerTouch, at: place, time: time)
    } else {
      hover(at: place, time: time)
    }
  }

  private func touch(_ phase: UITouch.Phase, _ event: OpaquePointer, at place: CGPoint, _ time: TimeInterval)
  {
    if phase == .began { gtk_widget_grab_focus(widget) }
    let identifier = gdk_event_get_event_sequence(event).map { Int(bitPattern: $0) } ?? 1
    host.touch(phase, identifier: identifier, at: place, time: time)
    input.update()
  }

  fileprivate func hover(at place: CGPoint?, time: TimeInterval) {
    pointer.place = place
    let shape = host.hover(at: place, modifiers: pointer.modifiers, time: time)
    guard shape != pointer.shape else { return }
    pointer.shape = shape
    gtk_widget_set_cursor_from_name(widget, shape.rawValue)
    setNeedsDisplay()
  }

  /// The place of an event in points of the window. Events have places on the surface, which includes the shadows of the window.
  private func place(of event: OpaquePointer) -> CGPoint? {
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0, let native = gtk_widget_get_native(widget) else {
      return nil
    }
    gtk_native_get_surface_transform(native, &left, &top)
    guard gtk_widget_translate_coordinates(native, widget, x - left, y - top, &x, &y) != 0 else { return nil }
    return point(x, y)
  }
}

extension DesktopView {
  /// Calls `body` with the view of a signal's data.
  @discardableResult
  nonisolated static func from<Result: Sendable>(
    _ data: UnsafeMutableRawPointer?, _ body: ViewTreeFunction<DesktopView, Result>
  ) -> Result {
    let view = Unmanaged<DesktopView>.fromOpaque(data!).takeUnretainedValue()
    return withViewTree { body(view) }
  }
}
