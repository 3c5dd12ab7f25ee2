#if hasFeature(Embedded)
  import OpenUIKitCore
  import OpenUIKitGraphics

  /// Shows one window in an element of the page and passes that element's events to it.
  final class PageHost {
    let window: UIWindow
    private let measurer = PageTextMeasurer()
    private var mirror = PageMirror()
    private var commands = CommandBuffer()
    private var description = AccessibilityDescription()

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
      var element = element
      let handle = Unmanaged.passRetained(self).toOpaque()
      element.withUTF8 { pageMount(handle, $0.baseAddress, Int32($0.count)) }
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
      mirror.update(to: window.displayList(), measurer: measurer, &commands)
      if !commands.isEmpty { apply() }
      return !window.clock.isIdle
    }

    /// Handles a pointer or touch.
    func pointer(_ phase: PointerPhase, identifier: Int, at location: CGPoint, time: TimeInterval) {
      window.sendTouch(phase.touchPhase, identifier: identifier, at: location, time: time)
    }

    /// Handles a key by its code in USB's tables. Text is typed if no responder handles the key. Returns
    /// whether the key was handled.
    func key(isDown: Bool, code: Int, modifiers: Int, _ text: String, time: TimeInterval) -> Bool {
      guard let usage = UIKeyboardHIDUsage(rawValue: code) else { return false }
      let flags = UIKeyModifierFlags(rawValue: modifiers)
      let key = UIKey(usage, characters: text, modifierFlags: flags)
      if window.sendKey(isDown ? .began : .ended, key, time: time) { return true }
      let types = isDown && !text.isEmpty && flags.isDisjoint(with: [.command, .control, .alternate])
      return types && window.sendText(text)
    }

    private func apply() {
      let handle = Unmanaged.passUnretained(self).toOpaque()
      commands.numbers.withUnsafeBufferPointer { numbers in
        commands.bytes.withUnsafeBufferPointer { bytes in
          pageApply(handle, numbers.baseAddress, Int32(numbers.count), bytes.baseAddress)
        }
      }
    }

    /// Sends the description for assistive technology to the page, if it has changed.
    func describe() {
      guard description.update(to: window) else { return }
      let handle = Unmanaged.passUnretained(self).toOpaque()
      description.numbers.withUnsafeBufferPointer { numbers in
        description.bytes.withUnsafeBufferPointer { bytes in
          pageDescribe(handle, numbers.baseAddress, Int32(numbers.count), bytes.baseAddress)
        }
      }
    }

    /// Performs an action of assistive technology or the keyboard on an element.
    func perform(_ action: AccessibilityAction, on identifier: Int) {
      guard
        let element = window.accessibilityTree().first(where: {
          AccessibilityDescription.identifier(of: $0) == identifier
        })
      else { return }
      switch action {
      case .activate: window.activate(element)
      case .increment: element.accessibilityIncrement()
      case .decrement: element.accessibilityDecrement()
      case .escape: window.performAccessibilityEscape(at: element)
      }
    }
  }

  // The page's script names the values below; see scripts/page_codes.py.

  /// The phases of a pointer's events.
  enum PointerPhase: Int32 {
    case began = 0
    case moved = 1
    case ended = 2
    case cancelled = 3

    var touchPhase: UITouch.Phase {
      switch self {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    }
  }

  /// The preferences of the page's user or style.
  struct PagePreferences: OptionSet {
    let rawValue: Int32

    static let rightToLeft = PagePreferences(rawValue: 1)
    static let dark = PagePreferences(rawValue: 2)
    static let reducedMotion = PagePreferences(rawValue: 4)
  }

  /// The actions on an element for assistive technology.
  enum AccessibilityAction: Int32 {
    case activate = 0
    case increment = 1
    case decrement = 2
    case escape = 3
  }
#endif
