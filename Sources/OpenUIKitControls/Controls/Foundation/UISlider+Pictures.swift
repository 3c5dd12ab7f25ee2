/// The pictures of a slider's knob and tracks for each state, and the views that show them.
struct SliderPictures: ViewTreeConfined {
  enum Part: CaseIterable { case maximumTrack, minimumTrack, thumb }

  private var images: [Part: [UIControl.State.RawValue: UIImage]] = [:]
  private var views: [Part: UIImageView] = [:]

  mutating func set(_ image: UIImage?, of part: Part, in state: UIControl.State) {
    images[part, default: [:]][state.rawValue] = image
    if views[part] == nil { views[part] = UIImageView() }
  }

  /// The picture of a part in a state, or else in the normal state.
  func image(of part: Part, in state: UIControl.State) -> UIImage? {
    images[part]?[state.rawValue] ?? images[part]?[UIControl.State.normal.rawValue]
  }

  func thumb(in state: UIControl.State) -> UIImage? { image(of: .thumb, in: state) }
  func minimumTrack(in state: UIControl.State) -> UIImage? { image(of: .minimumTrack, in: state) }
  func maximumTrack(in state: UIControl.State) -> UIImage? { image(of: .maximumTrack, in: state) }

  /// Shows the pictures of a state in a slider, the knob in front.
  func show(in slider: UISlider, _ state: UIControl.State) {
    for part in Part.allCases {
      guard let view = views[part] else { continue }
      view.image = image(of: part, in: state)
      view.isUserInteractionEnabled = false
      slider.addSubview(view)
    }
  }

  /// Places the pictures. That of a track is as high as the picture.
  func place(minimum: CGRect, track: CGRect, thumb: CGRect) {
    views[.thumb]?.frame = thumb
    for (part, frame) in [(Part.minimumTrack, minimum), (.maximumTrack, track)] {
      guard let view = views[part], let image = view.image else { continue }
      view.frame = CGRect(
        x: frame.minX, y: frame.midY - image.size.height / 2, width: frame.width, height: image.size.height)
    }
  }
}

extension UISlider {
  func set(_ image: UIImage?, of part: SliderPictures.Part, in state: State) {
    var changed = pictures ?? SliderPictures()
    changed.set(image, of: part, in: state)
    pictures = changed
  }
}
