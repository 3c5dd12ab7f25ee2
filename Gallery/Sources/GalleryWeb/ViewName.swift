#if hasFeature(Embedded)
  import Masonry
  import OpenUIKit
  import iCarousel

  extension UIView {
    /// The name of the view in the outlines: its key, its role, or its class in UIKit.
    var outlineName: String {
      if let key = mas_key { return key }
      switch self {
      case let button as UIButton: return button.currentTitle ?? "UIButton"
      default: return className
      }
    }

    /// Embedded Swift keeps no names of classes.
    private var className: String {
      switch self {
      case is iCarousel: "iCarousel"
      case is UILabel: "UILabel"
      case is UIImageView: "UIImageView"
      case is UINavigationBar: "UINavigationBar"
      case is UITabBar: "UITabBar"
      case is UITableViewCell: "UITableViewCell"
      case is UITableView: "UITableView"
      case is UICollectionViewCell: "UICollectionViewCell"
      case is UICollectionView: "UICollectionView"
      case is UIScrollView: "UIScrollView"
      case is UIStackView: "UIStackView"
      case is UIVisualEffectView: "UIVisualEffectView"
      case is UISlider: "UISlider"
      case is UISwitch: "UISwitch"
      case is UISegmentedControl: "UISegmentedControl"
      case is UIPageControl: "UIPageControl"
      case is UITextField: "UITextField"
      case is UIControl: "UIControl"
      default: "UIView"
      }
    }
  }
#endif
