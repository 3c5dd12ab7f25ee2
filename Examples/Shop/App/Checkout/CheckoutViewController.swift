import Masonry
import UIKit

/// The form that orders what is in the cart.
final class CheckoutViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UITextFieldDelegate,
  UIAdaptivePresentationControllerDelegate
{
  enum Section: Int, CaseIterable {
    case contact, address, delivery, gift, total
  }

  var onDone: (() -> Void)?

  private let store: Store
  private var order = Order()
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let fieldCells = Order.Field.allCases.map { _ in
    TextFieldCell(style: .default, reuseIdentifier: nil)
  }
  private let countryCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
  private let giftSwitch = UISwitch()

  init(store: Store) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Checkout"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Order", style: .done, target: self, action: #selector(placeOrder))
    navigationController?.presentationController?.delegate = self
    for (field, cell) in zip(Order.Field.allCases, fieldCells) {
      cell.show(field)
      cell.textField.delegate = self
      cell.textField.addTarget(self, action: #selector(textDidChange(_:)), for: .editingChanged)
    }
    giftSwitch.addTarget(self, action: #selector(giftDidChange(_:)), for: .valueChanged)
    giftSwitch.onTintColor = .accent
    tableView.dataSource = self
    tableView.delegate = self
    tableView.keyboardDismissMode = .interactive
    view.addSubview(tableView)
    tableView.mas_makeConstraints { make in
      make.top.left.right.equalTo(view)
      make.bottom.equalTo(view.keyboardLayoutGuide.mas_top)
    }
  }

  // MARK: Rows

  func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section) {
    case .contact: 2
    case .address: 4
    case .delivery: Order.Delivery.allCases.count
    case .gift: 1
    default: 3
    }
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    switch Section(rawValue: section) {
    case .contact: "Contact"
    case .address: "Address"
    case .delivery: "Delivery"
    default: nil
    }
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    Section(rawValue: section) == .gift ? "Gifts are wrapped in linen, without an invoice." : nil
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch Section(rawValue: indexPath.section) {
    case .contact: return fieldCells[indexPath.row]
    case .address: return indexPath.row < 3 ? fieldCells[indexPath.row + 2] : updatedCountryCell()
    case .delivery: return deliveryCell(Order.Delivery.allCases[indexPath.row])
    case .gift: return giftCell()
    default: return amountCell(indexPath.row)
    }
  }

  private func updatedCountryCell() -> UITableViewCell {
    countryCell.textLabel?.text = "Country"
    countryCell.detailTextLabel?.text = Order.countries[order.country]
    countryCell.accessoryType = .disclosureIndicator
    return countryCell
  }

  private func deliveryCell(_ delivery: Order.Delivery) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = delivery.title
    cell.detailTextLabel?.text = delivery.detail
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = delivery == order.delivery ? .checkmark : .none
    return cell
  }

  private func giftCell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "This is a gift"
    cell.imageView?.image = UIImage(systemName: "gift")
    cell.accessoryView = giftSwitch
    cell.selectionStyle = .none
    return cell
  }

  private func amountCell(_ row: Int) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let delivery = order.deliveryPrice(standard: store.delivery)
    cell.selectionStyle = .none
    cell.textLabel?.text = ["Subtotal", "Delivery", "Total"][row]
    cell.detailTextLabel?.text =
      [store.subtotal.text, delivery == .zero ? "Free" : delivery.text, total.text][row]
    if row == 2 {
      cell.textLabel?.font = .preferredFont(forTextStyle: .headline)
      cell.detailTextLabel?.font = .preferredFont(forTextStyle: .headline)
      cell.detailTextLabel?.textColor = .label
    }
    return cell
  }

  private var total: Price { store.subtotal + order.deliveryPrice(standard: store.delivery) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch Section(rawValue: indexPath.section) {
    case .address where indexPath.row == 3: chooseCountry()
    case .delivery:
      order.delivery = Order.Delivery.allCases[indexPath.row]
      tableView.reloadSections([Section.delivery.rawValue, Section.total.rawValue], with: .none)
    default: break
    }
  }

  private func chooseCountry() {
    view.endEditing(true)
    let picker = CountryPickerViewController(selected: order.country)
    picker.onSelect = { [weak self] country in
      self?.order.country = country
      _ = self?.updatedCountryCell()
    }
    let navigation = UINavigationController(rootViewController: picker)
    navigation.sheetPresentationController?.detents = [.medium()]
    navigation.sheetPresentationController?.prefersGrabberVisible = true
    present(navigation, animated: true)
  }

  // MARK: Text

  @objc private func textDidChange(_ sender: UITextField) {
    order.texts[sender.tag] = sender.text ?? ""
    fieldCells[sender.tag].isInvalid = false
    isModalInPresentation = !order.isEmpty
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let next = textField.tag + 1
    if next < fieldCells.count {
      fieldCells[next].textField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }

  @objc private func giftDidChange(_ sender: UISwitch) {
    order.isGift = sender.isOn
  }

  // MARK: The end

  @objc private func placeOrder(_ sender: UIBarButtonItem) {
    view.endEditing(true)
    let invalid = order.invalidFields
    for (field, cell) in zip(Order.Field.allCases, fieldCells) { cell.isInvalid = invalid.contains(field) }
    guard let first = invalid.first else { return confirm() }
    let alert = UIAlertController(
      title: "Please Check the Form", message: first.problem, preferredStyle: .alert)
    let textField = fieldCells[first.rawValue].textField
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in textField.becomeFirstResponder() })
    present(alert, animated: true)
  }

  private func confirm() {
    let alert = UIAlertController(
      title: "Place the Order?", message: "You pay " + total.text + " when the parcel arrives.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let order = UIAlertAction(title: "Order", style: .default) { [weak self] _ in self?.finish() }
    alert.addAction(order)
    alert.preferredAction = order
    present(alert, animated: true)
  }

  private func finish() {
    let paid = total
    let confirmation = ConfirmationViewController(
      number: store.placeOrder(), name: order.texts[Order.Field.name.rawValue], total: paid,
      delivery: order.delivery)
    confirmation.onDone = onDone
    isModalInPresentation = false
    navigationController?.setViewControllers([confirmation], animated: true)
  }

  @objc private func cancel() {
    guard !order.isEmpty else { return dismiss(animated: true) }
    confirmDiscarding()
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    confirmDiscarding()
  }

  private func confirmDiscarding() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Discard Entries", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(sheet, animated: true)
  }
}
