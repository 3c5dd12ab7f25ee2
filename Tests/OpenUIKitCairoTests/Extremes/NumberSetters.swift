import OpenUIKit

/// One property that takes numbers.
struct NumberSetter {
  let name: String
  /// Sets the property of an object to random numbers. Returns false for an object without it.
  let set: @MainActor (AnyObject, inout ExtremeNumbers) -> Bool

  init<Owner: AnyObject>(
    _ name: String, _ set: @escaping @MainActor (Owner, inout ExtremeNumbers) -> Void
  ) {
    self.name = "\(Owner.self).\(name)"
    self.set = { object, numbers in
      guard let owner = object as? Owner else { return false }
      set(owner, &numbers)
      return true
    }
  }
}

/// The properties of the objects of `ExtremeTree` that take numbers.
@MainActor enum NumberSetters {
  static let all = views + controls + lists + layers + texts

  private static let views: [NumberSetter] = [
    NumberSetter("accessibilityActivationPoint") { (owner: UIResponder, numbers) in
      owner.accessibilityActivationPoint = numbers.point
    },
    NumberSetter("accessibilityFrame") { (owner: UIResponder, numbers) in
      owner.accessibilityFrame = numbers.rect
    },
    NumberSetter("alpha") { (owner: UIView, numbers) in owner.alpha = numbers.number },
    NumberSetter("anchorPoint") { (owner: UIView, numbers) in owner.anchorPoint = numbers.point },
    NumberSetter("bounds") { (owner: UIView, numbers) in owner.bounds = numbers.rect },
    NumberSetter("center") { (owner: UIView, numbers) in owner.center = numbers.point },
    NumberSetter("contentScaleFactor") { (owner: UIView, numbers) in owner.contentScaleFactor = numbers.number
    },
    NumberSetter("directionalLayoutMargins") { (owner: UIView, numbers) in
      owner.directionalLayoutMargins = numbers.directionalInsets
    },
    NumberSetter("frame") { (owner: UIView, numbers) in owner.frame = numbers.rect },
    NumberSetter("layoutMargins") { (owner: UIView, numbers) in owner.layoutMargins = numbers.insets },
    NumberSetter("tag") { (owner: UIView, numbers) in owner.tag = numbers.integer },
    NumberSetter("transform") { (owner: UIView, numbers) in owner.transform = numbers.affineTransform },
    NumberSetter("transform3D") { (owner: UIView, numbers) in owner.transform3D = numbers.transform },
    NumberSetter("bounds") { (owner: UIScrollView, numbers) in owner.bounds = numbers.rect },
    NumberSetter("contentInset") { (owner: UIScrollView, numbers) in owner.contentInset = numbers.insets },
    NumberSetter("contentOffset") { (owner: UIScrollView, numbers) in owner.contentOffset = numbers.point },
    NumberSetter("contentSize") { (owner: UIScrollView, numbers) in owner.contentSize = numbers.size },
    NumberSetter("horizontalScrollIndicatorInsets") { (owner: UIScrollView, numbers) in
      owner.horizontalScrollIndicatorInsets = numbers.insets
    },
    NumberSetter("maximumZoomScale") { (owner: UIScrollView, numbers) in
      owner.maximumZoomScale = numbers.number
    },
    NumberSetter("minimumZoomScale") { (owner: UIScrollView, numbers) in
      owner.minimumZoomScale = numbers.number
    },
    NumberSetter("scrollIndicatorInsets") { (owner: UIScrollView, numbers) in
      owner.scrollIndicatorInsets = numbers.insets
    },
    NumberSetter("verticalScrollIndicatorInsets") { (owner: UIScrollView, numbers) in
      owner.verticalScrollIndicatorInsets = numbers.insets
    },
    NumberSetter("zoomScale") { (owner: UIScrollView, numbers) in owner.zoomScale = numbers.number },
    NumberSetter("animationDuration") { (owner: UIImageView, numbers) in
      owner.animationDuration = numbers.number
    },
    NumberSetter("animationRepeatCount") { (owner: UIImageView, numbers) in
      owner.animationRepeatCount = numbers.integer
    },
    NumberSetter("minimumScaleFactor") { (owner: UILabel, numbers) in
      owner.minimumScaleFactor = numbers.number
    },
    NumberSetter("numberOfLines") { (owner: UILabel, numbers) in owner.numberOfLines = numbers.integer },
    NumberSetter("preferredMaxLayoutWidth") { (owner: UILabel, numbers) in
      owner.preferredMaxLayoutWidth = numbers.number
    },
    NumberSetter("shadowOffset") { (owner: UILabel, numbers) in owner.shadowOffset = numbers.size },
    NumberSetter("spacing") { (owner: UIStackView, numbers) in owner.spacing = numbers.number },
  ]

