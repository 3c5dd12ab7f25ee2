import UIKit

/// The introduction: pages that are swiped, with dots and a button below.
final class OnboardingViewController: UIViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private let preferences: Preferences
  private let pages = OnboardingPage.all.enumerated().map {
    OnboardingPageViewController(page: $1, index: $0)
  }
  private let pageViewController = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  private let pageControl = UIPageControl()
  private let nextButton = UIButton(configuration: .filled())
  private let skipButton = UIButton(type: .system)

  init(preferences: Preferences) {
    self.preferences = preferences
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pageViewController.dataSource = self
    pageViewController.delegate = self
    pageViewController.setViewControllers([pages[0]], direction: .forward, animated: false)
    addChild(pageViewController)
    view.addSubview(pageViewController.view)
    pageViewController.didMove(toParent: self)
    setUpControls()
    makeConstraints()
    showPage(0)
  }

  private func setUpControls() {
    pageControl.numberOfPages = pages.count
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.addTarget(self, action: #selector(pageControlDidChange(_:)), for: .valueChanged)
    nextButton.configuration?.buttonSize = .large
    nextButton.configuration?.cornerStyle = .large
    nextButton.addTarget(self, action: #selector(next(_:)), for: .touchUpInside)
    skipButton.setTitle("Skip", for: .normal)
    skipButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
    skipButton.addTarget(self, action: #selector(finish), for: .touchUpInside)
    for control in [pageControl, nextButton, skipButton] { view.addSubview(control) }
  }

  private func makeConstraints() {
    let pageView = pageViewController.view!
    for subview in [pageView, pageControl, nextButton, skipButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    let width = nextButton.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -48)
    width.priority = .defaultHigh
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      skipButton.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
      skipButton.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
      pageView.topAnchor.constraint(equalTo: skipButton.bottomAnchor, constant: 8),
      pageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pageView.bottomAnchor.constraint(equalTo: pageControl.topAnchor, constant: -8),
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pageControl.bottomAnchor.constraint(equalTo: nextButton.topAnchor, constant: -16),
      nextButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      nextButton.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
      nextButton.widthAnchor.constraint(lessThanOrEqualToConstant: 360),
      width,
    ])
  }

  private func showPage(_ index: Int) {
    pageControl.currentPage = index
    let isLast = index == pages.count - 1
    nextButton.configuration?.title = isLast ? "Get Started" : "Continue"
    skipButton.isHidden = isLast
  }

  private func turn(to index: Int) {
    let direction: UIPageViewController.NavigationDirection = index >= currentPage ? .forward : .reverse
    pageViewController.setViewControllers([pages[index]], direction: direction, animated: true)
    showPage(index)
  }

  private var currentPage: Int {
    (pageViewController.viewControllers?.first as? OnboardingPageViewController)?.index ?? 0
  }

  // MARK: Actions

  @objc private func next(_ sender: UIButton) {
    let index = currentPage + 1
    if index < pages.count {
      turn(to: index)
    } else {
      finish()
    }
  }

  @objc private func pageControlDidChange(_ sender: UIPageControl) {
    turn(to: sender.currentPage)
  }

  @objc private func finish() {
    preferences.hasSeenIntroduction = true
  }

  // MARK: Pages

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    page(at: -1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    page(at: 1, from: viewController)
  }

  private func page(at distance: Int, from controller: UIViewController) -> UIViewController? {
    guard let page = controller as? OnboardingPageViewController else { return nil }
    let index = page.index + distance
    return pages.indices.contains(index) ? pages[index] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    if completed { showPage(currentPage) }
  }
}
