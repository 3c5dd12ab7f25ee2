import OpenUIKitLists

/// The pictures of the library, three in a row.
final class PictureGrid: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var pictures: [UIImage] = [] { didSet { showPictures() } }
  /// Called with a picture that the user taps, if one can be chosen.
  var choose: (UIImage) -> Void = { _ in }
  /// The most pictures that can be chosen; 0 for any number.
  var limit = 1
  /// The pictures that are chosen, by their indexes, in the user's order.
  private(set) var chosen: [Int] = []
  /// Called with the chosen pictures when the user has changed them.
  var choicesDidChange: ([Int]) -> Void = { _ in }
  var chosenPictures: [UIImage] { chosen.map { pictures[$0] } }

  private let empty = UILabel()
  private let collection = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collection.backgroundColor = .systemBackground
    collection.dataSource = self
    collection.delegate = self
    collection.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
    collection.frame = view.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    empty.text = "No Photos"
    empty.font = .preferredFont(forTextStyle: .title2)
    empty.textColor = .secondaryLabel
    empty.textAlignment = .center
    empty.frame = view.bounds
    empty.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(empty)
    showPictures()
  }

  private func showPictures() {
    chosen = []
    guard isViewLoaded else { return }
    empty.isHidden = !pictures.isEmpty
    collection.reloadData()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    pictures.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.imageView.image = pictures[indexPath.item]
    (cell as? PictureCell)?.number = number(indexPath.item)
    cell.accessibilityLabel = "Photo \(indexPath.item + 1)"
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard limit != 1 else { return choose(pictures[indexPath.item]) }
    toggle(indexPath.item)
    // A picture that is chosen no longer changes the numbers of others.
    for path in collectionView.indexPathsForVisibleItems {
      (collectionView.cellForItem(at: path) as? PictureCell)?.number = number(path.item)
    }
    choicesDidChange(chosen)
  }

  private func number(_ index: Int) -> Int? { chosen.firstIndex(of: index).map { $0 + 1 } }

  /// Chooses a picture if there may be one more, or chooses it no longer.
  private func toggle(_ index: Int) {
    if let place = chosen.firstIndex(of: index) {
      chosen.remove(at: place)
    } else if limit == 0 || chosen.count < limit {
      chosen.append(index)
    }
  }

  private static let gap: CGFloat = 2

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let columns = max(3, (collectionView.bounds.width / 140).rounded(.down))
    let side = ((collectionView.bounds.width - (columns - 1) * Self.gap) / columns).rounded(.down)
    return CGSize(width: side, height: side)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { Self.gap }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { Self.gap }
}

/// A picture of the library.
private final class PictureCell: UICollectionViewCell {
  let imageView = UIImageView()
  private let mark = UILabel()

  /// The number of the picture among the chosen ones, from 1; nil if it is not chosen.
  var number: Int? {
    didSet {
      mark.isHidden = number == nil
      mark.text = number.map { String($0) }
      imageView.alpha = number == nil ? 1 : 0.7
      accessibilityTraits = number == nil ? [.image, .button] : [.image, .button, .selected]
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
    let side = Self.markSize
    mark.isHidden = true
    mark.frame = CGRect(
      x: contentView.bounds.width - side - 5, y: contentView.bounds.height - side - 5, width: side,
      height: side)
    mark.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    mark.backgroundColor = .systemBlue
    mark.textColor = .white
    mark.textAlignment = .center
    mark.font = .systemFont(ofSize: 14, weight: .semibold)
    mark.layer.cornerRadius = side / 2
    mark.layer.borderColor = UIColor.white.cgColor
    mark.layer.borderWidth = 1.5
    mark.clipsToBounds = true
    contentView.addSubview(mark)
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
  }

  private static let markSize: CGFloat = 24
}
