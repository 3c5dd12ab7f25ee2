import Foundation
import OpenUIKit
import Testing

/// Changes views, controllers and constraints at random, from outside and from within whatever OpenUIKit calls.
@MainActor
private final class Chaos {
  private var generator: SeededGenerator
  private var depth = 0
  /// How many changes the callbacks of one step may still make.
  private var credit = 0
  private(set) var calls = 0

  var windows: [UIWindow] = []
  var views: [UIView] = []
  var constraints: [NSLayoutConstraint] = []
  var controllers: [UIViewController] = []
  var rowCount = 5

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  func number(_ bound: Int) -> Int { Int(generator.next() % UInt64(max(1, bound))) }

  /// Acts as an overridden method or a delegate that is called.
  func call() {
    calls += 1
    guard credit > 0, depth < 3, number(4) == 0 else { return }
    credit -= 1
    depth += 1
    change()
    depth -= 1
  }

  /// One step from outside.
  func step() {
    credit = 12
    change()
    if number(3) == 0 { windows.randomElement(using: &generator)?.layoutIfNeeded() }
    if number(6) == 0 { windows.randomElement(using: &generator)?.clock.advance(by: 0.05) }
  }

  private func anyView() -> UIView? { views.randomElement(using: &generator) }

  private func any<View: UIView>(_ type: View.Type) -> View? {
    views.compactMap { $0 as? View }.randomElement(using: &generator)
  }

  private func change() {
    switch number(6) {
    case 0, 1: changeTree()
    case 2: changeConstraints()
    case 3: changeLayout()
    case 4: changeContent()
    default: changeState()
    }
  }

  private func add(_ view: UIView, to superview: UIView) {
    guard view !== superview, !superview.isDescendant(of: view), !(view is UIWindow) else { return }
    switch number(4) {
    case 0 where !superview.subviews.isEmpty:
      superview.insertSubview(view, at: number(superview.subviews.count))
    case 1:
      let sibling = superview.subviews.randomElement(using: &generator)
      if let sibling { superview.insertSubview(view, aboveSubview: sibling) }
    default: superview.addSubview(view)
    }
  }

  private func changeTree() {
    guard let view = anyView() else { return }
    switch number(10) {
    case 0, 1, 2: if let other = anyView() { add(view, to: other) }
    case 3: view.removeFromSuperview()
    case 4: view.superview?.removeFromSuperview()
    case 5: if let window = windows.randomElement(using: &generator) { add(view, to: window) }
    case 6: view.superview?.bringSubviewToFront(view)
    case 7: (view as? UIStackView ?? any(UIStackView.self)).map { arrange($0) }
    case 8: makeView()
    default:
      if views.count > 10 { views.remove(at: number(views.count)) }
    }
  }

  private func arrange(_ stack: UIStackView) {
    guard let view = anyView(), view !== stack, !stack.isDescendant(of: view), !(view is UIWindow) else {
      return
    }
    stack.insertArrangedSubview(view, at: number(stack.arrangedSubviews.count + 1))
  }

  private func changeConstraints() {
    switch number(7) {
    case 0, 1, 2: makeConstraint()
    case 3: constraints.randomElement(using: &generator)?.isActive = false
    case 4: constraints.randomElement(using: &generator)?.constant = CGFloat(number(50))
    case 5: constraints.randomElement(using: &generator)?.priority = UILayoutPriority(Float(1 + number(1000)))
    default:
      NSLayoutConstraint.deactivate(constraints.filter { _ in number(3) == 0 })
      if constraints.count > 60 { constraints.removeFirst(20) }
    }
  }

  private func makeConstraint() {
    guard let first = anyView(), let second = number(3) == 0 ? anyView() : first.superview,
      isRelated(first, second)
    else { return }
    let made: NSLayoutConstraint
    switch number(7) {
    case 0: made = first.leadingAnchor.constraint(equalTo: second.leadingAnchor, constant: CGFloat(number(9)))
    case 1: made = first.topAnchor.constraint(greaterThanOrEqualTo: second.topAnchor)
    case 2: made = first.trailingAnchor.constraint(equalTo: second.layoutMarginsGuide.trailingAnchor)
    case 3: made = first.lastBaselineAnchor.constraint(equalTo: second.lastBaselineAnchor)
    case 4: made = first.widthAnchor.constraint(equalToConstant: CGFloat(number(90)))
    case 5: made = first.heightAnchor.constraint(equalTo: second.heightAnchor, multiplier: 0.5)
    default: made = first.bottomAnchor.constraint(lessThanOrEqualTo: second.safeAreaLayoutGuide.bottomAnchor)
    }
    made.priority = UILayoutPriority(Float([1000, 999, 750, 500, 250][number(5)]))
    first.translatesAutoresizingMaskIntoConstraints = number(4) == 0
    guard isRelated(first, second) else { return }
    constraints.append(made)
    made.isActive = true
  }

