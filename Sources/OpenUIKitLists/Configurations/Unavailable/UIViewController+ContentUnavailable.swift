import OpenUIKitCore

extension UIViewController {
  /// The cover of the view while the controller has no content; nil for none. It is updated for the state of the controller.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { (unavailableContent as? ConfiguredUnavailableContent)?.configuration }
    set {
      guard let newValue else { return removeUnavailableContent() }
      let state = contentUnavailableConfigurationState
      let known = unavailableContent as? ConfiguredUnavailableContent
      let content = known ?? ConfiguredUnavailableContent(newValue)
      content.show(newValue, for: state)
      if known == nil { unavailableContent = content }
    }
  }

  private func removeUnavailableContent() {
    (unavailableContent as? ConfiguredUnavailableContent)?.remove()
    if unavailableContent != nil { unavailableContent = nil }
  }
}

/// A configuration of unavailable content with the view that shows it.
private final class ConfiguredUnavailableContent: UnavailableContent {
  private(set) var configuration: any UIContentConfiguration {
    didSet { releaseAfterAssignment(oldValue) }
  }
  private var view: (any UIView & UIContentView)? { didSet { releaseAfterAssignment(oldValue) } }

  init(_ configuration: any UIContentConfiguration) { self.configuration = configuration }

  func show(_ configuration: any UIContentConfiguration, for state: UIContentUnavailableConfigurationState) {
    let updated = configuration.updated(for: state)
    self.configuration = updated
    if let view, view.supports(updated) { return view.configuration = updated }
    let superview = view?.superview
    view?.removeFromSuperview()
    view = updated.makeContentView()
    if let superview { cover(superview) }
  }

  func update(for state: UIContentUnavailableConfigurationState) { show(configuration, for: state) }

  func cover(_ covered: UIView) {
    guard let view else { return }
    if covered.subviews.last !== view { covered.addSubview(view) }
    if view.frame != covered.bounds { view.frame = covered.bounds }
  }

  func remove() { view?.removeFromSuperview() }
}
