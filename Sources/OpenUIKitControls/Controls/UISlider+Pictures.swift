#if !hasFeature(Embedded)
  /// The pictures of a slider's knob and tracks for each state, and the views that show them.
  #if !ThreadConfined
    @MainActor
  #endif
  struct SliderPictures {
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
    private func set(_ image: UIImage?, of part: SliderPictures.Part, in state: State) {
      var changed = pictures ?? SliderPictures()
      changed.set(image, of: part, in: state)
      pictures = changed
    }

    /// Sets the picture of the knob for a state. States without one have that of the normal state.
    public final func setThumbImage(_ image: UIImage?, for state: State) { set(image, of: .thumb, in: state) }

    /// Sets the picture of the track up to the knob for a state; resizable, as a rule.
    public final func setMinimumTrackImage(_ image: UIImage?, for state: State) {
      set(image, of: .minimumTrack, in: state)
    }

    /// Sets the picture of the track beyond the knob for a state; resizable, as a rule.
    public final func setMaximumTrackImage(_ image: UIImage?, for state: State) {
      set(image, of: .maximumTrack, in: state)
    }

    /// The picture of the knob in a state, or else in the normal state.
    public final func thumbImage(for state: State) -> UIImage? { pictures?.thumb(in: state) }

    /// The picture of the track up to the knob in a state, or else in the normal state.
    public final func minimumTrackImage(for state: State) -> UIImage? { pictures?.minimumTrack(in: state) }

    /// The picture of the track beyond the knob in a state, or else in the normal state.
    public final func maximumTrackImage(for state: State) -> UIImage? { pictures?.maximumTrack(in: state) }

    /// The visible picture of the knob; nil for the usual knob.
    public final var currentThumbImage: UIImage? { thumbImage(for: state) }

    /// The visible picture of the track up to the knob; nil for the usual track.
    public final var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

    /// The visible picture of the track beyond the knob; nil for the usual track.
    public final var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
  }
#endif
