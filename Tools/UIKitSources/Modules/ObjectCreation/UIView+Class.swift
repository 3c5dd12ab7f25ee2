import OpenUIKit

extension UIView {
  /// A view of this class, by its initialiser without arguments.
  public static func _newObject() -> Self {
    let object: AnyObject
    if let type = self as? any CreatedWithoutArguments.Type {
      object = type.createdObject()
    } else if let type = self as? UITableViewCell.Type {
      object = type.init(_style: .default, reuseIdentifier: nil)
    } else {
      object = self.object(frame: self is UIWindow.Type ? UIScreen.main.bounds : .zero)
    }
    return object as! Self
  }

  /// A view of this class with a frame.
  public static func _newObject(frame: CGRect) -> Self { object(frame: frame) as! Self }
}

extension UITableView {
  /// A table of this class.
  public static func _newObject(frame: CGRect, style: UITableView.Style) -> Self {
    object(frame: frame, style: style) as! Self
  }
}

extension UICollectionView {
  /// A collection of this class.
  public static func _newObject(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> Self {
    object(frame: frame, layout: layout) as! Self
  }
}

extension UITableViewCell {
  /// A cell of this class.
  public static func _newObject(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Self {
    (self as UITableViewCell.Type).init(_style: style, reuseIdentifier: reuseIdentifier) as! Self
  }
}

extension UIButton {
  /// A button of this class.
  public static func _newObject(type: UIButton.ButtonType) -> Self { object(type: type) as! Self }
}

extension UIImageView {
  /// An image view of this class.
  public static func _newObject(image: UIImage?) -> Self { object(image: image) as! Self }
}

// Each initialiser calls the one of the class at run time; the method with its address creates the object.

extension UIView {
  @_silgen_name("masonry_UIView_frame") @inline(never)
  convenience init(_frame: CGRect) { self.init(frame: _frame) }
  @_silgen_name("masonry_UIView_frame")
  fileprivate static func object(frame: CGRect) -> UIView
}

extension UITableView {
  @_silgen_name("masonry_UITableView_style") @inline(never)
  convenience init(_frame: CGRect, style: UITableView.Style) { self.init(frame: _frame, style: style) }
  @_silgen_name("masonry_UITableView_style")
  fileprivate static func object(frame: CGRect, style: UITableView.Style) -> UITableView
}

extension UICollectionView {
  @_silgen_name("masonry_UICollectionView_layout") @inline(never)
  convenience init(_frame: CGRect, layout: UICollectionViewLayout) {
    self.init(frame: _frame, collectionViewLayout: layout)
  }
  @_silgen_name("masonry_UICollectionView_layout")
  fileprivate static func object(frame: CGRect, layout: UICollectionViewLayout) -> UICollectionView
}

extension UIButton {
  @_silgen_name("masonry_UIButton_type") @inline(never)
  convenience init(_type: UIButton.ButtonType) { self.init(type: _type) }
  @_silgen_name("masonry_UIButton_type")
  fileprivate static func object(type: UIButton.ButtonType) -> UIButton
}

extension UIImageView {
  @_silgen_name("masonry_UIImageView_image") @inline(never)
  convenience init(_image: UIImage?) { self.init(image: _image) }
  @_silgen_name("masonry_UIImageView_image")
  fileprivate static func object(image: UIImage?) -> UIImageView
}
