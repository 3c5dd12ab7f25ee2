import OpenUIKitCore

extension UIPageControl: ArchivedWithoutSubviews {}
extension UIProgressView: ArchivedWithoutSubviews {}
extension UISegmentedControl: ArchivedWithoutSubviews {}
extension UISlider: ArchivedWithoutSubviews {}
extension UISwitch: ArchivedWithoutSubviews {}
extension UITextField: ArchivedWithoutSubviews {}
extension UITextView: ArchivedWithoutSubviews {}
