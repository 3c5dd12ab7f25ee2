import CarouselKit

/// A screen with a recipe: it retains the objects that follow its carousels.
class RecipeViewController: UIViewController {
  private var kept: [NSObject] = []

  /// Keeps an object for as long as the screen.
  func keep(_ object: NSObject) { kept.append(object) }

  /// Adds a carousel with its items, which the screen keeps.
  func add(_ carousel: iCarousel, _ items: Items) {
    keep(items)
    carousel.delegate = items
    carousel.dataSource = items
    view.addSubview(carousel)
  }

  /// Places a carousel whose items are as large as it. They are loaded again for another size.
  func place(_ carousel: iCarousel, in frame: CGRect) {
    guard carousel.frame != frame else { return }
    carousel.frame = frame
    carousel.reloadData()
  }

  /// Adds a label in the style of text.
  func addLabel(
    _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    label.numberOfLines = 0
    view.addSubview(label)
    return label
  }

  /// The tint of the bar while the screen is shown, which is dark then; nil for the app's.
  var barTint: UIColor? { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.tintColor = barTint
    // The title is white on the dark bar.
    navigationController?.navigationBar.overrideUserInterfaceStyle = barTint == nil ? .unspecified : .dark
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.navigationBar.tintColor = nil
    navigationController?.navigationBar.overrideUserInterfaceStyle = .unspecified
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
  }

  /// The part of the view that bars leave free.
  var content: CGRect { view.bounds.inset(by: view.safeAreaInsets) }
}
