import LayoutTesting

extension TwinScreen {
  static let time: [TwinScreen] = [
    .init(.time, "gradient of the first size", in: .navigation, [.unsettled]) { c, isFaulty in
      let gradient = CAGradientLayer()
      gradient.colors = [UIColor(white: 0.5, alpha: 0.05).cgColor, UIColor(white: 0.5, alpha: 0.1).cgColor]
      c.view.layer.insertSublayer(gradient, at: 0)
      c.onLayout = { [weak c] in
        guard let c, !isFaulty || gradient.frame.isEmpty else { return }
        gradient.frame = c.view.bounds
      }
    },
    .init(.time, "banner that each appearance adds", in: .tab, [.unsettled]) { c, isFaulty in
      var isAdded = false
      c.onAppearance = { [weak c] in
        guard let c, isFaulty || !isAdded else { return }
        isAdded = true
        c.stack.insertArrangedSubview(UILabel.text("Nothing is late", .body), at: 0)
      }
    },
    .init(.time, "inset that grows with each layout", in: .sheet, [.unsettled]) { c, isFaulty in
      c.onLayout = { [weak c] in
        guard let c else { return }
        c.scroll.contentInset.bottom = isFaulty ? c.scroll.contentInset.bottom + 8 : 8
      }
    },
    .init(.time, "action that holds its controller", in: .navigation, [.leak]) { c, isFaulty in
      let button = UIButton.filled(words("Open", "Öffnen"))
      if isFaulty {
        button.addAction(
          UIAction { _ in c.scroll.setContentOffset(.zero, animated: false) }, for: .touchUpInside)
      } else {
        button.addAction(
          UIAction { [weak c] _ in c?.scroll.setContentOffset(.zero, animated: false) }, for: .touchUpInside)
      }
      c.row(button)
    },
    .init(.time, "closure of a layout that holds its controller", in: .tab, [.leak]) { c, isFaulty in
      if isFaulty { c.onLayout = { _ = c.view } } else { c.onLayout = { [weak c] in _ = c?.view } }
    },
    .init(.time, "width of the first window", in: .sheet, [.unsettled, .offScreen, .conflict]) {
      c, isFaulty in
      let label = UILabel.text("Delivered", .body)
      label.textAlignment = .center
      let box = c.box(label)
      var width: NSLayoutConstraint?
      c.onLayout = { [weak c] in
        guard let c, c.view.bounds.width > 0, width == nil || !isFaulty else { return }
        let constraint = width ?? label.widthAnchor.constraint(equalToConstant: 0)
        constraint.constant = min(c.scroll.bounds.width, 800) - 32
        (width, constraint.isActive) = (constraint, true)
      }
      _ = box
    },
    .init(.time, "text that is shorter after each layout", in: .bare, [.unsettled, .truncatedText]) {
      c, isFaulty in
      let label = c.row(UILabel.text("Delivered to a neighbour", .body))
      c.onLayout = { [weak label] in
        guard isFaulty, let text = label?.text, text.count > 12 else { return }
        label?.text = String(text.dropLast())
      }
    },
  ]
}
