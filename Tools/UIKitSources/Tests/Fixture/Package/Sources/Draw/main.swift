@testable import App
import Foundation
import OpenUIKitCairo
import OpenUIKit
import OpenUIKitImages
import ObjectCreation

// Uses what the translation makes of the app, then draws its first screen into the file that the argument names.

class BareDelegate: NSObject, CounterViewControllerDelegate {
  var values: [Int] = []
  func counterDidChange(_ counter: CounterViewController, to value: Int) { values.append(value) }
}

final class Delegate: NSObject, CounterViewControllerDelegate {
  var resets = 0
  let counterStep = 5
  func counterDidChange(_ counter: CounterViewController, to value: Int) {}
  func counter(_ counter: CounterViewController, titleFor value: Int) -> String { "Number \(value)" }
  func counterWillReset(_ counter: CounterViewController) { resets += 1 }
}

@MainActor func check(_ holds: Bool, line: Int = #line) {
  guard !holds else { return }
  print("main.swift:\(line) does not hold")
  exit(1)
}

// The whole app, by its delegate, with its resources.
let appDelegate = AppDelegate()
let resources = AssetCatalog(folder: Bundle.module.bundlePath)
let scene = UIWindowScene(size: CGSize(width: 390, height: 844))
scene.textMeasurer = PangoTextMeasurer()
scene.imageSource = resources.image(named:)
scene.colorSource = resources.color(named:)
UIApplication.launch(delegate: appDelegate, on: scene)
guard let window = UIApplication.shared.windows.first,
  let navigation = window.rootViewController as? UINavigationController,
  let screen = navigation.topViewController as? CounterViewController
else { fatalError("the app has no first screen") }
// A text has the form for its number, by String(localized:) and by a format. The first of January 1970 was a Thursday.
check(StepTexts.count(1) == "1 step" && StepTexts.count(3) == "3 steps")
check(StepTexts.format(1) == "1 step" && StepTexts.format(3) == "3 steps")
check(StepTexts.length(2.5) == "2.5" && StepTexts.firstWeekday > 0)
check(StepTexts.day(Date(timeIntervalSince1970: 0)) == "Thursday")
check(appDelegate.launches == 1)

// Pictures, colours, strings and data.
let tally = TallyView()
check(
  tally.image?.size == CGSize(width: 2, height: 4)
    && tally.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
check(tally.title == "All counters" && tally.unknown == "no such key" && tally.steps == [1, 2, 5])

// A page of the app's own, which notifies its delegate and the observer of its title.
let help = HelpViewController()
help.loadViewIfNeeded()
for _ in 0..<500 where help.finished == 0 { RunLoop.main.run(until: Date().addingTimeInterval(0.02)) }
check(help.finished == 1 && help.title == "Help" && help.webView.title == "Help")

// The end of a load, and blocks of the main queue. Foundation on Linux refuses to load files, which is an end too.
let loader = Loader()
loader.load(Bundle.module.bundleURL.appendingPathComponent("Steps.json"))
for _ in 0..<500 where !loader.isDone { RunLoop.main.run(until: Date().addingTimeInterval(0.02)) }
check(loader.isDone)

// An action by its selector, and a delegate without the optional requirements.
let bare = BareDelegate()
screen.delegate = bare
screen.button.sendActions(for: .touchUpInside)
check(screen.value == 4 && bare.values == [4] && screen.label.text == "4")

// A delegate with them.
let delegate = Delegate()
screen.delegate = delegate
screen.button.sendActions(for: .touchUpInside)
check(screen.value == 9 && screen.label.text == "Number 9")
screen.reset(UITapGestureRecognizer())
check(delegate.resets == 1 && screen.resets == 1 && screen.value == 0)

// A selector that an extension of `Selector` declares, and the names.
let control = UISwitch()
screen.listen(control)
control.sendActions(for: .valueChanged)
check(screen.value == 2)
check(
  CounterViewController.resetSelector.description == "reset:" && CounterViewController.valueKeyPath == "value"
)
check(CounterViewController.valueSelector.description == "value" && screen.platform == "simulator")

// Calls of UIKit's own delegates.
screen.scrollDelegate = screen
let answer: Void? = screen.scrollDelegate.map { $0.scrollViewDidEndDecelerating(UIScrollView()) }
check(answer != nil)

// A delegate's method that only a subclass of the conforming class has.
let settings = SettingsViewController()
settings.loadViewIfNeeded()
(settings.table.delegate as? UITableViewDelegate)?.tableView(
  settings.table, didSelectRowAt: IndexPath(row: 7, section: 0))
check(settings.selected == [7])

// Classes that are created through a value of their type.
check(Factory.make(SpecialModel.self, name: "car").name == "special car")
check(Factory.page(Page.self).accessibilityLabel == "made")
check(Factory.make(Model.self, name: "a").isEqual(Model(name: "a")))

check(
  ContentViewController<UILabel>().view is UILabel && ContentViewController<UIView>().content.frame == .zero)
check(ContentViewController<FramedContent>().content.isSetUp)
check(ContentViewController<PlainContent>().content.text == "plain")
check(
  Kinds.views.map { String(describing: type(of: $0._newObject())) } == [
    "UIView", "UIStackView", "FramedContent", "PlainContent", "UITableViewCell", "UITableView",
  ])
check(Kinds.views(width: 12).map(\.frame.width) == [12, 12, 12])
check((Kinds(screen: StyledSubscreen.self).made as? StyledSubscreen)?.style == 3)
let styled = StyledSubscreen()
styled.loadViewIfNeeded()
check(styled.title == "subscreen")
check(Kinds(screen: UITableViewController.self).made is UITableViewController)
check(Kinds.make { (cell: UITableViewCell) in cell.tag = 4 }.tag == 4)
check(
  UINavigationController.fromNib().viewControllers.isEmpty
    && type(of: UIPanGestureRecognizer.without()) == UIPanGestureRecognizer.self)

// A scene of a storyboard, with an outlet.
let note = NoteViewController.make()
note?.loadViewIfNeeded()
check(note?.label.text == "From the storyboard" && note?.title == "Note")

// Associated objects.
screen.view.note = "first"
check(screen.view.note == "first" && screen.button.note == nil)

try CairoRenderer().writePNG(window.displayList(), scale: 2, to: CommandLine.arguments[1])
print("the app runs")
