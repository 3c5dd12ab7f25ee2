import LayoutTesting

/// A player in a sheet: a cover, two sliders, buttons in a row and what plays next, in a scroll view.
final class PlayerController: SampleController {
  let scroll = UIScrollView()
  let stack = UIStackView()
  let cover = UIImageView()
  let name = UILabel.text("The harbour before six in the morning", .title2)
  let artist = UILabel.text("Solveig and the Tide Tables", .body, color: .secondaryLabel)
  let position = UISlider()
  let elapsed = UILabel.text("1:07", .footnote, color: .secondaryLabel)
  let remaining = UILabel.text("−3:41", .footnote, color: .secondaryLabel)
  let times = UIStackView()
  let transport = UIStackView()
  let play = UIButton(configuration: .plain())
  let volume = UISlider()
  let volumeRow = UIStackView()
  let queue = UIStackView()
  private(set) var contentHeight: NSLayoutConstraint?

  override func buildViews() {
    title = "Now Playing"
    buildTexts()
    buildControls()
    buildQueue()
    stack.axis = .vertical
    stack.spacing = 16
    for part in [cover, name, artist, position, times, transport, volumeRow, queue] {
      stack.addArrangedSubview(part)
    }
    view.place(scroll)
    scroll.place(stack)
    NSLayoutConstraint.activate(
      scroll.edges(to: view)
        + [
          stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
          stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
          scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
          stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
          cover.heightAnchor.constraint(equalToConstant: 160),
        ])
  }

  private func buildTexts() {
    cover.image = UIImage(systemName: "music.note")
    cover.tintColor = .label
    cover.backgroundColor = .secondarySystemFill
    cover.contentMode = .center
    cover.layer.cornerRadius = 10
    for label in [name, artist] { label.textAlignment = .center }
    remaining.textAlignment = .natural
    for label in [elapsed, UIView(), remaining] { times.addArrangedSubview(label) }
    elapsed.accessibilityLabel = "Elapsed, one minute seven"
    remaining.accessibilityLabel = "Remaining, three minutes forty-one"
  }

  private func buildControls() {
    position.accessibilityLabel = "Position"
    position.value = 0.3
    volume.accessibilityLabel = "Volume"
    volume.value = 0.6
    let speaker = UIImageView(image: UIImage(systemName: "speaker.fill"))
    speaker.tintColor = .secondaryLabel
    speaker.setContentHuggingPriority(.required, for: .horizontal)
    volumeRow.spacing = 12
    volumeRow.alignment = .center
    for part in [speaker, volume] { volumeRow.addArrangedSubview(part) }
    for (symbol, label) in [("shuffle", "Shuffle"), ("repeat", "Repeat")] {
      transport.addArrangedSubview(Self.button(UIButton(configuration: .plain()), symbol, label))
    }
    transport.insertArrangedSubview(Self.button(play, "play.fill", "Play"), at: 1)
    transport.distribution = .equalCentering
  }

  private static func button(_ button: UIButton, _ symbol: String, _ label: String) -> UIButton {
    button.configuration?.image = UIImage(systemName: symbol)
    button.configuration?.baseForegroundColor = .label
    button.accessibilityLabel = label
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    return button
  }

  private func buildQueue() {
    (queue.axis, queue.spacing) = (.vertical, 8)
    let header = UILabel.text("Next", .headline)
    header.accessibilityTraits = .header
    queue.addArrangedSubview(header)
    for title in ["Lighthouse, take four", "A letter from Hammerfest that never came"] {
      let row = UIStackView(arrangedSubviews: [
        UILabel.text(title, .body),
        Self.button(UIButton(configuration: .plain()), "minus.circle", "Remove \(title)"),
      ])
      row.spacing = 8
      row.alignment = .center
      row.arrangedSubviews[1].setContentHuggingPriority(.required - 1, for: .horizontal)
      row.arrangedSubviews[1].setContentCompressionResistancePriority(.required, for: .horizontal)
      queue.addArrangedSubview(row)
    }
  }
}
