extension ConfiguredButton {
  /// The material of the background, at the back of it; nil for none.
  var shownEffect: UIVisualEffectView? { backdrop.subviews.first as? UIVisualEffectView }

  /// Shows the colour of the background, above its material if it has one.
  func showBackground(_ color: UIColor?) {
    guard let effect = configuration.background.visualEffect else {
      shownEffect?.removeFromSuperview()
      return backdrop.backgroundColor = color
    }
    let view = shownEffect ?? addEffect(effect)
    if view.effect !== effect { view.effect = effect }
    // The material would blur a colour below it.
    backdrop.backgroundColor = nil
    view.contentView.backgroundColor = color
  }

  private func addEffect(_ effect: UIVisualEffect) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: effect)
    view.isUserInteractionEnabled = false
    view.clipsToBounds = true
    view.frame = backdrop.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.insertSubview(view, at: 0)
    return view
  }
}
