import CGTK
import OpenUIKitCairo
import OpenUIKitCore
import OpenUIKitDesktop

/// A widget of GTK that shows a controller's view, for windows with widgets of GTK round it.
///
/// ```swift
/// let view = DesktopView(ProfileViewController())
/// gtk_window_set_child(window, view.widget)
/// ```
///
/// It draws and calls the loop only when something changes. Use it on the thread of GTK's loop.
public final class DesktopView: ViewTreeConfined {
  /// The window of the views. The widget determines its size, scale, direction and time.
  public var window: UIWindow { host.window }

  /// The widget. The view retains it, and the widget works as long as the view exists.
  public var widget: OpaquePointer { reference.pointer }

  /// Whether windows are dark, whatever the desktop's settings; nil, the default, for those.
  public var isDark: Bool? { didSet { settingsDidChange() } }
  /// Whether the interface runs from right to left, whatever the desktop's language; nil, the default, for that.
  public var isRightToLeft: Bool? { didSet { settingsDidChange() } }
  /// How fast time passes: 1, the default, for real time, and less for slower animations. Traps unless it is positive.
  public var speed = 1.0 {
    didSet {
      guard speed > 0 && speed.isFinite else {
        fatalError("The speed of a view must be positive: \(speed)")
      }
      times.changeSpeed(to: speed, at: Self.systemTime)
    }
  }
  /// Called after each layout in another size, for what depends on it, such as the safe area of a device.
  public var sizeHandler: (() -> Void)?
  /// Called before each frame is drawn, for what follows the views, such as outlines.
  public var frameHandler: (() -> Void)?
  /// The number of frames in which something was drawn.
  public private(set) var drawnFrames = 0

  let host: WindowHost
  let input: InputMethod
  private let reference: GObjectReference
  private var textures = ViewTextures()
  var accessible = AccessibleWidgets()
  private var times: ViewTime
  private var tick: UInt32 = 0
  private var timer: UInt32 = 0
  private var describedAt = -Double.infinity
  private var needsDescription = true
  private var pendingState: ViewState?
  private var hasSize = false
  var events = EventClock()
  var pointer = PointerState()

  /// Creates a view of a controller.
  public convenience init(_ controller: UIViewController) { self.init(WindowHost(controller)) }

  /// Creates a view of a window that an app has created.
  public convenience init(window: UIWindow) { self.init(WindowHost(window: window)) }

  private init(_ host: WindowHost) {
    DesktopLoop.start()
    self.host = host
    UIWindow.defaultTextMeasurer = host.measurer
    reference = GObjectReference(WidgetClass.make(WidgetClass.view, role: GTK_ACCESSIBLE_ROLE_GROUP))
    input = InputMethod()
    times = ViewTime(at: Self.systemTime)
    WidgetClass.setOwner(of: widget, self)
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    input.attach(to: self)
    addPointerControllers()
    addKeyControllers()
    followSettings()
    host.notificationHandler = { [unowned self] in
      needsDescription = true
      setNeedsDisplay()
    }
    DesktopLoop.current.add(self)
    setNeedsDisplay()
  }

  #if ThreadConfined
    deinit { close() }
  #else
    isolated deinit { close() }
  #endif

  private func close() {
    if timer != 0 { _ = g_source_remove(timer) }
    if tick != 0 { gtk_widget_remove_tick_callback(widget, tick) }
    host.notificationHandler = nil
    accessible.removeAll()
    WidgetClass.setOwner(of: widget, nil)
  }

  /// The elements for assistive technology, in reading order.
  public var accessibleElements: [AccessibleElement] { host.accessibleElements }

  /// The pixels of the last frame; nil before it.
  public var pixels: PixelBuffer? { host.pixels }

  /// Shows another controller's view.
  public func show(_ controller: UIViewController) {
    window.rootViewController = controller
    setNeedsDisplay()
  }

  /// Gives the views a state after their first layout in the widget's size, or now if that was before.
  public func restore(_ state: ViewState) {
    guard hasSize else { return pendingState = state }
    window.restore(state)
    setNeedsDisplay()
  }

  // MARK: Time

  /// The time of the system, in seconds.
  static var systemTime: TimeInterval { TimeInterval(g_get_monotonic_time()) / 1_000_000 }

  /// The time of the window now, in seconds.
  var now: TimeInterval { times.time(at: Self.systemTime) }

