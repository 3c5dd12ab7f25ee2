/// Fills the window above a presenting controller, and contains the presented controller's view and what the
/// presentation controller adds.
final class PresentationContainerView: UIView {
  // While the container is in a window, the presentation continues.
  private let presentation: UIPresentationController
  // The presenter may go while the container stays. Without the controller of its view the container could not be laid out.
  private let presented: UIViewController

  init(_ presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    presented = presentation.presentedViewController
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    presentation.containerViewWillLayoutSubviews()
    // Constraints, if any place the view, then determine its frame.
    presentation.placePresentedView()
    super.layoutSubviews()
    presentation.containerViewDidLayoutSubviews()
  }

  /// Touches beside the presented view reach the views below, where the presentation lets them pass.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return presentation.passesTouch(on: hit) ? nil : hit
  }
}