  private static let controls: [NumberSetter] = [
    NumberSetter("contentEdgeInsets") { (owner: UIButton, numbers) in owner.contentEdgeInsets = numbers.insets
    },
    NumberSetter("imageEdgeInsets") { (owner: UIButton, numbers) in owner.imageEdgeInsets = numbers.insets },
    NumberSetter("titleEdgeInsets") { (owner: UIButton, numbers) in owner.titleEdgeInsets = numbers.insets },
    NumberSetter("minimumFontSize") { (owner: UITextField, numbers) in owner.minimumFontSize = numbers.number
    },
    NumberSetter("textContainerInset") { (owner: UITextView, numbers) in
      owner.textContainerInset = numbers.insets
    },
    NumberSetter("maximumValue") { (owner: UISlider, numbers) in owner.maximumValue = numbers.float },
    NumberSetter("minimumValue") { (owner: UISlider, numbers) in owner.minimumValue = numbers.float },
    NumberSetter("value") { (owner: UISlider, numbers) in owner.value = numbers.float },
    NumberSetter("maximumValue") { (owner: UIStepper, numbers) in owner.maximumValue = numbers.number },
    NumberSetter("minimumValue") { (owner: UIStepper, numbers) in owner.minimumValue = numbers.number },
    NumberSetter("value") { (owner: UIStepper, numbers) in owner.value = numbers.number },
    NumberSetter("progress") { (owner: UIProgressView, numbers) in owner.progress = numbers.float },
    NumberSetter("currentPage") { (owner: UIPageControl, numbers) in owner.currentPage = numbers.integer },
    NumberSetter("numberOfPages") { (owner: UIPageControl, numbers) in owner.numberOfPages = numbers.integer
    },
    NumberSetter("selectedSegmentIndex") { (owner: UISegmentedControl, numbers) in
      owner.selectedSegmentIndex = numbers.integer
    },
    NumberSetter("countDownDuration") { (owner: UIDatePicker, numbers) in
      owner.countDownDuration = numbers.number
    },
    NumberSetter("minuteInterval") { (owner: UIDatePicker, numbers) in owner.minuteInterval = numbers.integer
    },
    NumberSetter("selectedScopeButtonIndex") { (owner: UISearchBar, numbers) in
      owner.selectedScopeButtonIndex = numbers.integer
    },
    NumberSetter("imageInsets") { (owner: UIBarItem, numbers) in owner.imageInsets = numbers.insets },
    NumberSetter("tag") { (owner: UIBarItem, numbers) in owner.tag = numbers.integer },
    NumberSetter("width") { (owner: UIBarButtonItem, numbers) in owner.width = numbers.number },
    NumberSetter("titlePositionAdjustment") { (owner: UITabBarItem, numbers) in
      owner.titlePositionAdjustment = numbers.offset
    },
    NumberSetter("titlePositionAdjustment") { (owner: UINavigationBarAppearance, numbers) in
      owner.titlePositionAdjustment = numbers.offset
    },
  ]

  private static let lists: [NumberSetter] = [
    NumberSetter("estimatedRowHeight") { (owner: UITableView, numbers) in
      owner.estimatedRowHeight = numbers.number
    },
    NumberSetter("estimatedSectionFooterHeight") { (owner: UITableView, numbers) in
      owner.estimatedSectionFooterHeight = numbers.number
    },
    NumberSetter("estimatedSectionHeaderHeight") { (owner: UITableView, numbers) in
      owner.estimatedSectionHeaderHeight = numbers.number
    },
    NumberSetter("rowHeight") { (owner: UITableView, numbers) in owner.rowHeight = numbers.number },
    NumberSetter("sectionFooterHeight") { (owner: UITableView, numbers) in
      owner.sectionFooterHeight = numbers.number
    },
    NumberSetter("sectionHeaderHeight") { (owner: UITableView, numbers) in
      owner.sectionHeaderHeight = numbers.number
    },
    NumberSetter("sectionHeaderTopPadding") { (owner: UITableView, numbers) in
      owner.sectionHeaderTopPadding = numbers.number
    },
    NumberSetter("sectionIndexMinimumDisplayRowCount") { (owner: UITableView, numbers) in
      owner.sectionIndexMinimumDisplayRowCount = numbers.integer
    },
    NumberSetter("separatorInset") { (owner: UITableView, numbers) in owner.separatorInset = numbers.insets },
    NumberSetter("bounds") { (owner: UICollectionView, numbers) in owner.bounds = numbers.rect },
    NumberSetter("estimatedItemSize") { (owner: UICollectionViewFlowLayout, numbers) in
      owner.estimatedItemSize = numbers.size
    },
    NumberSetter("footerReferenceSize") { (owner: UICollectionViewFlowLayout, numbers) in
      owner.footerReferenceSize = numbers.size
    },
    NumberSetter("headerReferenceSize") { (owner: UICollectionViewFlowLayout, numbers) in
      owner.headerReferenceSize = numbers.size
    },
    NumberSetter("itemSize") { (owner: UICollectionViewFlowLayout, numbers) in owner.itemSize = numbers.size
    },
    NumberSetter("minimumInteritemSpacing") { (owner: UICollectionViewFlowLayout, numbers) in
      owner.minimumInteritemSpacing = numbers.number
    },
    NumberSetter("minimumLineSpacing") { (owner: UICollectionViewFlowLayout, numbers) in
      owner.minimumLineSpacing = numbers.number
    },
    NumberSetter("sectionInset") { (owner: UICollectionViewFlowLayout, numbers) in
      owner.sectionInset = numbers.insets
    },
    NumberSetter("contentInsets") { (owner: NSCollectionLayoutSection, numbers) in
      owner.contentInsets = numbers.directionalInsets
    },
    NumberSetter("interGroupSpacing") { (owner: NSCollectionLayoutSection, numbers) in
      owner.interGroupSpacing = numbers.number
    },
    NumberSetter("contentInsets") { (owner: NSCollectionLayoutItem, numbers) in
      owner.contentInsets = numbers.directionalInsets
    },
  ]

