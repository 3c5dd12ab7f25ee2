import OpenUIKit
import OpenUIKitCairo

/// A window with views, layers, layouts and constraints of many kinds.
@MainActor final class ExtremeTree {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private(set) var views: [UIView] = []
  /// The objects whose properties take numbers.
  private(set) var objects: [AnyObject] = []
  private let source = ListSource()

  private static let box = CGRect(x: 10, y: 10, width: 200, height: 120)
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image {
    $0.fill(CGRect(x: 2, y: 2, width: 10, height: 10))
  }

  init() {
    window.textMeasurer = PangoTextMeasurer()
    // Refused numbers are expected, so nothing is printed.
    window.layoutErrorHandler = { _ in }
    window.unsatisfiableConstraintsHandler = { _ in }
    let screen = UIViewController()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    for view in [texts(), controls(), bars(), lists(), containers()].joined() { add(view, to: screen.view) }
    addConstraints()
    addLayers()
    window.layoutIfNeeded()
  }

  private func add(_ view: UIView, to superview: UIView) {
    superview.addSubview(view)
    views.append(view)
    objects += [view, view.layer]
  }

  // MARK: Views

  private func texts() -> [UIView] {
    let label = UILabel(frame: Self.box)
    label.text = "Hello world, this is a text that wraps."
    label.numberOfLines = 0
    label.shadowColor = .red
    let shrinking = UILabel(frame: Self.box)
    shrinking.text = label.text
    shrinking.adjustsFontSizeToFitWidth = true
    let field = UITextField(frame: Self.box)
    (field.text, field.placeholder, field.borderStyle) = ("text", "placeholder", .roundedRect)
    field.adjustsFontSizeToFitWidth = true
    let text = UITextView(frame: Self.box)
    text.text = String(repeating: "Some words of text. ", count: 20)
    return [label, shrinking, field, text]
  }

  private func controls() -> [UIView] {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.setImage(picture, for: .normal)
    let filled = UIButton(configuration: .filled())
    filled.configuration?.title = "Title"
    filled.configuration?.image = picture
    let pages = UIPageControl()
    pages.numberOfPages = 5
    let wheels = UIDatePicker()
    wheels.preferredDatePickerStyle = .wheels
    let countdown = UIDatePicker()
    countdown.datePickerMode = .countDownTimer
    let calendar = UIDatePicker()
    calendar.preferredDatePickerStyle = .inline
    let wheel = UIPickerView()
    (wheel.dataSource, wheel.delegate) = (source, source)
    let activity = UIActivityIndicatorView()
    activity.startAnimating()
    let controls: [UIView] = [
      button, filled, pages, UIDatePicker(), wheels, countdown, calendar, wheel, activity,
      UISegmentedControl(items: ["A", "B", "C"]), UISlider(), UIStepper(), UISwitch(), UIProgressView(),
    ]
    for control in controls { control.frame = Self.box }
    return controls
  }

  private func bars() -> [UIView] {
    let search = UISearchBar()
    (search.scopeButtonTitles, search.showsScopeBar) = (["A", "B"], true)
    let navigation = UINavigationBar()
    navigation.items = [UINavigationItem(title: "Title")]
    let appearance = UINavigationBarAppearance()
    navigation.standardAppearance = appearance
    let tabs = UITabBar()
    tabs.items = [
      UITabBarItem(title: "A", image: picture, tag: 0), UITabBarItem(title: "B", image: picture, tag: 1),
    ]
    tabs.items?[0].badgeValue = "3"
    let tools = UIToolbar()
    tools.items = [
      UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil),
    ]
    objects += [appearance]
    objects += (tabs.items ?? []) as [AnyObject] + (tools.items ?? []) as [AnyObject]
    for bar in [search, navigation, tabs, tools] { bar.frame = Self.box }
    return [search, navigation, tabs, tools]
  }

  private func lists() -> [UIView] {
    let tables = [
      UITableView(frame: Self.box, style: .insetGrouped), UITableView(frame: Self.box, style: .plain),
    ]
    for table in tables { (table.dataSource, table.delegate) = (source, source) }
    tables[1].isEditing = true
    let flow = UICollectionViewFlowLayout()
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    objects += [flow, item, group, section]
    let layouts = [
      flow, UICollectionViewCompositionalLayout(section: section),
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)),
    ]
    return tables + layouts.map(source.collection)
  }

  private func containers() -> [UIView] {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UIButton(type: .system), UISwitch()])
    let scroll = UIScrollView()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 900))
    content.backgroundColor = .blue
    scroll.addSubview(content)
    scroll.contentSize = content.frame.size
    let pictures = UIImageView(image: picture)
    pictures.animationImages = [picture, picture]
    pictures.startAnimating()
    let containers = [stack, scroll, pictures, UIVisualEffectView(effect: UIBlurEffect(style: .regular))]
    for container in containers { container.frame = Self.box }
    return containers
  }

  // MARK: Constraints and layers

  private func addConstraints() {
    let box = UIView(frame: Self.box)
    add(box, to: window)
    let (label, button) = (UILabel(), UIButton(type: .system))
    label.text = "A"
    button.setTitle("B", for: .normal)
    for view in [label, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      add(view, to: box)
    }
    let constraints = [
      label.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor, constant: 3),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 4),
      button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 7),
      button.widthAnchor.constraint(equalTo: label.widthAnchor, multiplier: 2),
      button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      button.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    objects += constraints as [AnyObject]
  }

  private func addLayers() {
    let box = UIView(frame: Self.box)
    box.backgroundColor = .green
    (box.layer.cornerRadius, box.layer.shadowOpacity, box.layer.borderWidth) = (5, 0.5, 1)
    add(box, to: window)
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: Self.box).cgPath
    (shape.lineDashPattern, shape.strokeColor) = ([3, 2], UIColor.red.cgColor)
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let text = CATextLayer()
    text.string = "text"
    let replicator = CAReplicatorLayer()
    let dot = CALayer()
    (dot.bounds.size, dot.backgroundColor) = (CGSize(width: 5, height: 5), UIColor.red.cgColor)
    replicator.addSublayer(dot)
    replicator.instanceCount = 3
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime, cell.contents) = (5, 2, picture.cgImage)
    emitter.emitterCells = [cell]
    for layer in [shape, gradient, text, replicator, emitter] {
      layer.frame = box.bounds
      box.layer.addSublayer(layer)
      objects.append(layer)
    }
    objects += [dot, cell] as [AnyObject]
  }
}
