import Masonry
import UIKit

/// A wheel of countries in a sheet.
final class CountryPickerViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  var onSelect: ((Int) -> Void)?

  private let pickerView = UIPickerView()
  private let selected: Int

  init(selected: Int) {
    self.selected = selected
    super.init(nibName: nil, bundle: nil)
    title = "Country"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(close))
    pickerView.dataSource = self
    pickerView.delegate = self
    view.addSubview(pickerView)
    pickerView.mas_makeConstraints { make in
      make.leading.trailing.equalTo(view.safeAreaLayoutGuide)
      make.centerY.equalTo(view.safeAreaLayoutGuide)
    }
    pickerView.selectRow(selected, inComponent: 0, animated: false)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    Order.countries.count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    Order.countries[row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    onSelect?(row)
  }

  @objc private func close() {
    dismiss(animated: true)
  }
}
