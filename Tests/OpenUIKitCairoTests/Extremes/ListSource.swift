import OpenUIKit

/// The content of tables, collections and pickers.
@MainActor final class ListSource: NSObject {
  /// A collection with a layout, and this content.
  func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 10, y: 10, width: 200, height: 120), collectionViewLayout: layout)
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    collection.dataSource = self
    return collection
  }
}

extension ListSource: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 7 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "Detail of a row that is long enough to wrap somewhere"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

extension ListSource: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 11 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .red
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }
}

extension ListSource: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(row)"
  }
}
