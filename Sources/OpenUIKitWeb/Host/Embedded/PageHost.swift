import OpenUIKitCore
import OpenUIKitGraphics

/// Shows one window in an element of the page and passes that element's events to it.
class PageHost {
  final let window: UIWindow
  private let measurer = PageTextMeasurer()
  private var mirror = PageMirror()
  private var commands = CommandBuffer()
  private var description = AccessibilityDescription()
  private var text = TextDescription()
  private var notifications = PendingNotifications()
  private var isMounted = false

  init(_ controller: UIViewController) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.textMeasurer = measurer
    findFontsInPage()
    window.rootViewController = controller
    // Without a layout: the page has not reported the window's size yet.
    window.isHidden = false
    window.makeKey()
  }

  /// Launches an app, and shows the window that it creates. Traps if it creates none.
  init(_ delegate: any UIApplicationDelegate, sceneDelegate: UIApplication.SceneDelegateMaker) {
    let scene = UIWindowScene(size: CGSize(width: 320, height: 480))
    scene.textMeasurer = measurer
    let application = UIApplication.launch(delegate: delegate, on: scene, sceneDelegate: sceneDelegate)
    guard let created = application.keyWindow ?? scene.windows.last ?? delegate.window else {
      fatalError("The app has created no window")
    }
    window = created
    window.textMeasurer = measurer
    findFontsInPage()
  }

  private func findFontsInPage() {
    FontCatalog.process.numberInPage = { face in
      var family = face.familyName
      return family.withUTF8 { pageFamily($0.baseAddress, Int32($0.count), face.replacement.familyNumber) }
    }
  }

  /// Shows the window in an element of the page, which retains the host from now on.
  func mount(in element: String) {
    PageExports.offerAll()
    receiveNotifications()
    var element = element
    let handle = Unmanaged.passRetained(self).toOpaque()
    isMounted = true
    element.withUTF8 { pageMount(handle, $0.baseAddress, Int32($0.count)) }
  }

  /// Removes the window from the page, which releases the host after the current event.
  final func unmount() {
    guard isMounted else { return }
    isMounted = false
    PageExports.offerRelease()
    window.accessibilityNotificationHandler = nil
    // First the page, so that callbacks of the disappearing controller change nothing in it.
    pageUnmount(Unmanaged.passUnretained(self).toOpaque())
    window.rootViewController = nil
    window.isHidden = true
  }

  /// Asks the page for a frame.
  func wake() {
    pageWake(Unmanaged.passUnretained(self).toOpaque())
  }

  /// Sets the properties of the page's element: its size in points, pixels per point, and preferences.
  func configure(_ size: CGSize, scale: CGFloat, _ preferences: PagePreferences) {
    window.screenScale = scale
    window.layoutDirection = preferences.contains(.rightToLeft) ? .rightToLeft : .leftToRight
    window.clock.skipsMotion = preferences.contains(.reducedMotion)
    window.prefersReducedMotion = preferences.contains(.reducedMotion)
    let style: UIUserInterfaceStyle = preferences.contains(.dark) ? .dark : .light
    if window.hostTraits.userInterfaceStyle != style {
      window.hostTraits = UITraitCollection(userInterfaceStyle: style)
    }
    window.frame = CGRect(origin: .zero, size: size)
  }

  /// Measures every text again, once the page has loaded its fonts.
  func fontsDidChange() {
    measurer.removeAll()
    window.textMeasurer = measurer
  }

  /// Advances the time and updates the page. Returns whether a later frame is needed.
  func frame(at time: TimeInterval) -> Bool {
    if time > window.clock.now { window.clock.advance(to: time) }
    commands.removeAll()
    mirror.update(to: window.displayList(), measurer: measurer.fonts, &commands)
    if !commands.isEmpty {
      apply()
      didChangePage()
    }
    describeText()
    return !window.clock.isIdle
  }

  /// Called after a frame has changed what the page shows.
  func didChangePage() {}

  /// Handles a pointer or touch.
  func pointer(_ phase: PointerPhase, identifier: Int, at location: CGPoint, time: TimeInterval) {
    window.sendTouch(phase.touchPhase, identifier: identifier, at: location, time: time)
    // A browser shows its keyboard only during the event of a touch.
    if phase == .ended { describeText() }
  }

  /// Handles a key by its code in USB's tables. Text is typed if no responder handles the key, unless the page's text element has
  /// the focus: that edits the text itself.
  func key(_ phase: KeyPhase, code: Int, modifiers: Int, _ text: String, time: TimeInterval)
    -> TextKeyOutcome
  {
    guard let usage = UIKeyboardHIDUsage(rawValue: code) else { return .unhandled }
    let flags = UIKeyModifierFlags(rawValue: modifiers)
    let key = UIKey(usage, characters: text, modifierFlags: flags)
    let press: UIPress.Phase = phase.isDown ? .began : .ended
    // Return may begin to edit the next field, which keeps the keyboard of a phone.
    defer { describeText() }
    if phase.isInText { return window.sendKeyBesideText(press, key, time: time) }
    if window.sendKey(press, key, time: time) { return .handled }
    let types = phase.isDown && !text.isEmpty && flags.isDisjoint(with: [.command, .control, .alternate])
    return types && window.sendText(text) ? .handled : .unhandled
  }

  private func apply() {
    let handle = Unmanaged.passUnretained(self).toOpaque()
    commands.numbers.withUnsafeBufferPointer { numbers in
      commands.bytes.withUnsafeBufferPointer { bytes in
        pageApply(handle, numbers.baseAddress, Int32(numbers.count), bytes.baseAddress)
      }
    }
  }

  /// Sends the description for assistive technology to the page, if it has changed, and then what the app has posted.
  func describe() {
    describeElements()
    deliverNotifications()
  }

  private func describeElements() {
    guard description.update(to: window) else { return }
    let handle = Unmanaged.passUnretained(self).toOpaque()
    description.numbers.withUnsafeBufferPointer { numbers in
      description.bytes.withUnsafeBufferPointer { bytes in
        pageDescribe(handle, numbers.baseAddress, Int32(numbers.count), bytes.baseAddress)
      }
    }
  }

  private func receiveNotifications() {
    window.accessibilityNotificationHandler = { [unowned(unsafe) self] notification in
      notifications.add(notification)
      // The page describes the window after a frame.
      wake()
    }
  }

  private func deliverNotifications() {
    let (element, text) = notifications.take(for: window)
    guard element != nil || text != nil else { return }
    let identifier = element.map { AccessibilityDescription.identifier(of: $0) } ?? 0
    var words = text ?? ""
    words.withUTF8 {
      pageNotify(
        Unmanaged.passUnretained(self).toOpaque(), Int32(identifier), $0.baseAddress, Int32($0.count))
    }
  }

  /// Performs an action of assistive technology or the keyboard on an element.
  func perform(_ action: AccessibilityAction, on identifier: Int) {
    guard let element = element(identifier) else { return }
    switch action {
    case .activate: window.activate(element)
    case .increment: element.accessibilityIncrement()
    case .decrement: element.accessibilityDecrement()
    case .escape: window.performAccessibilityEscape(at: element)
    case .focus:
      window.accessibilityFocusedElement = element
      window.scrollToVisible(element)
    case .unfocus:
      if window.accessibilityFocusedElement === element { window.accessibilityFocusedElement = nil }
    }
    describeText()
  }

  /// Scrolls to the row that a move leads to, and describes what is visible then. Returns the identifier of the row, 0 for none.
  func move(_ move: RowMove, from identifier: Int) -> Int {
    guard let element = element(identifier), let row = window.row(move, from: element) else { return 0 }
    describe()
    return AccessibilityDescription.identifier(of: row)
  }

  private func element(_ identifier: Int) -> UIResponder? {
    let isWanted = { (element: UIResponder) in
      AccessibilityDescription.identifier(of: element) == identifier
    }
    if let first = window.firstResponder, isWanted(first) { return first }
    return window.accessibilityTree(includingScrollAreas: true).first(where: isWanted)
  }

  // MARK: Text

  /// Sends the text that is being edited to the page, if the page shows another one.
  ///
  /// - Parameter always: Whether it is sent in any case, because the user has changed what the page shows.
  private func describeText(always: Bool = false) {
    let former = text.numbers.first
    guard text.update(to: window) || always else { return }
    // The text is edited in its element for assistive technology.
    if text.numbers.first != former { describe() }
    let handle = Unmanaged.passUnretained(self).toOpaque()
    text.numbers.withUnsafeBufferPointer { numbers in
      text.bytes.withUnsafeBufferPointer { bytes in
        pageEdit(handle, numbers.baseAddress, Int32(numbers.count), bytes.baseAddress, Int32(bytes.count))
      }
    }
  }

  /// Changes a text as its element in the page has changed it.
  func changeText(
    of identifier: Int, to text: String, selecting selection: Range<Int>, marking mark: Range<Int>?
  ) {
    guard let element = element(identifier) else { return }
    window.changeText(to: text, selecting: selection, marking: mark, of: element)
    describeText(always: true)
  }

  /// Selects a range of the text that is being edited, in UTF-16 units.
  func selectText(_ units: Range<Int>) {
    window.selectText(units)
    describeText(always: true)
  }

  /// Ends editing, because its element in the page has lost the focus.
  func endEditing() {
    if window.editedText != nil { window.firstResponder?.resignFirstResponder() }
    describeText()
  }

  /// Whether a touch at a place is for the text that is being edited, and not for what lies in front of it or beside it.
  func isText(at place: CGPoint) -> Bool {
    guard let edited = window.editedText else { return false }
    return window.hitTest(place, with: nil) === edited.view
  }
}