  private func isRelated(_ first: UIView, _ second: UIView) -> Bool {
    var root = first
    while let superview = root.superview { root = superview }
    return second.isDescendant(of: root)
  }

  private func changeLayout() {
    guard let view = anyView() else { return }
    switch number(12) {
    case 0: view.setNeedsLayout()
    case 1: view.layoutIfNeeded()
    case 2: view.setNeedsUpdateConstraints()
    case 3: view.updateConstraintsIfNeeded()
    case 4: view.invalidateIntrinsicContentSize()
    case 5: _ = view.systemLayoutSizeFitting(CGSize(width: number(100), height: 0))
    case 6: view.frame = CGRect(x: number(50), y: number(50), width: number(200), height: number(200))
    case 7: view.bounds.origin.y = CGFloat(number(30))
    case 8: view.translatesAutoresizingMaskIntoConstraints.toggle()
    case 9: view.layoutMargins = UIEdgeInsets(top: CGFloat(number(9)), left: 1, bottom: 2, right: 3)
    case 10: _ = view.hasAmbiguousLayout
    default: view.setContentHuggingPriority(UILayoutPriority(Float(1 + number(999))), for: .horizontal)
    }
  }

  private func changeContent() {
    switch number(10) {
    case 0: any(UILabel.self)?.text = String(repeating: "word ", count: number(9))
    case 1: any(UITextField.self)?.text = "\(number(1000))"
    case 2: any(UITableView.self)?.reloadData()
    case 3:
      rowCount = number(12)
      any(UITableView.self)?.reloadData()
      any(UICollectionView.self)?.reloadData()
    case 4: any(UICollectionView.self)?.reloadData()
    case 5:
      let y = CGFloat(number(400))
      any(UIScrollView.self)?.setContentOffset(CGPoint(x: 0, y: y), animated: number(2) == 0)
    case 6: any(UIScrollView.self)?.contentSize = CGSize(width: 100, height: number(900))
    case 7: any(UITableView.self)?.scrollToRow(at: IndexPath(row: 1, section: 0), at: .top, animated: true)
    case 8: any(UITableView.self).map { _ = $0.visibleCells }
    default: any(UIStackView.self)?.spacing = CGFloat(number(9))
    }
  }

  private func changeState() {
    switch number(16) {
    case 0: _ = any(UITextField.self)?.becomeFirstResponder()
    case 1: _ = any(UITextField.self)?.resignFirstResponder()
    case 2: anyView()?.isHidden.toggle()
    case 3: touch()
    case 4: animate()
    case 5:
      windows.randomElement(using: &generator)?.overrideUserInterfaceStyle = number(2) == 0 ? .dark : .light
    case 6:
      windows.randomElement(using: &generator)?.deviceSafeAreaInsets.top = CGFloat(number(40))
    case 7:
      windows.randomElement(using: &generator)?.layoutDirection = number(2) == 0 ? .leftToRight : .rightToLeft
    case 8:
      windows.randomElement(using: &generator)?.keyboardFrame = CGRect(
        x: 0, y: 300, width: 320, height: number(2) * 180)
    case 9: changeControllers()
    case 10:
      windows.randomElement(using: &generator)?.frame.size.width = CGFloat(200 + number(300))
    case 11: anyView()?.tintColor = number(2) == 0 ? .red : nil
    case 12: anyView()?.semanticContentAttribute = number(2) == 0 ? .forceRightToLeft : .unspecified
    case 13: windows.randomElement(using: &generator)?.screenScale = CGFloat(1 + number(3))
    case 14: _ = windows.randomElement(using: &generator)?.firstResponder?.resignFirstResponder()
    default: anyView()?.isUserInteractionEnabled.toggle()
    }
  }

  private func touch() {
    guard let window = windows.randomElement(using: &generator) else { return }
    let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
    window.sendTouch(
      phases[number(4)], identifier: number(2),
      at: CGPoint(x: number(Int(max(1, window.bounds.width))), y: number(480)))
  }

  private func animate() {
    let view = anyView()
    UIView.animate(withDuration: Double(number(3)) * 0.05) {
      view?.frame.origin.x = CGFloat(self.number(40))
      view?.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.call()
    }
  }

