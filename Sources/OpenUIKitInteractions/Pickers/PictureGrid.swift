import OpenUIKitLists

/// The pictures of the library, three in a row.
final class PictureGrid: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var pictures: [UIImage] = [] { didSet { showPictures() } }
  var choose: (UIImage) -> Void = { _ in }

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
    cell.accessibilityLabel = "Photo \(indexPath.item + 1)"
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    choose(pictures[indexPath.item])
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
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
  }
}
