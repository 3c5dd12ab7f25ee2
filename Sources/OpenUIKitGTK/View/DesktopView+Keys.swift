import CGTK
import OpenUIKitCore
import OpenUIKitDesktop

extension DesktopView {
  func addKeyControllers() {
    let view = Unmanaged.passUnretained(self).toOpaque()
    if let keys = gtk_event_controller_key_new() {
      let pressed: Signal.Key = { controller, symbol, code, state, data in
        nonisolated(unsafe) let event = gtk_event_controller_get_current_event(controller)
        let key = DesktopKey(code: Int(code) - DesktopView.firstCode, symbol: symbol, state: state)
        return DesktopView.from(data) { $0.press(key, event) ? 1 : 0 }
      }
      let released: Signal.Key = { controller, symbol, code, state, data in
        nonisolated(unsafe) let event = gtk_event_controller_get_current_event(controller)
        let key = DesktopKey(code: Int(code) - DesktopView.firstCode, symbol: symbol, state: state)
        DesktopView.from(data) { $0.release(key, event) }
        return 0
      }
      Signal.connect(keys, "key-pressed", view, pressed)
      Signal.connect(keys, "key-released", view, released)
      gtk_widget_add_controller(widget, keys)
    }
    if let focus = gtk_event_controller_focus_new() {
      let enter: Signal.Plain = { _, data in DesktopView.from(data) { $0.focusDidChange(true) } }
      let leave: Signal.Plain = { _, data in DesktopView.from(data) { $0.focusDidChange(false) } }
      Signal.connect(focus, "enter", view, enter)
      Signal.connect(focus, "leave", view, leave)
      gtk_widget_add_controller(widget, focus)
    }
  }

  /// X and Wayland count keys from 8.
  nonisolated private static var firstCode: Int { 8 }

  /// A key goes down or repeats. Returns whether it was used.
  private func press(_ key: DesktopKey, _ event: OpaquePointer?) -> Bool {
    let time = event.map { self.time(ofEventAt: gdk_event_get_time($0)) } ?? now
    defer {
      input.update()
      setNeedsDisplay()
    }
    // Shortcuts belong to the window first, and what types text to the input method. While it composes, all keys are its own.
    let isShortcut = !key.modifiers.isDisjoint(with: [.command, .control])
    if isShortcut && !input.isComposing {
      return host.key(.began, key, time: time) || compose(key, event, time) == true
    }
    return compose(key, event, time) ?? host.key(.began, key, time: time)
  }

  /// Offers a key to the input method, and types what it confirms. Returns nil if the method does not use the key.
  private func compose(_ key: DesktopKey, _ event: OpaquePointer?, _ time: TimeInterval) -> Bool? {
    guard let event, window.acceptsText else { return nil }
    let (isUsed, text) = input.filter(event)
    if let text { return host.key(.began, key, typing: text, time: time) }
    return isUsed ? true : nil
  }

  private func release(_ key: DesktopKey, _ event: OpaquePointer?) {
    let time = event.map { self.time(ofEventAt: gdk_event_get_time($0)) } ?? now
    if let event, window.acceptsText { _ = input.filter(event) }
    host.key(.ended, key, time: time)
    setNeedsDisplay()
  }

  private func focusDidChange(_ hasFocus: Bool) {
    if hasFocus { window.makeKey() }
    accessible.endAnnouncement(in: self)
    input.setFocus(hasFocus)
    setNeedsDisplay()
  }
}
