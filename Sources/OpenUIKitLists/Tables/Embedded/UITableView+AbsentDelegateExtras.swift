// Delegates of pages estimate no heights of single headers and footers, and have no primary actions.
extension UITableView {
  final func estimatedHeight(ofHeader section: Int) -> CGFloat { estimatedSectionHeaderHeight }
  final func estimatedHeight(ofFooter section: Int) -> CGFloat { estimatedSectionFooterHeight }
  final func performPrimaryAction(at path: IndexPath) {}
  final func postChangeOfSelection() {}
}
