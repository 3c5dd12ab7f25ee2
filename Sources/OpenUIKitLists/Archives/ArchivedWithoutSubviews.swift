import OpenUIKitCore

extension UICollectionView: ArchivedWithoutSubviews {}
extension UICollectionViewCell: ArchivedWithoutSubviews {}
extension UITableView: ArchivedWithoutSubviews {}
extension UITableViewCell: ArchivedWithoutSubviews {}
