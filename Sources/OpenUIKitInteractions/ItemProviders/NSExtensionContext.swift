#if !canImport(ObjectiveC)  // Foundation has it on Apple's systems.
  import OpenUIKitCore

  /// The context of an extension, with the items that another app shares, such as texts and pictures.
  open class NSExtensionItem: NSObject, ViewTreeConfined {
    /// A title; nil for none.
    open var attributedTitle: NSAttributedString?
    /// A text; nil for none.
    open var attributedContentText: NSAttributedString?
    /// The items; nil for none.
    open var attachments: [NSItemProvider]?
    /// Further values of the other app.
    open var userInfo: [AnyHashable: Any]?

    /// Creates an empty item.
    public override init() { super.init() }
  }

  /// The request of another app that an extension handles.
  open class NSExtensionContext: NSObject, ViewTreeConfined {
    /// The items of the other app, of type `NSExtensionItem`.
    public final let inputItems: [Any]
    private var finish: ((Result<[Any], any Error>) -> Void)?
    private let openURL: (URL) -> Bool

    /// Creates a request, as a host does for an extension. `finish` is called once with what the extension returns, or its error.
    public init(
      inputItems: [Any], open: @escaping (URL) -> Bool = { _ in false },
      finish: @escaping (Result<[Any], any Error>) -> Void
    ) {
      (self.inputItems, openURL, self.finish) = (inputItems, open, finish)
      super.init()
    }

    /// Ends the request with items for the other app. The handler's argument is false: the host does not end the program.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
      end(.success(items ?? []))
      completionHandler?(false)
    }

    /// Ends the request with an error.
    open func cancelRequest(withError error: any Error) { end(.failure(error)) }

    /// Lets the host open a URL. The handler receives whether it did.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
      completionHandler?(openURL(URL))
    }

    private func end(_ result: Result<[Any], any Error>) {
      let finish = finish
      self.finish = nil
      finish?(result)
    }
  }

  extension UIViewController {
    /// The request that the controller, or one that contains it, handles as an extension; nil in an app. A host sets it for the first
    /// controller of an extension.
    public var extensionContext: NSExtensionContext? {
      get {
        var controller: UIViewController? = self
        while let current = controller {
          if let context = current.attached(NSExtensionContext.self) { return context }
          controller = current.parent
        }
        return nil
      }
      set { attach(newValue) }
    }
  }
#endif
