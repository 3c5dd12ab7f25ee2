import OpenUIKitControls

/// A condition of a search, which a field shows before its text.
open class UISearchToken: NSObject, ViewTreeConfined {
  /// An object of the app.
  public final var representedObject: Any?

  final let icon: UIImage?
  final let text: String

  /// Creates a token with an icon, or nil for none, and a text.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}

extension UISearchTextField {
  /// The tokens, which the field shows before its text.
  public final var tokens: [UISearchToken] {
    get { tokenRow?.tokens ?? [] }
    set {
      guard !newValue.isEmpty || tokenRow != nil else { return }
      row.show(newValue, in: self)
      tokensDidChange()
    }
  }

  /// Inserts a token. Traps unless the index is at most the number of tokens.
  public final func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    require(
      (0...tokens.count).contains(tokenIndex),
      "UISearchTextField has \(tokens.count) tokens, and inserts none at \(tokenIndex)")
    tokens.insert(token, at: tokenIndex)
  }

  /// Removes a token. Traps if there is none with the index.
  public final func removeToken(at tokenIndex: Int) {
    require(
      tokens.indices.contains(tokenIndex),
      "UISearchTextField has \(tokens.count) tokens, there is none with the index \(tokenIndex)")
    tokens.remove(at: tokenIndex)
  }

  /// Removes a range of the text, inserts a token instead of it, and selects the token. Traps unless the index is at most the number of
  /// tokens.
  public final func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
    tokenRow?.selected = tokenIndex
  }

  /// The range of the whole text, without tokens.
  public final var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }

  /// Whether the user removes tokens by deleting backwards before the text; true by default.
  public final var allowsDeletingTokens: Bool {
    get { tokenRow?.allowsDeleting ?? true }
    set { row.allowsDeleting = newValue }
  }

  /// The colour of the tokens; a grey by default. A selected token has the tint colour.
  public final var tokenBackgroundColor: UIColor! {
    get { tokenRow?.color ?? .systemGray }
    set { row.color = newValue }
  }

  private var row: SearchTokenRow {
    if let tokenRow { return tokenRow }
    let made = SearchTokenRow()
    tokenRow = made
    return made
  }

  private func tokensDidChange() {
    showClearButton()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  /// The width of the tokens that are visible in the bounds of a field, in points, with the space behind them.
  final func tokenWidth(in bounds: CGRect) -> CGFloat { tokenRow?.shown(in: bounds.width).width ?? 0 }

  /// Places the tokens behind the magnifying glass. Where they do not fit, the last ones are visible.
  final func placeTokens() {
    guard let tokenRow, !tokenRow.views.isEmpty else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let first = tokenRow.views.count - tokenRow.shown(in: bounds.width).count
    let start = leftViewRect(forBounds: bounds)
    var x = isMirrored ? bounds.maxX - start.minX : start.maxX
    x += SearchTokenRow.gap
    for (index, view) in tokenRow.views.enumerated() {
      view.isHidden = index < first
      guard index >= first else { continue }
      let size = view.intrinsicContentSize
      let place = isMirrored ? bounds.maxX - x - size.width : x
      view.frame = CGRect(
        x: place, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      x += size.width + SearchTokenRow.gap
    }
  }

  // MARK: Keys

  /// Removes the selected token for the user; does nothing without one.
  final func removeSelectedToken() {
    guard let selected = tokenRow?.selected, allowsDeletingTokens else { return }
    removeToken(at: selected)
  }

  /// Deletes the selected token, or selects the last one before the beginning of the text. Returns whether it did.
  final func deleteToken() -> Bool {
    guard let tokenRow, !tokenRow.tokens.isEmpty, allowsDeletingTokens else { return false }
    if tokenRow.selected != nil {
      removeSelectedToken()
      sendActions(for: .editingChanged)
      return true
    }
    guard let range = selectedTextRange, range.isEmpty, range.start == beginningOfDocument else {
      return false
    }
    tokenRow.selected = tokenRow.tokens.count - 1
    return true
  }
}

/// The tokens of a search field.
final class SearchTokenRow: ViewTreeConfined {
  private(set) var tokens: [UISearchToken] = []
  private(set) var views: [SearchTokenView] = []
  var allowsDeleting = true
  var color: UIColor? { didSet { showColors() } }
  /// The index of the token that the next deletion removes; nil for none.
  var selected: Int? { didSet { if selected != oldValue { showColors() } } }

  // In points.
  static let gap: CGFloat = 4
  /// The least width of the field that the text keeps.
  private static let roomOfText: CGFloat = 110

  func show(_ tokens: [UISearchToken], in field: UISearchTextField) {
    for view in views { view.removeFromSuperview() }
    self.tokens = tokens
    views = tokens.map { SearchTokenView($0) }
    for view in views { field.addSubview(view) }
    selected = nil
    showColors()
  }

  private func showColors() {
    for (index, view) in views.enumerated() { view.show(color, isSelected: index == selected) }
  }

  /// The width of all tokens, in points, with the space behind them.
  var width: CGFloat { width(of: views) }

  private func width(of views: some Sequence<SearchTokenView>) -> CGFloat {
    views.reduce(0) { $0 + $1.intrinsicContentSize.width + Self.gap }
  }

  /// How many of the last tokens are visible in a field of a width in points, and their width.
  func shown(in width: CGFloat) -> (count: Int, width: CGFloat) {
    var shown: (count: Int, width: CGFloat) = (0, 0)
    for view in views.reversed() {
      let next = shown.width + view.intrinsicContentSize.width + Self.gap
      guard next <= width - Self.roomOfText || shown.count == 0 else { break }
      shown = (shown.count + 1, next)
    }
    return shown
  }
}

/// A token: an icon and a text on a capsule.
final class SearchTokenView: UIView {
  private let label = UILabel()
  private let picture: UIImageView?
  private var color: UIColor?
  private var isSelected = false

  init(_ token: UISearchToken) {
    picture = token.icon.map {
      UIImageView(image: $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0)
    }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    layer.cornerRadius = Self.height / 2
    label.text = token.text
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    picture?.tintColor = .white
    picture?.contentMode = .scaleAspectFit
    addSubview(label)
    if let picture { addSubview(picture) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ color: UIColor?, isSelected: Bool) {
    (self.color, self.isSelected) = (color, isSelected)
    backgroundColor = isSelected ? tintColor : color ?? .systemGray
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show(color, isSelected: isSelected)
  }

  private var labelStart: CGFloat { Self.padding + (picture == nil ? 0 : Self.iconSide + Self.gap) }

  override var intrinsicContentSize: CGSize {
    let text = min(label.intrinsicContentSize.width, Self.longestText)
    return CGSize(width: labelStart + text + Self.padding, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(0, bounds.width - labelStart - Self.padding)
    label.frame = CGRect(
      x: isMirrored ? Self.padding : labelStart, y: 0, width: width, height: bounds.height)
    picture?.frame = CGRect(
      x: isMirrored ? bounds.width - Self.padding - Self.iconSide : Self.padding,
      y: (bounds.height - Self.iconSide) / 2, width: Self.iconSide, height: Self.iconSide)
  }

  // In points. Apple states no measures of tokens.
  private static let height: CGFloat = 24
  private static let padding: CGFloat = 8
  private static let gap: CGFloat = 4
  private static let iconSide: CGFloat = 15
  private static let longestText: CGFloat = 160
}
