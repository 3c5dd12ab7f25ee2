import OpenUIKit
import Testing

/// The margins of a controller's view on a device.
struct DeviceMargins: CustomTestStringConvertible, Sendable {
  let name: String
  let size: CGSize
  /// The insets that bars and the screen's shape cover, as the device's host states.
  let covered: UIEdgeInsets
  let margins: UIEdgeInsets
  var testDescription: String { name }

  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, covered: (CGFloat, CGFloat, CGFloat, CGFloat),
    _ margins: (CGFloat, CGFloat, CGFloat, CGFloat)
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.covered = UIEdgeInsets(top: covered.0, left: covered.1, bottom: covered.2, right: covered.3)
    self.margins = UIEdgeInsets(top: margins.0, left: margins.1, bottom: margins.2, right: margins.3)
  }
}

/// Margins that were recorded on Apple's devices and simulators by the tests of Tinder's Layout.
@MainActor
@Suite("Margins of devices")
struct DeviceMarginTests {
  nonisolated static let devices = [
    DeviceMargins("SE", 320, 568, covered: (20, 0, 0, 0), (20, 16, 0, 16)),
    DeviceMargins("8", 375, 667, covered: (20, 0, 0, 0), (20, 16, 0, 16)),
    DeviceMargins("X", 375, 812, covered: (44, 0, 34, 0), (44, 16, 34, 16)),
    DeviceMargins("13 mini", 375, 812, covered: (50, 0, 34, 0), (50, 16, 34, 16)),
    DeviceMargins("13, 14", 390, 844, covered: (47, 0, 34, 0), (47, 16, 34, 16)),
    DeviceMargins("14 Pro, 15, 15 Pro", 393, 852, covered: (59, 0, 34, 0), (59, 16, 34, 16)),
    DeviceMargins("14 Plus", 428, 926, covered: (47, 0, 34, 0), (47, 20, 34, 20)),
    DeviceMargins("14 Pro Max, 15 Plus", 430, 932, covered: (59, 0, 34, 0), (59, 20, 34, 20)),
    DeviceMargins("X on its side", 812, 375, covered: (0, 44, 24, 44), (0, 60, 24, 60)),
    DeviceMargins("13 on its side", 844, 390, covered: (0, 47, 21, 47), (0, 63, 21, 63)),
    DeviceMargins("13 mini on its side", 812, 375, covered: (0, 50, 21, 50), (0, 66, 21, 66)),
  ]

  @Test("a controller's view has the margins that were recorded", arguments: devices)
  func rootView(_ device: DeviceMargins) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
    window.deviceSafeAreaInsets = device.covered
    let controller = UIViewController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.view.layoutMargins == device.margins)
    let guide = controller.view.layoutMarginsGuide
    let view = constrainedView(in: controller.view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(origin: .zero, size: device.size).inset(by: device.margins))
  }

  @Test("an inner view has eight points on each side, and the safe area where it reaches into that")
  func innerView() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let inner = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
    window.addSubview(inner)
    window.layoutIfNeeded()
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8 + 27, left: 8, bottom: 8, right: 8))
  }
}

/// How strongly controls made in code keep the size of their content, by published surveys of UIKit. 251 is Interface
/// Builder's number.
@MainActor
@Suite("Content priorities of controls")
struct ControlPriorityTests {
  struct Control: CustomTestStringConvertible, Sendable {
    let name: String
    let hugging: [Float]
    let make: @MainActor @Sendable () -> UIView
    var testDescription: String { name }

    init(
      _ name: String, _ horizontal: Float, _ vertical: Float,
      _ make: @escaping @MainActor @Sendable () -> UIView
    ) {
      (self.name, hugging, self.make) = (name, [horizontal, vertical], make)
    }
  }

  nonisolated static let controls = [
    Control("UIView", 250, 250) { UIView() }, Control("UILabel", 250, 250) { UILabel() },
    Control("UIImageView", 250, 250) { UIImageView() }, Control("UIButton", 250, 250) { UIButton() },
    Control("UITextField", 250, 250) { UITextField() }, Control("UITextView", 250, 250) { UITextView() },
    Control("UIScrollView", 250, 250) { UIScrollView() },
    Control("UIActivityIndicatorView", 750, 750) { UIActivityIndicatorView(style: .medium) },
    Control("UISwitch", 750, 750) { UISwitch() }, Control("UIPageControl", 750, 750) { UIPageControl() },
    Control("UIProgressView", 250, 750) { UIProgressView() }, Control("UISlider", 250, 750) { UISlider() },
    Control("UISegmentedControl", 250, 750) { UISegmentedControl() },
    Control("UINavigationBar", 250, 750) { UINavigationBar() }, Control("UITabBar", 250, 750) { UITabBar() },
  ]

  @Test("each hugs as UIKit's does and resists compression by 750", arguments: controls)
  func priorities(_ control: Control) {
    let view = control.make()
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    #expect(axes.map { view.contentHuggingPriority(for: $0).rawValue } == control.hugging)
    #expect(axes.map { view.contentCompressionResistancePriority(for: $0).rawValue } == [750, 750])
  }
}
