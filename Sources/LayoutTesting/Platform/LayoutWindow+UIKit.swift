#if canImport(UIKit)
  import Foundation

  @MainActor
  extension LayoutWindow {
    /// Shows a controller in a window of the configuration. UIKit reports conflicts to the console alone.
    static func make(
      _ configuration: Configuration, _ traits: UITraitCollection, showing controller: UIViewController
    ) -> UIWindow {
      let window = UIWindow(frame: CGRect(origin: .zero, size: configuration.windowSize))
      let host = ConfiguredController(traits, showing: controller)
      window.overrideUserInterfaceStyle = configuration.appearance
      window.rootViewController = host
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      // Once the window has its own insets, the difference is known.
      let (wanted, own) = (configuration.safeAreaInsets, window.safeAreaInsets)
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: wanted.top - own.top, left: wanted.left - own.left, bottom: wanted.bottom - own.bottom,
        right: wanted.right - own.right)
      return window
    }

    /// The elements of assistive technology, in their order.
    static func elements(of window: UIWindow) -> [UIResponder] {
      var elements: [UIResponder] = []
      var stack: [NSObject] = [window]
      while let object = stack.popLast() {
        if let view = object as? UIView, view.isHidden || view.alpha < 0.01 { continue }
        guard !object.accessibilityElementsHidden else { continue }
        if object.isAccessibilityElement, let element = object as? UIResponder {
          elements.append(element)
        } else {
          let children = object.accessibilityElements ?? (object as? UIView)?.subviews ?? []
          stack += children.compactMap { $0 as? NSObject }.reversed()
        }
      }
      return elements
    }

    /// Lets the run loop run, in seconds.
    static func advance(_ window: UIWindow, by seconds: Double) {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
      window.layoutIfNeeded()
    }
  }

  /// Gives a controller the traits of a configuration.
  private final class ConfiguredController: UIViewController {
    private let traits: UITraitCollection
    private let content: UIViewController

    init(_ traits: UITraitCollection, showing content: UIViewController) {
      (self.traits, self.content) = (traits, content)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("A configured controller is made in code") }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(content)
      setOverrideTraitCollection(traits, forChild: content)
      content.view.frame = view.bounds
      content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content.view)
      content.didMove(toParent: self)
    }
  }
#endif
