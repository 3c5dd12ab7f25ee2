extension AppearanceProperty {
  /// The properties that UIKit's headers mark with `UI_APPEARANCE_SELECTOR`, as far as they exist here.
  static var all: [AppearanceProperty] {
    let own: [AppearanceProperty] = [
      Of<UIView, UIColor?>({ $0.ownTintColor }, set: { $0.tintColor = $1 }),
      Of(\UIView.backgroundColor), Of(\UILabel.font),
      Of(\UILabel.textColor), Of(\UIButton.contentEdgeInsets), Of(\UISwitch.onTintColor),
      Of(\UISwitch.thumbTintColor), Of(\UISlider.minimumTrackTintColor),
      Of(\UISlider.maximumTrackTintColor),
      Of(\UISlider.thumbTintColor), Of(\UIProgressView.progressTintColor),
      Of(\UIProgressView.trackTintColor), Of(\UIPageControl.pageIndicatorTintColor),
      Of(\UIPageControl.currentPageIndicatorTintColor), Of(\UIActivityIndicatorView.color),
      Of(\UISegmentedControl.selectedSegmentTintColor), Of(\UITextField.textColor), Of(\UITextField.font),
      Of(\UITextField.keyboardAppearance),
    ]
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
    return own + bars
      + states.map { state in
        Of<UISegmentedControl, ComparedAttributes?> {
          $0.titleTextAttributes(for: state).map { ComparedAttributes(values: $0) }
        } set: {
          $0.setTitleTextAttributes($1?.values, for: state)
        }
      }
      + states.map { state in
        Of<UIButton, UIColor?> {
          $0.titleColor(for: state)
        } set: {
          $0.setTitleColor($1, for: state)
        }
      }
  }
}
