/// A place in a menu, whose elements a provider makes when the menu is shown.
open class UIDeferredMenuElement: UIMenuElement {
  /// Takes the elements, now or later.
  public typealias Completion = ViewTreeFunction<[UIMenuElement], Void>
  /// Makes the elements and calls its argument with them.
  public typealias Provider = ViewTreeFunction<Completion, Void>

  private let provider: Provider
  private let isCached: Bool
  private var elements: [UIMenuElement]?

  /// Creates an element whose provider is called the first time that the menu is shown. The menu shows that it loads until
  /// the provider calls its argument.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(provider: elementProvider, isCached: true)
  }

  private init(provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Creates an element whose provider is called every time that the menu is shown.
  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(provider: elementProvider, isCached: false)
  }

  /// The elements of an earlier call of the provider, if they are kept.
  package final var cachedElements: [UIMenuElement]? { isCached ? elements : nil }

  /// Calls the provider, and then the closure with the elements. A second call of the provider's argument does nothing.
  package final func load(_ completion: @escaping Completion) {
    var isOpen = true
    provider { elements in
      guard isOpen else { return }
      isOpen = false
      self.elements = elements
      completion(elements)
    }
  }
}
