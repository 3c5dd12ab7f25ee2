import UIKitShim

/// The distances of baselines from the tops of views, by views that stand on them: no system states a baseline as a number.
@MainActor
struct BaselineProbes {
  private let probes: [(probe: UIView, view: UIView)]

  /// Adds a view for each view with text. They are in front of everything, and change nothing that is there.
  init(for views: [UIView], in root: UIView) {
    probes = views.map { view in
      let probe = UIView()
      probe.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(probe)
      NSLayoutConstraint.activate([
        probe.topAnchor.constraint(equalTo: view.firstBaselineAnchor),
        probe.widthAnchor.constraint(equalToConstant: 0),
        probe.leftAnchor.constraint(equalTo: root.leftAnchor),
        // Below by a length that is more than any text has: a height is not negative.
        probe.bottomAnchor.constraint(equalTo: view.lastBaselineAnchor, constant: Self.distance),
      ])
      return (probe, view)
    }
    root.setNeedsLayout()
    root.layoutIfNeeded()
  }

  /// The first and the last baseline of each view, and removes the probes.
  func take() -> [ObjectIdentifier: [Double]] {
    defer { for (probe, _) in probes { probe.removeFromSuperview() } }
    let pairs = probes.map { probe, view in
      let top = view.convert(CGPoint.zero, to: probe.superview).y
      return (
        ObjectIdentifier(view), [probe.frame.minY - top, probe.frame.maxY - Self.distance - top].map(rounded)
      )
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static let distance: CGFloat = 1000
}

/// A number of a file.
func rounded(_ number: CGFloat) -> Double { (Double(number) * 10_000).rounded() / 10_000 + 0 }
