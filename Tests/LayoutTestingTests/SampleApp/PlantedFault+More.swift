import LayoutTesting

extension PlantedFault {
  static let lists: [PlantedFault] = [
    .init("rows without a bottom constraint", .list, [.overlap, .truncatedText]) { (c: TripsController) in
      c.changeCell = {
        NSLayoutConstraint.deactivate(Array((($0 as? TripCell)?.edgeConstraints ?? []).suffix(1)))
      }
    },
    .init("fixed rows", .list, [.fixedHeight]) { (c: TripsController) in c.table.rowHeight = 64 },
    .init("rows cut off", .list, [.truncatedText]) { (c: TripsController) in
      c.table.rowHeight = 60
      c.changeCell = { ($0 as? TripCell)?.contentView.clipsToBounds = true }
    },
    .init("cell with a height of its own", .list, [.fixedHeight, .truncatedText, .overlap, .conflict]) {
      (c: TripsController) in
      c.changeCell = { view in
        guard let cell = view as? TripCell else { return }
        cell.contentView.heightAnchor.constraint(equalToConstant: 72).isActive = true
      }
    },
    .init("table that does not scroll", .list, [.offScreen]) { (c: TripsController) in
      c.table.isScrollEnabled = false
    },
    .init("small button in a cell", .list, [.smallTarget]) { (c: TripsController) in
      c.changeCell = { view in
        guard let cell = view as? TripCell else { return }
        for constraint in cell.favourite.constraints
        where constraint.firstAttribute == .height || constraint.firstAttribute == .width {
          constraint.constant = 24
        }
      }
    },
    .init("items wider than the collection", .grid, [.offScreen]) { (c: GridController) in
      c.section = { index in
        guard index == 1 else { return nil }
        let size = NSCollectionLayoutSize(widthDimension: .absolute(460), heightDimension: .estimated(160))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
      }
    },
    .init("items of a fixed height", .grid, [.truncatedText, .overlap, .fixedHeight, .conflict]) {
      (c: GridController) in
      c.section = { index in
        guard index == 1 else { return nil }
        let item = NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(130)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(130)),
          subitems: [item])
        return NSCollectionLayoutSection(group: group)
      }
    },
    .init("estimated size that stays", .grid, [.overlap, .truncatedText, .ambiguity]) { (c: GridController) in
      c.changeCell = { view in
        guard let cell = view as? CardCell else { return }
        for constraint in cell.contentView.constraints where constraint.firstAttribute == .bottom {
          constraint.isActive = false
        }
        cell.nameLabel.text =
          (cell.nameLabel.text ?? "") + " and its surroundings, with a guide who knows them well"
      }
    },
    .init("low header over a row", .grid, [.overlap, .truncatedText]) { (c: GridController) in
      c.section = { index in
        guard index == 1 else { return nil }
        let item = NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(160)))
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(160)),
          subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(18)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
      }
    },
    .init("four columns", .grid, [.truncatedText]) { (c: GridController) in
      c.section = { index in
        guard index == 1 else { return nil }
        let item = NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .estimated(160)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(160)),
          subitems: [item])
        return NSCollectionLayoutSection(group: group)
      }
      c.changeCell = { ($0 as? CardCell)?.nameLabel.numberOfLines = 1 }
    },
  ]

  static let reading: [PlantedFault] = [
    .init("switch called Switch", .form, [.missingLabel]) { (c: FormController) in
      c.newsletter.accessibilityLabel = "Switch"
    },
    .init("button called Button", .detail, [.missingLabel]) { (c: DetailController) in
      c.openMap.accessibilityLabel = "Button"
    },
    .init("button called by its file", .detail, [.missingLabel]) { (c: DetailController) in
      c.openMap.accessibilityLabel = "ic_map_24pt"
    },
    .init("same word in every cell", .list, [.duplicateLabel, .missingLabel]) { (c: TripsController) in
      c.changeCell = { ($0 as? TripCell)?.favourite.accessibilityLabel = "Favourite" }
    },
    .init("same word for every card", .grid, [.duplicateLabel, .missingLabel]) { (c: GridController) in
      c.changeCell = { $0.accessibilityLabel = "Card" }
    },
    .init("controls left out", .detail, [.unreachedControl]) { (c: DetailController) in
      c.view.accessibilityElements = [c.introduction, c.price]
    },
    .init("order against the eye", .sheet, [.readingOrder]) { (c: FilterController) in
      c.stack.accessibilityElements = Array(c.stack.arrangedSubviews.reversed())
    },
    .init("adjustable without action", .detail, [.missingTrait]) { (c: DetailController) in
      c.introduction.accessibilityTraits = .adjustable
    },
    .init("slider without a name", .sheet, [.missingLabel]) { (c: FilterController) in
      c.slider.accessibilityLabel = nil
    },
    .init("element around a button", .list, [.unreachedControl]) { (c: TripsController) in
      c.changeCell = { view in
        guard let cell = view as? TripCell else { return }
        cell.contentView.isAccessibilityElement = true
        cell.contentView.accessibilityLabel = cell.nameLabel.text
      }
    },
    .init("card without a label", .grid, [.missingLabel]) { (c: GridController) in
      c.changeCell = { $0.accessibilityLabel = nil }
    },
    .init("tap without a trait", .detail, [.missingTrait]) { (c: DetailController) in
      c.hero.isUserInteractionEnabled = true
      c.price.isUserInteractionEnabled = true
      c.price.addGestureRecognizer(UITapGestureRecognizer())
    },
    .init("field without a name", .form, [.missingLabel, .unreadText]) { (c: FormController) in
      c.name.accessibilityLabel = nil
    },
    .init("hidden from assistive technology", .detail, [.unreadText]) { (c: DetailController) in
      c.introduction.isAccessibilityElement = false
    },
    .init("heading that is a button", .detail, [.missingTrait]) { (c: DetailController) in
      c.price.accessibilityTraits = [.button, .staticText]
    },
    .init("stepper of one's own without value", .sheet, [.missingTrait, .missingLabel]) {
      (c: FilterController) in
      let rating = RatingView()
      rating.isAccessibilityElement = true
      rating.accessibilityLabel = "Rating"
      rating.accessibilityTraits = .adjustable
      rating.heightAnchor.constraint(equalToConstant: 44).isActive = true
      c.stack.addArrangedSubview(rating)
    },
  ]

  static let directions: [PlantedFault] = [
    .init("chevron to the right", .detail, [.leftAndRight]) { (c: DetailController) in
      c.openMap.setImage(UIImage(systemName: "chevron.right"), for: .normal)
    },
    .init("aligned at the left", .detail, [.leftAndRight]) { (c: DetailController) in
      c.introduction.textAlignment = .left
    },
    .init("left anchors", .detail, [.leftAndRight]) { (c: DetailController) in
      let label = UILabel.text("New", .caption1, lines: 1)
      c.hero.superview?.place(label)
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: c.shade.leftAnchor, constant: 80),
        label.topAnchor.constraint(equalTo: c.shade.topAnchor, constant: 70),
      ])
      label.textColor = .white
    },
    .init("frames from the left", .sheet, [.leftAndRight]) { (c: FilterController) in
      let row = LeftRow()
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
      c.stack.addArrangedSubview(row)
    },
    .init("title aligned at the left of a button", .detail, [.leftAndRight]) { (c: DetailController) in
      c.readMore.contentHorizontalAlignment = .left
    },
    .init("moved to the right", .detail, [.leftAndRight]) { (c: DetailController) in
      c.price.transform = CGAffineTransform(translationX: 24, y: 0)
    },
    .init("gradient to the right", .detail, [.leftAndRight]) { (c: DetailController) in
      let layer = c.shade.layer as? CAGradientLayer
      layer?.startPoint = CGPoint(x: 0, y: 0.5)
      layer?.endPoint = CGPoint(x: 1, y: 0.5)
    },
  ]

  static let scrolledRows: [PlantedFault] = [
    .init("row of buttons that begins at its end", .detail, [.leftAndRight]) { (c: DetailController) in
      let row = UIScrollView()
      row.addChips()
      c.stack.addArrangedSubview(row)
    },
    .init("row of buttons that begins at its end, in a sheet", .sheet, [.leftAndRight]) {
      (c: FilterController) in
      let row = UIScrollView()
      row.addChips()
      c.stack.addArrangedSubview(row)
    },
  ]

  static let times: [PlantedFault] = [
    .init("constraints that contradict", .sheet, [.conflict]) { (c: FilterController) in
      c.slider.widthAnchor.constraint(equalToConstant: 600).isActive = true
    },
    .init("position across missing", .form, [.ambiguity]) { (c: FormController) in
      let badge = UIView()
      badge.backgroundColor = .systemRed
      c.stack.place(badge)
      NSLayoutConstraint.activate([
        badge.topAnchor.constraint(equalTo: c.name.topAnchor),
        badge.widthAnchor.constraint(equalToConstant: 8),
        badge.heightAnchor.constraint(equalToConstant: 8),
      ])
    },
    .init("layer added by each layout", .detail, [.unsettled]) { (c: DetailController) in
      let view = LayeringView()
      view.heightAnchor.constraint(equalToConstant: 60).isActive = true
      c.stack.addArrangedSubview(view)
    },
    .init("view of no size with content", .detail, [.overlap, .blockedTouches, .truncatedText]) {
      (c: DetailController) in
      let box = UIView()
      c.stack.insertArrangedSubview(box, at: 1)
      let label = UILabel.text("Only three places left", .headline)
      box.place(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 90),
        label.topAnchor.constraint(equalTo: box.topAnchor),
      ])
    },
    .init("layout that keeps its largest width", .sheet, [.unsettled]) { (c: FilterController) in
      let view = RememberingView()
      view.heightAnchor.constraint(equalToConstant: 60).isActive = true
      c.stack.addArrangedSubview(view)
    },
    .init("equal priorities", .sheet, [.ambiguity, .unsettled, .truncatedText]) { (c: FilterController) in
      let first = UILabel.text("The first of two long texts in a row", .body, lines: 1)
      let second = UILabel.text("The second of two long texts in it", .body, lines: 1)
      let row = UIView()
      for label in [first, second] { row.place(label) }
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        first.topAnchor.constraint(equalTo: row.topAnchor),
        first.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
        second.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      ])
      c.stack.addArrangedSubview(row)
    },
    .init("picture between pixels", .detail, [.betweenPixels]) { (c: DetailController) in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      c.hero.superview?.addSubview(view)
      view.backgroundColor = .systemRed
      view.frame.origin = CGPoint(x: 300.37, y: 20.4)
    },
    .init("text size kept", .sheet, [.unsettled, .fixedFont]) { (c: FilterController) in
      let view = GrownView()
      c.stack.addArrangedSubview(view)
    },
  ]
}

