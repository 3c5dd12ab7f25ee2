/// The entries of the customer for an order.
struct Order {
  enum Delivery: Int, CaseIterable {
    case standard, express, pickUp

    var title: String {
      switch self {
      case .standard: "Standard"
      case .express: "Express"
      case .pickUp: "Pick up in the shop"
      }
    }

    var detail: String {
      switch self {
      case .standard: "Three to five days"
      case .express: "Tomorrow before noon, € 14.90"
      case .pickUp: "Mill Lane 14, from Tuesday on, free"
      }
    }
  }

  enum Field: Int, CaseIterable {
    case name, email, street, postcode, city

    var title: String {
      switch self {
      case .name: "Name"
      case .email: "Email"
      case .street: "Street"
      case .postcode: "Postcode"
      case .city: "City"
      }
    }

    var problem: String {
      switch self {
      case .email: "The email address is not complete."
      case .postcode: "A postcode has at least four characters."
      default: title + " is missing."
      }
    }
  }

  var texts = [String](repeating: "", count: Field.allCases.count)
  var country = 0
  var delivery = Delivery.standard
  var isGift = false

  static let countries = [
    "Austria", "Belgium", "Denmark", "France", "Germany", "Ireland", "Netherlands", "Sweden",
  ]

  var isEmpty: Bool { texts.allSatisfy { $0.isEmpty } }
  var invalidFields: [Field] { Field.allCases.filter { !isValid($0) } }

  private func isValid(_ field: Field) -> Bool {
    let text = texts[field.rawValue].utf8
    switch field {
    case .email:
      guard let at = text.firstIndex(of: 64), at != text.startIndex else { return false }
      let host = text[text.index(after: at)...]
      return host.contains(46) && host.first != 46 && host.last != 46
    case .postcode: return text.count >= 4
    default: return text.contains { $0 != 32 }
    }
  }

  /// Returns the price of the delivery, given that of the standard one.
  func deliveryPrice(standard: Price) -> Price {
    switch delivery {
    case .standard: standard
    case .express: Price(cents: 1490)
    case .pickUp: .zero
    }
  }
}
