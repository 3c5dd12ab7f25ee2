import InterfaceBuilder
import OpenUIKit

/// Views with what is in them.
extension NibBuilder {
  /// Creates a view and everything in it.
  func view(_ element: InterfaceElement) -> UIView {
    let view = customObject(of: element, as: UIView.self) ?? plainView(element)
    fill(view, from: element)
    return view
  }

  /// Sets all properties of a view that exists already, and adds what is in it.
  func fill(_ view: UIView, from element: InterfaceElement) {
    add(view, for: element)
    setFrame(of: view, element)
    setCommonProperties(of: view, element)
    setOwnProperties(of: view, element)
    addGuides(of: view, element)
    addSubviews(to: view, element)
    if !element.variedProperties.isEmpty {
      variations.add(
        .properties, of: view, update: VariedProperties(element: element, builder: self).update)
    }
  }

  /// A view of UIKit's own class. What a class of another framework shows is left out, and a plain view has its place.
  private func plainView(_ element: InterfaceElement) -> UIView {
    switch element.name {
    case "label": return UILabel()
    case "button": return button(element)
    case "imageView": return UIImageView()
    case "stackView": return UIStackView()
    case "textField": return UITextField()
    case "textView": return UITextView()
    case "scrollView": return UIScrollView()
    case "tableView": return UITableView(frame: .zero, style: tableStyle(element))
    case "tableViewCell":
      return UITableViewCell(style: cellStyle(element), reuseIdentifier: element["reuseIdentifier"])
    case "collectionView":
      return UICollectionView(frame: .zero, collectionViewLayout: collectionLayout(element))
    case "collectionViewCell": return UICollectionViewCell()
    case "collectionReusableView": return UICollectionReusableView()
    case "switch": return UISwitch()
    case "slider": return UISlider()
    case "stepper": return UIStepper()
    case "segmentedControl": return UISegmentedControl()
    case "progressView":
      return UIProgressView(progressViewStyle: element["progressViewStyle"] == "bar" ? .bar : .default)
    case "activityIndicatorView": return UIActivityIndicatorView(style: .medium)
    case "pageControl": return UIPageControl()
    case "pickerView": return UIPickerView()
    case "datePicker": return UIDatePicker()
    case "searchBar": return UISearchBar()
    case "navigationBar": return UINavigationBar()
    case "toolbar": return UIToolbar()
    case "tabBar": return UITabBar()
    case "visualEffectView": return UIVisualEffectView(effect: effect(element))
    case "refreshControl": return UIRefreshControl()
    case "colorWell": return colorWell(element)
    case "control": return UIControl()
    default:
      if InterfaceClasses.className(of: element.name) != "UIView" {
        remark(
          element,
          "\(InterfaceClasses.className(of: element.name) ?? "<\(element.name)>") is not available here")
      }
      return UIView()
    }
  }

  private func setFrame(of view: UIView, _ element: InterfaceElement) {
    if let rect = element.rectangle("frame") ?? element.insetFrame(in: space) {
      view.frame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    } else if element.value("frameInset") != nil {
      remark(element, "a frame that depends on the view around it is not available here")
    }
    if let mask = element.value("autoresizingMask") { view.autoresizingMask = autoresizingMask(mask) }
    // A view with the flag gets constraints from Interface Builder's compiler that fix its frame. Its mask may move it all the same.
    if let translates = element.flag("translatesAutoresizingMaskIntoConstraints"),
      file.document.usesAutoLayout
    {
      view.translatesAutoresizingMaskIntoConstraints = translates || element.flag("fixedFrame") == true
    }
  }

  private func autoresizingMask(_ element: InterfaceElement) -> UIView.AutoresizingMask {
    var mask: UIView.AutoresizingMask = []
    for (name, part) in Self.maskParts where element.flag(name) == true { mask.insert(part) }
    return mask
  }

  private static let maskParts: [(String, UIView.AutoresizingMask)] = [
    ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
    ("flexibleMinX", .flexibleLeftMargin),
    ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
    ("flexibleMaxY", .flexibleBottomMargin),
  ]

  // MARK: What is inside

  private func addSubviews(to view: UIView, _ element: InterfaceElement) {
    let outer = space
    defer { space = outer }
    space = InterfaceSize(width: view.bounds.width, height: view.bounds.height)
    let installation = Installation(of: element, list: "subviews", in: view.traitCollection)
    var subviews: [(id: String?, view: UIView)] = []
    for child in element.list("subviews") {
      if let content = contentView(of: view),
        child.key == "contentView" || child.name.hasSuffix("ContentView")
      {
        fill(content, from: child)
        continue
      }
      if let part = child.id.flatMap({ cellParts.removeValue(forKey: $0) }) {
        fill(part, from: child)
        continue
      }
      let subview = self.view(child)
      subviews.append((child.id, subview))
      guard child.id.map(installation.contains) ?? true else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
    if Installation.varies(element, list: "subviews") {
      variations.add(
        .subviews, of: view, update: VariedSubviews(element: element, subviews: subviews).update)
    }
    if let cell = view as? UITableViewCell { noteParts(of: cell, element) }
    // These stand beside the list of subviews.
    if let child = element.value("contentView") ?? element.child("tableViewCellContentView")
      ?? element.child("collectionViewCellContentView"), let content = contentView(of: view)
    {
      fillContent(content, from: child)
    }
  }

  /// Notes the labels and the picture that a cell has by its style. The file describes them among the views of the content view.
  private func noteParts(of cell: UITableViewCell, _ element: InterfaceElement) {
    if let id = element["textLabel"] { cellParts[id] = cell.textLabel }
    if let id = element["detailTextLabel"] { cellParts[id] = cell.detailTextLabel }
    if let id = element["imageView"] { cellParts[id] = cell.imageView }
  }

  /// A content view has the size that its cell gives it, and not that of the file.
  private func fillContent(_ content: UIView, from element: InterfaceElement) {
    let place = (content.frame, content.autoresizingMask)
    fill(content, from: element)
    (content.frame, content.autoresizingMask) = place
    content.translatesAutoresizingMaskIntoConstraints = true
  }

  private func contentView(of view: UIView) -> UIView? {
    switch view {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let effect as UIVisualEffectView: effect.contentView
    default: nil
    }
  }

  private func addGuides(of view: UIView, _ element: InterfaceElement) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      guard let id = guide.id, let key = guide.key else { continue }
      guard let found = layoutGuide(key, of: view) else {
        remark(guide, "the guide \(key) is not available here")
        continue
      }
      objects[id] = found
    }
  }

  private func layoutGuide(_ key: String, of view: UIView) -> UILayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    case "keyboard": view.keyboardLayoutGuide
    case "layoutMargins": view.layoutMarginsGuide
    case "readableContent": view.readableContentGuide
    default: nil
    }
  }
}
