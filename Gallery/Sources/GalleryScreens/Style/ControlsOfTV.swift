#if os(tvOS)
  import Masonry
  import UIKitShim

  // tvOS has no switches and sliders. These show their values and have the members that the screens use.

  /// A pill that is coloured while it is on. Selecting it toggles it.
  final class UISwitch: UIControl {
    /// Whether it is on.
    var isOn = false { didSet { show() } }
    /// The colour while it is on.
    var onTintColor: UIColor? { didSet { show() } }

    override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
    override var canBecomeFocused: Bool { isEnabled }
    override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.5 } }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      show()
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      guard presses.contains(where: { $0.type == .select }) else {
        return super.pressesEnded(presses, with: event)
      }
      isOn.toggle()
      sendActions(for: .valueChanged)
    }

    private func show() {
      layer.cornerRadius = 15.5
      backgroundColor = isOn ? onTintColor ?? .systemGreen : .systemGray
    }
  }

  /// A bar that is filled up to the value.
  final class UISlider: UIControl {
    /// The value at the start.
    var minimumValue: Float = 0 { didSet { show() } }
    /// The value at the end.
    var maximumValue: Float = 1 { didSet { show() } }
    /// The current value.
    var value: Float = 0 { didSet { show() } }
    /// The colour of the filled part.
    var minimumTrackTintColor: UIColor? { didSet { bar.progressTintColor = minimumTrackTintColor } }

    private lazy var bar: UIProgressView = {
      let bar = UIProgressView(progressViewStyle: .default)
      addSubview(bar)
      bar.mas_makeConstraints { make in
        make.left.right.centerY.equalToSuperview()
      }
      return bar
    }()

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }

    private func show() {
      let length = maximumValue - minimumValue
      bar.progress = length > 0 ? (value - minimumValue) / length : 0
    }
  }
#endif
