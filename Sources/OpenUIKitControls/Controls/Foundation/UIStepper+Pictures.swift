import OpenUIKitCore

/// The pictures of a stepper's parts for each state, and the views that show the background and the divider.
struct StepperPictures: ViewTreeConfined {
  /// The states of both halves.
  struct Sides: Hashable {
    let left: UInt
    let right: UInt
  }

  var increments: [UInt: UIImage] = [:]
  var decrements: [UInt: UIImage] = [:]
  var backgrounds: [UInt: UIImage] = [:]
  var dividers: [Sides: UIImage] = [:]
  let background = UIImageView()
  let divider = UIImageView()

  /// The picture of a state, or else that of the normal state.
  static func image(_ images: [UInt: UIImage], in state: UIControl.State) -> UIImage? {
    images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
  }

  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    let normal = UIControl.State.normal.rawValue
    return dividers[Sides(left: left.rawValue, right: right.rawValue)]
      ?? dividers[Sides(left: normal, right: normal)]
  }
}

extension UIStepper {
  /// Sets the picture of the plus in a state; nil for that of the normal state, or else for the sign.
  public final func setIncrementImage(_ image: UIImage?, for state: State) {
    change { $0.increments[state.rawValue] = image }
  }

  /// The picture of the plus in a state, or else in the normal state; nil for the sign.
  public final func incrementImage(for state: State) -> UIImage? {
    pictures.flatMap { StepperPictures.image($0.increments, in: state) }
  }

  /// Sets the picture of the minus in a state; nil for that of the normal state, or else for the sign.
  public final func setDecrementImage(_ image: UIImage?, for state: State) {
    change { $0.decrements[state.rawValue] = image }
  }

  /// The picture of the minus in a state, or else in the normal state; nil for the sign.
  public final func decrementImage(for state: State) -> UIImage? {
    pictures.flatMap { StepperPictures.image($0.decrements, in: state) }
  }

  /// Sets the picture behind the stepper in a state; nil for that of the normal state, or else for the grey shape. It is stretched.
  public final func setBackgroundImage(_ image: UIImage?, for state: State) {
    change { $0.backgrounds[state.rawValue] = image }
  }

  /// The picture behind the stepper in a state, or else in the normal state; nil for the grey shape.
  public final func backgroundImage(for state: State) -> UIImage? {
    pictures.flatMap { StepperPictures.image($0.backgrounds, in: state) }
  }

  /// Sets the picture between the halves for their states; nil for that of the normal states, or else for the line.
  public final func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    let sides = StepperPictures.Sides(left: leftState.rawValue, right: rightState.rawValue)
    change { $0.dividers[sides] = image }
  }

  /// The picture between the halves for their states, or else for normal states; nil for the line.
  public final func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? { pictures?.divider(leftState, rightState) }

  private func change(_ body: (inout StepperPictures) -> Void) {
    var changed = pictures ?? StepperPictures()
    body(&changed)
    pictures = changed
  }

  /// Shows the pictures of the present states.
  final func picturesDidChange() {
    guard let pictures else { return }
    plus.show(StepperPictures.image(pictures.increments, in: state(of: plus)))
    minus.show(StepperPictures.image(pictures.decrements, in: state(of: minus)))
    pictures.background.image = StepperPictures.image(pictures.backgrounds, in: state)
    backgroundColor = pictures.background.image == nil ? .tertiarySystemFill : nil
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = isRightToLeft ? (plus, minus) : (minus, plus)
    pictures.divider.image = pictures.divider(state(of: left), state(of: right))
    divider.isHidden = pictures.divider.image != nil
    if pictures.background.superview == nil {
      insertSubview(pictures.background, at: 0)
      addSubview(pictures.divider)
      for view in [pictures.background, pictures.divider] { view.isUserInteractionEnabled = false }
    }
    setNeedsLayout()
  }

  /// Places the pictures of the background and of the divider, which is as wide as its picture.
  final func placePictures() {
    guard let pictures else { return }
    pictures.background.frame = bounds
    let width = pictures.divider.image?.size.width ?? 0
    pictures.divider.frame = CGRect(x: bounds.midX - width / 2, y: 0, width: width, height: bounds.height)
  }
}