  private func changeControllers() {
    guard let controller = controllers.randomElement(using: &generator),
      let window = windows.randomElement(using: &generator)
    else { return }
    switch number(5) {
    case 0: if controller.viewIfLoaded?.superview == nil { window.rootViewController = controller }
    case 1: controller.view.setNeedsLayout()
    case 2: controller.viewIfLoaded?.removeFromSuperview()
    case 3: controller.additionalSafeAreaInsets.top = CGFloat(number(9))
    default: window.rootViewController = nil
    }
  }

  // MARK: Making views

  func makeView() {
    guard views.count < 40 else { return }
    let view: UIView
    switch number(10) {
    case 0: view = ChaosLabel(self)
    case 1: view = ChaosField(self)
    case 2: view = ChaosScrollView(self)
    case 3: view = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    case 4: view = makeTable()
    case 5: view = makeCollection()
    default: view = ChaosView(self)
    }
    if number(3) == 0 {
      view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.call() })
    }
    views.append(view)
  }

  private func makeTable() -> UIView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
    table.register(ChaosCell.self, forCellReuseIdentifier: "cell")
    let source = ChaosSource(self)
    table.dataSource = source
    table.delegate = source
    sources.append(source)
    return table
  }

  private func makeCollection() -> UIView {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 150)
    let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(ChaosItem.self, forCellWithReuseIdentifier: "item")
    let source = ChaosSource(self)
    view.dataSource = source
    view.delegate = source
    sources.append(source)
    return view
  }

  private var sources: [ChaosSource] = []

  func end() {
    credit = 0
    for window in windows { window.rootViewController = nil }
    (views, constraints, controllers, windows) = ([], [], [], [])
  }
}

/// The one chaos of the running case, for views that are made without one.
@MainActor private weak var presentChaos: Chaos?

private final class ChaosView: UIView {
  weak var chaos: Chaos?
  /// Released with the view, which runs code.
  private let witness: Witness

  init(_ chaos: Chaos) {
    self.chaos = chaos
    witness = Witness(chaos)
    super.init(frame: CGRect(x: 10, y: 10, width: 80, height: 60))
  }

  required init?(coder: NSCoder) { nil }

  final class Witness {
    weak var chaos: Chaos?
    init(_ chaos: Chaos) { self.chaos = chaos }
    deinit {
      let chaos = chaos
      MainActor.assumeIsolated { chaos?.call() }
    }
  }

  override func willMove(toSuperview newSuperview: UIView?) { chaos?.call() }
  override func didMoveToSuperview() { chaos?.call() }
  override func willMove(toWindow newWindow: UIWindow?) { chaos?.call() }
  override func didMoveToWindow() { chaos?.call() }
  override func didAddSubview(_ subview: UIView) { chaos?.call() }
  override func willRemoveSubview(_ subview: UIView) { chaos?.call() }
  override func safeAreaInsetsDidChange() { chaos?.call() }
  override func layoutMarginsDidChange() { chaos?.call() }
  override func tintColorDidChange() { chaos?.call() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { chaos?.call() }
  override func setNeedsLayout() {
    super.setNeedsLayout()
    chaos?.call()
  }
  override var intrinsicContentSize: CGSize {
    chaos?.call()
    return CGSize(width: 30, height: 20)
  }
  override var alignmentRectInsets: UIEdgeInsets {
    chaos?.call()
    return UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
  }
  override var forLastBaselineLayout: UIView {
    chaos?.call()
    return subviews.last ?? self
  }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    chaos?.call()
    return super.contentHuggingPriority(for: axis)
  }
  override func addConstraint(_ constraint: NSLayoutConstraint) {
    super.addConstraint(constraint)
    chaos?.call()
  }
  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    super.removeConstraint(constraint)
    chaos?.call()
  }
  override func layoutSubviews() {
    chaos?.call()
    super.layoutSubviews()
    chaos?.call()
  }
  override func updateConstraints() {
    chaos?.call()
    super.updateConstraints()
  }
  override var frame: CGRect { didSet { chaos?.call() } }
  override var bounds: CGRect { didSet { chaos?.call() } }
  override var center: CGPoint { didSet { chaos?.call() } }
  override var isHidden: Bool { didSet { chaos?.call() } }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    chaos?.call()
    return super.point(inside: point, with: event)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { chaos?.call() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { chaos?.call() }
  override var canBecomeFirstResponder: Bool { true }
  override func resignFirstResponder() -> Bool {
    chaos?.call()
    return super.resignFirstResponder()
  }
}

private final class ChaosLabel: UILabel {
  weak var chaos: Chaos?