  private static let layers: [NumberSetter] = [
    NumberSetter("anchorPoint") { (owner: CALayer, numbers) in owner.anchorPoint = numbers.point },
    NumberSetter("anchorPointZ") { (owner: CALayer, numbers) in owner.anchorPointZ = numbers.number },
    NumberSetter("borderWidth") { (owner: CALayer, numbers) in owner.borderWidth = numbers.number },
    NumberSetter("bounds") { (owner: CALayer, numbers) in owner.bounds = numbers.rect },
    NumberSetter("contentsRect") { (owner: CALayer, numbers) in owner.contentsRect = numbers.rect },
    NumberSetter("contentsScale") { (owner: CALayer, numbers) in owner.contentsScale = numbers.number },
    NumberSetter("cornerRadius") { (owner: CALayer, numbers) in owner.cornerRadius = numbers.number },
    NumberSetter("frame") { (owner: CALayer, numbers) in owner.frame = numbers.rect },
    NumberSetter("opacity") { (owner: CALayer, numbers) in owner.opacity = numbers.float },
    NumberSetter("position") { (owner: CALayer, numbers) in owner.position = numbers.point },
    NumberSetter("rasterizationScale") { (owner: CALayer, numbers) in
      owner.rasterizationScale = numbers.number
    },
    NumberSetter("shadowOffset") { (owner: CALayer, numbers) in owner.shadowOffset = numbers.size },
    NumberSetter("shadowOpacity") { (owner: CALayer, numbers) in owner.shadowOpacity = numbers.float },
    NumberSetter("shadowRadius") { (owner: CALayer, numbers) in owner.shadowRadius = numbers.number },
    NumberSetter("sublayerTransform") { (owner: CALayer, numbers) in
      owner.sublayerTransform = numbers.transform
    },
    NumberSetter("transform") { (owner: CALayer, numbers) in owner.transform = numbers.transform },
    NumberSetter("zPosition") { (owner: CALayer, numbers) in owner.zPosition = numbers.number },
    NumberSetter("lineDashPhase") { (owner: CAShapeLayer, numbers) in owner.lineDashPhase = numbers.number },
    NumberSetter("lineWidth") { (owner: CAShapeLayer, numbers) in owner.lineWidth = numbers.number },
    NumberSetter("miterLimit") { (owner: CAShapeLayer, numbers) in owner.miterLimit = numbers.number },
    NumberSetter("strokeEnd") { (owner: CAShapeLayer, numbers) in owner.strokeEnd = numbers.number },
    NumberSetter("strokeStart") { (owner: CAShapeLayer, numbers) in owner.strokeStart = numbers.number },
    NumberSetter("endPoint") { (owner: CAGradientLayer, numbers) in owner.endPoint = numbers.point },
    NumberSetter("startPoint") { (owner: CAGradientLayer, numbers) in owner.startPoint = numbers.point },
    NumberSetter("fontSize") { (owner: CATextLayer, numbers) in owner.fontSize = numbers.number },
    NumberSetter("instanceAlphaOffset") { (owner: CAReplicatorLayer, numbers) in
      owner.instanceAlphaOffset = numbers.float
    },
    NumberSetter("instanceBlueOffset") { (owner: CAReplicatorLayer, numbers) in
      owner.instanceBlueOffset = numbers.float
    },
    NumberSetter("instanceCount") { (owner: CAReplicatorLayer, numbers) in
      owner.instanceCount = numbers.integer
    },
    NumberSetter("instanceDelay") { (owner: CAReplicatorLayer, numbers) in
      owner.instanceDelay = numbers.number
    },
    NumberSetter("instanceGreenOffset") { (owner: CAReplicatorLayer, numbers) in
      owner.instanceGreenOffset = numbers.float
    },
    NumberSetter("instanceRedOffset") { (owner: CAReplicatorLayer, numbers) in
      owner.instanceRedOffset = numbers.float
    },
    NumberSetter("instanceTransform") { (owner: CAReplicatorLayer, numbers) in
      owner.instanceTransform = numbers.transform
    },
    NumberSetter("birthRate") { (owner: CAEmitterLayer, numbers) in owner.birthRate = numbers.float },
    NumberSetter("emitterDepth") { (owner: CAEmitterLayer, numbers) in owner.emitterDepth = numbers.number },
    NumberSetter("emitterPosition") { (owner: CAEmitterLayer, numbers) in
      owner.emitterPosition = numbers.point
    },
    NumberSetter("emitterSize") { (owner: CAEmitterLayer, numbers) in owner.emitterSize = numbers.size },
    NumberSetter("emitterZPosition") { (owner: CAEmitterLayer, numbers) in
      owner.emitterZPosition = numbers.number
    },
    NumberSetter("lifetime") { (owner: CAEmitterLayer, numbers) in owner.lifetime = numbers.float },
    NumberSetter("scale") { (owner: CAEmitterLayer, numbers) in owner.scale = numbers.float },
    NumberSetter("spin") { (owner: CAEmitterLayer, numbers) in owner.spin = numbers.float },
    NumberSetter("velocity") { (owner: CAEmitterLayer, numbers) in owner.velocity = numbers.float },
    NumberSetter("alphaRange") { (owner: CAEmitterCell, numbers) in owner.alphaRange = numbers.float },
    NumberSetter("alphaSpeed") { (owner: CAEmitterCell, numbers) in owner.alphaSpeed = numbers.float },
    NumberSetter("birthRate") { (owner: CAEmitterCell, numbers) in owner.birthRate = numbers.float },
    NumberSetter("blueRange") { (owner: CAEmitterCell, numbers) in owner.blueRange = numbers.float },
    NumberSetter("blueSpeed") { (owner: CAEmitterCell, numbers) in owner.blueSpeed = numbers.float },
    NumberSetter("contentsScale") { (owner: CAEmitterCell, numbers) in owner.contentsScale = numbers.number },
    NumberSetter("emissionLatitude") { (owner: CAEmitterCell, numbers) in
      owner.emissionLatitude = numbers.number
    },
    NumberSetter("emissionLongitude") { (owner: CAEmitterCell, numbers) in
      owner.emissionLongitude = numbers.number
    },
    NumberSetter("emissionRange") { (owner: CAEmitterCell, numbers) in owner.emissionRange = numbers.number },
    NumberSetter("greenRange") { (owner: CAEmitterCell, numbers) in owner.greenRange = numbers.float },
    NumberSetter("greenSpeed") { (owner: CAEmitterCell, numbers) in owner.greenSpeed = numbers.float },
    NumberSetter("lifetime") { (owner: CAEmitterCell, numbers) in owner.lifetime = numbers.float },
    NumberSetter("lifetimeRange") { (owner: CAEmitterCell, numbers) in owner.lifetimeRange = numbers.float },
    NumberSetter("redRange") { (owner: CAEmitterCell, numbers) in owner.redRange = numbers.float },
    NumberSetter("redSpeed") { (owner: CAEmitterCell, numbers) in owner.redSpeed = numbers.float },
    NumberSetter("scale") { (owner: CAEmitterCell, numbers) in owner.scale = numbers.number },
    NumberSetter("scaleRange") { (owner: CAEmitterCell, numbers) in owner.scaleRange = numbers.number },
    NumberSetter("scaleSpeed") { (owner: CAEmitterCell, numbers) in owner.scaleSpeed = numbers.number },
    NumberSetter("spin") { (owner: CAEmitterCell, numbers) in owner.spin = numbers.number },
    NumberSetter("spinRange") { (owner: CAEmitterCell, numbers) in owner.spinRange = numbers.number },
    NumberSetter("velocity") { (owner: CAEmitterCell, numbers) in owner.velocity = numbers.number },
    NumberSetter("velocityRange") { (owner: CAEmitterCell, numbers) in owner.velocityRange = numbers.number },
    NumberSetter("xAcceleration") { (owner: CAEmitterCell, numbers) in owner.xAcceleration = numbers.number },
    NumberSetter("yAcceleration") { (owner: CAEmitterCell, numbers) in owner.yAcceleration = numbers.number },
    NumberSetter("zAcceleration") { (owner: CAEmitterCell, numbers) in owner.zAcceleration = numbers.number },
    NumberSetter("constant") { (owner: NSLayoutConstraint, numbers) in owner.constant = numbers.number },
  ]
}
