import Foundation
import OpenUIKit
import Testing

@MainActor
private final class Inbox: UIViewController {
  var prepared: [String] = []
  var asked = 0
  var returned: UIStoryboardSegue?
  var awakenings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += 1
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append("\(segue.identifier ?? "-") \(type(of: segue.destination)) \(sender as? String ?? "-")")
    (segue.destination as? Message)?.subject = "Hello"
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    asked += 1
    return false
  }
  func back(_ segue: UIStoryboardSegue) { returned = segue }
}

@MainActor
private final class Message: UIViewController {
  var subject = ""
  let source: String
  init?(coder: NSCoder, source: String) {
    self.source = source
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) {
    source = "storyboard"
    super.init(coder: coder)
  }
}

@MainActor
private final class Jump: UIStoryboardSegue {
  override func perform() { source.view.tag = 7 }
}

@MainActor
@Suite("Storyboards that an app registers")
struct StoryboardTests {
  private let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Each test has a storyboard of its own: they run in parallel on one thread.
  private func storyboard(_ name: String) -> UIStoryboard {
    var contents = StoryboardContents(initialScene: "Inbox")
    contents.addScene("Inbox") { Inbox(coder: $0) }
    contents.addScene("Message") { Message(coder: $0) }
    contents.addSegue("show", from: "Inbox", to: "Message")
    contents.addSegue("present", from: "Inbox", to: "Message", kind: .presentModally)
    contents.addSegue("jump", from: "Inbox", to: "Message", kind: .custom(Jump.init))
    contents.addUnwindSegue("back", from: "Message", to: Selector("back:", Inbox.back(_:)))
    UIStoryboard.register(contents, name: name)
    return UIStoryboard(name: name, bundle: nil)
  }

  @Test("Scenes are created by their identifiers, belong to the storyboard and wake up")
  func scenes() throws {
    let storyboard = storyboard("scenes")
    let inbox = try #require(storyboard.instantiateInitialViewController() as? Inbox)
    #expect(inbox.storyboard === storyboard && inbox.awakenings == 1)
    let message: Message = storyboard.instantiateViewController(identifier: "Message")
    #expect(message.source == "storyboard")
    #expect(UIViewController().storyboard == nil)
  }

  @Test("A creator makes the controller, and the storyboard does if it returns nil")
  func creators() {
    let storyboard = storyboard("creators")
    let made = storyboard.instantiateViewController(identifier: "Message") {
      Message(coder: $0, source: "code")
    }
    #expect(made.source == "code" && made.storyboard === storyboard)
    let other = storyboard.instantiateViewController(identifier: "Message") { _ in nil as Message? }
    #expect(other.source == "storyboard")
  }

  @Test("A storyboard without an initial scene creates none")
  func noInitialScene() {
    UIStoryboard.register(StoryboardContents(), name: "empty")
    #expect(UIStoryboard(name: "empty", bundle: nil).instantiateInitialViewController() == nil)
  }

  @Test("A segue prepares, without asking, and then pushes in a navigation controller")
  func show() throws {
    let inbox = try #require(storyboard("show").instantiateInitialViewController() as? Inbox)
    let navigation = UINavigationController(rootViewController: inbox)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    inbox.performSegue(withIdentifier: "show", sender: "row")
    #expect(inbox.prepared == ["show Message row"] && inbox.asked == 0)
    #expect((navigation.topViewController as? Message)?.subject == "Hello")
  }

  @Test("A modal segue presents its destination; unwinding calls the method and dismisses it")
  func present() throws {
    let inbox = try #require(storyboard("present").instantiateInitialViewController() as? Inbox)
    window.rootViewController = inbox
    window.makeKeyAndVisible()
    inbox.performSegue(withIdentifier: "present", sender: nil)
    window.clock.advance(by: 1)
    let message = try #require(inbox.presentedViewController as? Message)
    message.performSegue(withIdentifier: "back", sender: nil)
    window.clock.advance(by: 1)
    #expect(inbox.returned?.source === message && inbox.returned?.destination === inbox)
    #expect(inbox.presentedViewController == nil)
    // The segue keeps its controllers.
    inbox.returned = nil
  }

  @Test("Unwinding pops to the controller below")
  func pop() throws {
    let storyboard = storyboard("pop")
    let inbox = try #require(storyboard.instantiateInitialViewController() as? Inbox)
    let navigation = UINavigationController(rootViewController: inbox)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    inbox.performSegue(withIdentifier: "show", sender: nil)
    window.clock.advance(by: 1)
    navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    window.clock.advance(by: 1)
    #expect(navigation.topViewController === inbox && inbox.returned != nil)
    // The segue keeps its controllers.
    inbox.returned = nil
  }

  @Test("A segue of another class performs as its class does")
  func custom() throws {
    let inbox = try #require(storyboard("custom").instantiateInitialViewController() as? Inbox)
    inbox.performSegue(withIdentifier: "jump", sender: nil)
    #expect(inbox.view.tag == 7)
  }
}

@MainActor
private final class NamedCell: UITableViewCell {}

@MainActor
private final class NibScreen: UIViewController {
  var outlet: UILabel?
}

@MainActor
@Suite("Nibs that an app registers")
struct NibTests {
  @Test("A nib creates its objects for an owner, and bundles load it by name")
  func objects() {
    UINib.register("objects") { owner in
      let view = UIView()
      (owner as? NibScreen)?.outlet = UILabel()
      return [view]
    }
    let owner = NibScreen()
    let objects = UINib(nibName: "objects", bundle: nil).instantiate(withOwner: owner)
    #expect(objects.count == 1 && objects.first is UIView && owner.outlet != nil)
    #expect(Bundle.main.loadNibNamed("objects", owner: nil)?.count == 1)
    #expect(Bundle.main.loadNibNamed("no such nib", owner: nil) == nil)
  }

  @Test("A controller loads its view from the nib that it names, or from that of its class")
  func controllers() {
    UINib.register("NibScreen") { _ in [UISwitch()] }
    UINib.register("other") { _ in [UISlider()] }
    #expect(NibScreen().view is UISwitch)
    let named = NibScreen(nibName: "other", bundle: nil)
    #expect(named.view is UISlider && named.nibName == "other")
    #expect(type(of: UIViewController().view!) == UIView.self)
  }

  @Test(
    "Tables and collections create cells from nibs, with their identifiers, until a class replaces the nib")
  func cells() {
    UINib.register("cell") { _ in [NamedCell(style: .subtitle, reuseIdentifier: nil)] }
    let table = UITableView()
    table.register(UINib(nibName: "cell", bundle: nil), forCellReuseIdentifier: "a")
    let cell = table.dequeueReusableCell(withIdentifier: "a")
    #expect(cell is NamedCell && cell?.reuseIdentifier == "a")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a").map { $0 is NamedCell } == false)

    UINib.register("item") { _ in [UICollectionViewCell()] }
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UINib(nibName: "item", bundle: nil), forCellWithReuseIdentifier: "b")
    let item = collection.dequeueReusableCell(withReuseIdentifier: "b", for: IndexPath(item: 0, section: 0))
    #expect(item.reuseIdentifier == "b")
  }
}