/// A control that is adjusted, without a value.
private final class RatingView: UIView {
  override func accessibilityIncrement() {}
  override func accessibilityDecrement() {}
}

/// Places a label at the left in every direction of the language.
private final class LeftRow: UIView {
  private let label = UILabel.text("Weekend", .body, lines: 1)

  override func layoutSubviews() {
    super.layoutSubviews()
    if label.superview == nil { addSubview(label) }
    label.frame = CGRect(origin: CGPoint(x: 8, y: 4), size: label.intrinsicContentSize)
  }
}

/// Adds a layer at each layout.
private final class LayeringView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let layer = CALayer()
    layer.frame = bounds
    self.layer.addSublayer(layer)
  }
}

/// Keeps the largest width that it had.
private final class RememberingView: UIView {
  private let bar = UIView()
  private var most: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    if bar.superview == nil { addSubview(bar) }
    bar.backgroundColor = .label
    most = max(most, bounds.width)
    bar.frame = CGRect(x: 0, y: 0, width: most / 2, height: 4)
  }
}

/// Adds space with each larger text size, and keeps it.
private final class GrownView: UIView {
  private var height: NSLayoutConstraint?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard height == nil else { return }
    height = heightAnchor.constraint(equalToConstant: 20)
    height?.isActive = true
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    height?.constant += 10
  }
}
