import UIKit

/// The sections of collections.
@MainActor
enum HomeLayout {
  static func isWide(_ environment: any NSCollectionLayoutEnvironment) -> Bool {
    environment.container.effectiveContentSize.width > 600
  }

  static func banners(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let height = UIFontMetrics.default.scaledValue(
      for: isWide(environment) ? 240 : 190, compatibleWith: environment.traitCollection)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: isWide(environment) ? .absolute(520) : .fractionalWidth(0.9),
        heightDimension: .absolute(height)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = isWide(environment) ? .groupPaging : .groupPagingCentered
    section.interGroupSpacing = 12
    let inset: CGFloat = isWide(environment) ? 20 : 0
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: inset, bottom: 16, trailing: inset)
    return section
  }

  static func departments(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let height = UIFontMetrics.default.scaledValue(for: 40, compatibleWith: environment.traitCollection)
    let size = NSCollectionLayoutSize(widthDimension: .estimated(120), heightDimension: .absolute(height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 16, trailing: 20)
    return section
  }

  static func arrivals(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(220)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .estimated(220)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 14
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 20, trailing: 20)
    section.boundarySupplementaryItems = [header()]
    return section
  }

  static func grid(in environment: any NSCollectionLayoutEnvironment, hasHeader: Bool)
    -> NSCollectionLayoutSection
  {
    let width = environment.container.effectiveContentSize.width
    let columns = max(2, Int(width / 220))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(260)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(260)),
      subitem: item, count: columns)
    group.interItemSpacing = .fixed(16)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 22
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 24, trailing: 20)
    if hasHeader { section.boundarySupplementaryItems = [header()] }
    return section
  }

  private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}
