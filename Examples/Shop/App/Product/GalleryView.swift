import Masonry
import UIKit

/// The pictures of a product, which page, with dots below them.
final class GalleryView: UIView, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let stackView = UIStackView()
  private let pageControl = UIPageControl()
  private let scenes = ProductArtwork.Scene.allCases

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    pageControl.numberOfPages = scenes.count
    pageControl.currentPageIndicatorTintColor = UIColor(rgb: 0x2E2A27)
    pageControl.pageIndicatorTintColor = UIColor(rgb: 0x2E2A27).withAlphaComponent(0.3)
    pageControl.addTarget(self, action: #selector(pageControlDidChange(_:)), for: .valueChanged)
    addSubview(scrollView)
    addSubview(pageControl)
    scrollView.addSubview(stackView)
    for scene in scenes {
      let pictureView = UIImageView()
      pictureView.contentMode = .scaleAspectFill
      pictureView.clipsToBounds = true
      pictureView.isAccessibilityElement = true
      pictureView.accessibilityLabel = scene.name
      stackView.addArrangedSubview(pictureView)
    }
    makeConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func makeConstraints() {
    scrollView.mas_makeConstraints { make in
      make.edges.equalTo(self)
    }
    stackView.mas_makeConstraints { make in
      make.edges.equalTo(scrollView.contentLayoutGuide)
      make.height.equalTo(scrollView.frameLayoutGuide)
    }
    for pictureView in stackView.arrangedSubviews {
      pictureView.mas_makeConstraints { make in
        make.width.equalTo(scrollView.frameLayoutGuide)
      }
    }
    pageControl.mas_makeConstraints { make in
      make.centerX.equalTo(self)
      make.bottom.equalTo(self).offset(-6)
    }
  }

  var page: Int { pageControl.currentPage }

  /// The first picture is at the right end from right to left. A scroll view begins at the left in every language.
  override func layoutSubviews() {
    super.layoutSubviews()
    let width = scrollView.bounds.width
    guard width != pageWidth else { return }
    pageWidth = width
    scrollView.contentOffset.x = offset(of: page)
  }

  private var pageWidth: CGFloat = 0

  private func offset(of page: Int) -> CGFloat {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGFloat(isMirrored ? scenes.count - 1 - page : page) * scrollView.bounds.width
  }

  func show(_ product: Product, finish: Int) {
    for (scene, view) in zip(scenes, stackView.arrangedSubviews) {
      (view as? UIImageView)?.image = ProductArtwork.scene(
        scene, of: product, finish: finish, size: CGSize(width: 400, height: 400))
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0, scrollView.bounds.width == pageWidth, !isTurning else { return }
    let place = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    pageControl.currentPage =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? scenes.count - 1 - place : place
  }

  private var isTurning = false

  @objc private func pageControlDidChange(_ sender: UIPageControl) {
    isTurning = true
    scrollView.setContentOffset(
      CGPoint(x: offset(of: sender.currentPage), y: 0), animated: true)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    isTurning = false
  }
}
