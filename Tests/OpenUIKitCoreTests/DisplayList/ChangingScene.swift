@testable import OpenUIKitCore

/// A window full of views and layers of all kinds that change by chance, the same way for the same seed.
#if !ThreadConfined
  @MainActor
#endif
final class ChangingScene {
  let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 300, height: 300))
  private var views: [UIView] = []
  private var layers: [CALayer] = []
  private var distances: [NSLayoutConstraint] = []
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
    addBoxes()
    addContents()
    addConstrained()
  }

  private func addBoxes() {
    for index in 0..<12 {
      let view = UIView(frame: CGRect(x: index * 7, y: index * 5, width: 120 - index * 4, height: 90 + index))
      (index < 3 ? window : views[index - 3]).addSubview(view)
      views.append(view)
      layers.append(view.layer)
    }
  }

  private func addContents() {
    let size = CGRect(x: 3, y: 4, width: 60, height: 30)
    for (index, content) in [UILabel(frame: size), StripedView(frame: size), UIImageView(frame: size)]
      .enumerated()
    {
      (content as? UILabel)?.text = "text"
      (content as? UIImageView)?.image = UIImage(cgImage: Self.picture!).withRenderingMode(.alwaysTemplate)
      views[8 + index].addSubview(content)
      views.append(content)
    }
    for (index, layer) in [CAGradientLayer(), CAShapeLayer(), CALayer()].enumerated() {
      (layer as? CAGradientLayer)?.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
      (layer as? CAShapeLayer)?.path = CGPath(rect: size, transform: nil)
      layer.frame = size
      views[5 + index].layer.addSublayer(layer)
      layers.append(layer)
    }
  }

  /// Plain views that constraints place, whose frames the engine's table holds.
  private func addConstrained() {
    for place in 0..<4 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      views[place].addSubview(view)
      let distance = view.leftAnchor.constraint(equalTo: views[place].leftAnchor, constant: 5)
      distance.isActive = true
      view.topAnchor.constraint(equalTo: views[place].topAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      distances.append(distance)
    }
  }

  /// Changes something, and lets time pass.
  func change() {
    if random(4) == 0 {
      UIView.animate(withDuration: 0.1 * Double(1 + random(4))) { self.changeLook() }
    } else {
      [changeLook, changePlace, changeTree, changeContent, changeSurroundings][random(5)]()
    }
    window.clock.advance(by: 0.05 * Double(random(3)))
  }

  private func changeLook() {
    let layer = layers[random(layers.count)]
    switch random(7) {
    case 0: layer.opacity = Float(random(3)) / 2
    case 1: layer.isHidden.toggle()
    case 2: layer.backgroundColor = CGColor(gray: CGFloat(random(5)) / 4, alpha: 1)
    case 3: layer.cornerRadius = CGFloat(random(9))
    case 4: layer.shadowOpacity = Float(random(3)) / 2
    case 5: layer.masksToBounds.toggle()
    default: layer.isDoubleSided.toggle()
    }
  }

  private func changePlace() {
    let layer = layers[random(layers.count)]
    switch random(7) {
    case 0: layer.position.x += 3
    case 1: layer.transform = CATransform3DMakeRotation(CGFloat(random(9)) / 2, 0, 1, CGFloat(random(2)))
    case 2: layer.bounds.origin.y += 2
    case 3: layer.sublayerTransform.m34 = -CGFloat(random(2)) / 500
    case 4: layer.zPosition = CGFloat(random(3))
    case 5: layer.bounds.size.width += 5
    default: distances[random(distances.count)].constant += 1
    }
  }

  private func changeTree() {
    let (view, other) = (views[random(views.count)], views[random(12)])
    switch random(5) {
    case 0 where !other.isDescendant(of: view): other.addSubview(view)
    case 1: view.superview?.insertSubview(view, at: 0)
    case 2: view.removeFromSuperview()
    case 3:
      let mask = layers[layers.count - 1]
      other.layer.mask = other.layer.mask == nil ? mask : nil
    default: other.layer.addSublayer(layers[layers.count - 1 - random(3)])
    }
  }

  private func changeContent() {
    switch random(5) {
    case 0: (views[12] as? UILabel)?.text = "\(random(9))"
    case 1:
      (views[12] as? UILabel)?.semanticContentAttribute = random(2) == 0 ? .forceRightToLeft : .unspecified
    case 2: views[13].setNeedsDisplay()
    case 3: (layers[12] as? CAGradientLayer)?.startPoint.x = CGFloat(random(5)) / 4
    default: (layers[13] as? CAShapeLayer)?.strokeEnd = CGFloat(random(5)) / 4
    }
  }

  private func changeSurroundings() {
    switch random(5) {
    case 0: window.layoutDirection = random(2) == 0 ? .rightToLeft : .leftToRight
    case 1: window.screenScale = CGFloat(1 + random(3))
    case 2: views[random(12)].tintColor = random(2) == 0 ? .red : nil
    case 3: views[random(12)].overrideUserInterfaceStyle = random(2) == 0 ? .dark : .light
    default: window.textMeasurer = DeterministicTextMeasurer()
    }
  }

  /// A number below `limit` (SplitMix64).
  private func random(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  private static let picture = CGImage(width: 2, height: 2, pixels: [UInt8](repeating: 200, count: 16))
}

/// Draws as many stripes as it has been asked to draw.
private final class StripedView: UIView {
  private var count = 0

  override func draw(_ rect: CGRect) {
    count += 1
    for stripe in 0..<(count % 4) { UIRectFill(CGRect(x: CGFloat(stripe) * 9, y: 0, width: 5, height: 9)) }
  }
}
