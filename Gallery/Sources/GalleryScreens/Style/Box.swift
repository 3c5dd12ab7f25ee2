import UIKitShim

/// A coloured card with a title and, below it, a note: the content of most example screens.
///
/// `layoutSubviews` sets the frames of the labels, so they take no part in Auto Layout. The constraints of
/// the screen alone determine the size of a box.
final class Box: UIView {
  /// Where the words go.
  enum Words {
    /// To the corner where reading starts.
    case inCorner
    /// To the middle, centred.
    case inMiddle
  }

  private let titleLabel = UILabel()
  private let noteLabel = UILabel()
  private let words: Words
  private let edge: UIColor

  init(_ tint: Tint, _ title: String = "", note: String = "", words: Words = .inCorner) {
    self.words = words
    edge = tint.edge
    super.init(frame: .zero)
    backgroundColor = tint.fill
    layer.borderColor = edge.cgColor
    layer.borderWidth = 1
    add(titleLabel, title, color: tint.ink)
    titleLabel.useFont(ofSize: 15, weight: .semibold)
    add(noteLabel, note, color: tint.ink)
    noteLabel.useFont(ofSize: 13)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("a box is made in code")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The colour of a layer does not follow light and dark by itself.
    layer.borderColor = edge.resolvedColor(with: traitCollection).cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(14, min(bounds.width, bounds.height) / 4)
    placeWords()
  }

  private func add(_ label: UILabel, _ text: String, color: UIColor) {
    label.text = text
    label.textColor = color
    label.textAlignment = words == .inMiddle ? .center : .natural
    label.numberOfLines = label === titleLabel ? 1 : 0
    addSubview(label)
  }

  /// Places the note below the title. A note that does not fit is transparent, so that it fades when the
  /// change is animated.
  private func placeWords() {
    let room = bounds.insetBy(dx: min(14, bounds.width / 12), dy: min(12, bounds.height / 12))
    let labels = [titleLabel, noteLabel].filter { $0.text?.isEmpty == false }
    let heights = labels.map {
      $0.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude)).height
    }
    let free = room.height - heights.reduce(0, +)
    // A low box centres its words, as a bar does.
    let isCentred = words == .inMiddle || bounds.height < 60
    var top = isCentred ? room.minY + max(free, 0) / 2 : room.minY
    for (label, height) in zip(labels, heights) {
      let fits = top + height <= room.maxY + 0.5 && titleLabel.intrinsicContentSize.width <= room.width
      label.alpha = fits ? 1 : 0
      label.frame = CGRect(x: room.minX, y: top, width: room.width, height: height)
      top += height + 2
    }
  }
}
