import OpenUIKit
import Testing

@MainActor
private final class Owner: NSObject, UITableViewDelegate, UICollectionViewDelegate, UITextViewDelegate {
  var selected: [IndexPath] = []
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
}

@MainActor
private final class Scrolls: NSObject, UIScrollViewDelegate {
  var scrolls = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

@MainActor
private final class OwnTable: UITableView {
  var assignments = 0
  override var delegate: (any UITableViewDelegate)? {
    get { super.delegate }
    set {
      assignments += 1
      super.delegate = newValue
    }
  }
}

@MainActor
@Suite("Delegates of the classes of scroll views")
struct TypedDelegateTests {
  @Test("The delegates of tables, collections and text views have their types")
  func types() {
    let (owner, table) = (Owner(), UITableView())
    table.delegate = owner
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(owner.selected == [IndexPath(row: 1, section: 0)])
    #expect((table as UIScrollView).delegate === owner)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.delegate = owner
    let textView = UITextView()
    textView.delegate = owner
    #expect(textView.delegate?.textViewShouldBeginEditing(textView) == true && collection.delegate === owner)
  }

  @Test("A delegate of a scroll view alone is notified of scrolling, and is no delegate of the table")
  func scrollDelegate() {
    let (scrolls, table) = (Scrolls(), UITableView())
    (table as UIScrollView).delegate = scrolls
    table.contentOffset.y = 10
    #expect(scrolls.scrolls == 1 && table.delegate == nil)
  }

  @Test("A subclass overrides the delegate with its type")
  func overridden() {
    let (owner, table) = (Owner(), OwnTable())
    table.delegate = owner
    #expect(table.assignments == 1 && table.delegate === owner)
  }
}
