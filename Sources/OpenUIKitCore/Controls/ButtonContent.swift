/// The content that a button shows instead of the titles and images of its states. The base class shows nothing.
///
/// Configurations make it on demand, so a program without configurations does not contain their code.
class ButtonContent: ViewTreeConfined {
  /// The label of the title; nil without one.
  var titleLabel: UILabel? { nil }
  /// The view of the image; nil without one.
  var imageView: UIImageView? { nil }
  #if !hasFeature(Embedded)
    /// The label of the subtitle; nil without one.
    var subtitleLabel: UILabel? { nil }
  #endif
  /// The text for assistive technology; nil for none.
  var accessibilityLabel: String? { nil }

  /// Whether texts have several lines in a small width.
  var hasHeightForWidth: Bool { false }

  /// The size of the content with its insets in a width, in points.
  func size(inWidth width: CGFloat) -> CGSize { .zero }
  /// Shows the current content and state.
  func update() {}
  /// Places the parts in the button.
  func layOut() {}
  /// Sets the title of the normal state.
  func setTitle(_ title: String?) {}
  /// Sets the image of the normal state.
  func setImage(_ image: UIImage?) {}
}