  /// The time of the window at the event that GTK delivers.
  func time(ofEventAt milliseconds: UInt32) -> TimeInterval {
    let system = Self.systemTime
    return times.time(at: events.time(ofEventAt: milliseconds, receivedAt: system))
  }

  // MARK: Frames

  /// Requests a frame. Call this after code that the loop of GTK does not run has changed the window.
  public func setNeedsDisplay() {
    guard tick == 0 else { return }
    if timer != 0 { _ = g_source_remove(timer) }
    timer = 0
    let callback: GtkTickCallback = { widget, clock, _ in
      let time = TimeInterval(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
      var continues: Int32 = 0
      WidgetClass.withView(widget) { view in
        continues = withViewTree { view.frame(atSystemTime: time) ? 1 : 0 }
      }
      return continues
    }
    tick = gtk_widget_add_tick_callback(widget, callback, nil, nil)
  }

  /// Draws what has changed. Returns whether the next frame of the system may change the window again.
  private func frame(atSystemTime time: TimeInterval) -> Bool {
    draw(at: times.time(at: time))
    guard let next = host.nextFrameTime else {
      describe()
      tick = 0
      return false
    }
    if time - describedAt > 0.25 { describe() }
    let delay = (next - host.window.clock.now) / speed
    guard delay > 0.05 else { return true }
    // Nothing moves until an event of the clock.
    describe()
    tick = 0
    wake(after: delay)
    return false
  }

  private func draw(at time: TimeInterval) {
    frameHandler?()
    let areas = host.frame(at: time)
    guard !areas.isEmpty, let pixels = host.pixels else { return }
    textures.update(from: pixels, areas: areas, hasCairo: hasCairo)
    drawnFrames += 1
    needsDescription = true
    gtk_widget_queue_draw(widget)
  }

  /// Whether GTK paints the window with Cairo, because there is no graphics card.
  private var hasCairo: Bool {
    guard let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native),
      let name = g_type_name_from_instance(renderer)
    else { return false }
    return String(cString: name) == "GskCairoRenderer"
  }

  private func wake(after seconds: TimeInterval) {
    let milliseconds = UInt32(min(seconds * 1000, 3_600_000))
    timer = g_timeout_add(
      milliseconds,
      { data in
        guard let data else { return 0 }
        let view = Unmanaged<DesktopView>.fromOpaque(data).takeUnretainedValue()
        withViewTree {
          view.timer = 0
          view.setNeedsDisplay()
        }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  nonisolated func paint(on snapshot: OpaquePointer) {
    nonisolated(unsafe) let snapshot = snapshot
    withViewTree { textures.append(to: snapshot, scale: pixelsPerUnit) }
  }

  /// Describes the window to assistive technology, if it may have changed.
  private func describe() {
    guard needsDescription else { return }
    needsDescription = false
    describedAt = Self.systemTime
    accessible.update(host.accessibleChanges(), in: self)
    let (focus, announcement) = host.takeNotifications()
    if let focus { accessible.moveFocus(to: focus) }
    if let announcement { accessible.announce(announcement, in: self) }
    input.update()
  }

  // MARK: Size

  /// The widget has another size or scale: lays out and draws in the frame in which GTK shows that size.
  nonisolated func sizeDidChange() {
    withViewTree {
      configure()
      sizeHandler?()
      hasSize = true
      if let pendingState { window.restore(pendingState) }
      pendingState = nil
      draw(at: now)
      accessible.place(in: self)
      // The next frame describes what the views show in this size. None follows by itself when the window is at rest.
      setNeedsDisplay()
    }
  }

  /// Pixels per unit of GTK.
  var pixelsPerUnit: Double { DesktopScale.pixelsPerUnit(of: widget) }

  /// Points per unit of GTK are the reciprocal: larger text of the desktop makes everything larger.
  var unitsPerPoint: Double { DesktopScale.unitsPerPoint }

  private func configure() {
    let units = CGSize(width: Int(gtk_widget_get_width(widget)), height: Int(gtk_widget_get_height(widget)))
    let zoom = unitsPerPoint
    host.configure(
      size: CGSize(width: units.width / zoom, height: units.height / zoom), scale: pixelsPerUnit * zoom,
      DesktopSettings.preferences(isDark: isDark, isRightToLeft: isRightToLeft))
  }

  /// The desktop's settings, or those of the view, have changed.
  func settingsDidChange() {
    configure()
    setNeedsDisplay()
  }

  /// A place in units of the widget as a point of the window.
  func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x / unitsPerPoint, y: y / unitsPerPoint) }
}
