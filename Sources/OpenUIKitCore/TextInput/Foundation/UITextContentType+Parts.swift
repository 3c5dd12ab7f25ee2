extension UITextContentType {
  /// The part before a person's name, such as a title.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A name between the given and the family name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// The part after a person's name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A place, such as an address or a point of interest.
  public static let location = UITextContentType(rawValue: "location")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
}