  init(_ chaos: Chaos) {
    self.chaos = chaos
    super.init(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    numberOfLines = 0
    text = "some words in lines"
  }

  required init?(coder: NSCoder) { nil }

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    chaos?.call()
    return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    chaos?.call()
  }
  override func didMoveToWindow() { chaos?.call() }
}

private final class ChaosField: UITextField, UITextFieldDelegate {
  weak var chaos: Chaos?

  init(_ chaos: Chaos) {
    self.chaos = chaos
    super.init(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func textFieldDidBeginEditing(_ textField: UITextField) { chaos?.call() }
  func textFieldDidEndEditing(_ textField: UITextField) { chaos?.call() }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    chaos?.call()
    return true
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    chaos?.call()
  }
}

private final class ChaosScrollView: UIScrollView, UIScrollViewDelegate {
  weak var chaos: Chaos?

  init(_ chaos: Chaos) {
    self.chaos = chaos
    super.init(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    contentSize = CGSize(width: 120, height: 600)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { chaos?.call() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { chaos?.call() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { chaos?.call() }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { chaos?.call() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { chaos?.call() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { chaos?.call() }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { chaos?.call() }
}

private final class ChaosCell: UITableViewCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    presentChaos?.call()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    presentChaos?.call()
  }
}

private final class ChaosItem: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    presentChaos?.call()
  }
  required init?(coder: NSCoder) { nil }
  override func prepareForReuse() {
    super.prepareForReuse()
    presentChaos?.call()
  }
  override func didMoveToWindow() { presentChaos?.call() }
}

private final class ChaosSource: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  weak var chaos: Chaos?

  init(_ chaos: Chaos) { self.chaos = chaos }

  private var count: Int {
    chaos?.call()
    return chaos?.rowCount ?? 0
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    chaos?.call()
    return "title"
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    chaos?.call()
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    chaos?.call()
    _ = tableView.numberOfRows(inSection: indexPath.section)
    return indexPath.row % 2 == 0 ? 40 : UITableView.automaticDimension
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { chaos?.call() }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    chaos?.call()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    chaos?.call()
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { chaos?.call() }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { chaos?.call() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { chaos?.call() }
}

private final class ChaosController: UIViewController {
  weak var chaos: Chaos?

  init(_ chaos: Chaos) {
    self.chaos = chaos
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { chaos?.call() }
  override func viewWillAppear(_ animated: Bool) { chaos?.call() }
  override func viewDidAppear(_ animated: Bool) { chaos?.call() }
  override func viewWillDisappear(_ animated: Bool) { chaos?.call() }
  override func viewDidDisappear(_ animated: Bool) { chaos?.call() }
  override func viewWillLayoutSubviews() { chaos?.call() }
  override func viewDidLayoutSubviews() { chaos?.call() }
  override func viewSafeAreaInsetsDidChange() { chaos?.call() }
  override func updateViewConstraints() {
    chaos?.call()
    super.updateViewConstraints()
  }
}

/// Runs so many steps of chaos. Returns how many callbacks it took part in.
@MainActor
func runCallbackChaos(seed: UInt64, steps: Int) -> Int {
  let chaos = Chaos(seed: seed)
  presentChaos = chaos
  for _ in 0..<2 {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.unsatisfiableConstraintsHandler = { [weak chaos] _ in chaos?.call() }
    window.layoutErrorHandler = { [weak chaos] _ in chaos?.call() }
    chaos.windows.append(window)
    chaos.controllers.append(ChaosController(chaos))
    _ = CADisplayLink(clock: window.clock) { [weak chaos] _ in chaos?.call() }
    window.makeKeyAndVisible()
  }
  for _ in 0..<12 { chaos.makeView() }
  for _ in 0..<steps { chaos.step() }
  chaos.end()
  return chaos.calls
}

@MainActor
@Suite("Callbacks may change anything")
struct CallbackFuzzTests {
  /// Eight, or as many as `CALLBACK_SEEDS=9-28` names.
  nonisolated private static let seeds: [UInt64] = {
    let bounds = ProcessInfo.processInfo.environment["CALLBACK_SEEDS"]?.split(separator: "-").compactMap {
      UInt64($0)
    }
    guard let bounds, bounds.count == 2, bounds[0] <= bounds[1] else { return Array(1...8) }
    return Array(bounds[0]...bounds[1])
  }()

  @Test(
    "random changes from within everything that is called", arguments: Self.seeds)
  func chaos(seed: UInt64) {
    let calls = runCallbackChaos(seed: seed, steps: 600)
    #expect(calls > 1000, "seed \(seed)")
  }
}
