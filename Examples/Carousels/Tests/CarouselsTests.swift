import CarouselKit
import Driver
import OpenUIKit
import Testing

@testable import Carousels

@MainActor
@Suite("The playground and the recipes")
struct CarouselsTests {
  private func start() -> (device: AppDriver, navigation: UINavigationController?) {
    let device = AppDriver(AppDelegate(), SceneDelegate(), on: .phone)
    return (device, device.window.rootViewController as? UINavigationController)
  }

  @Test("Each recipe opens and shows a carousel", arguments: Recipe.allCases)
  func recipes(_ recipe: Recipe) throws {
    let (device, _) = start()
    let controller = recipe.makeViewController()
    (device.window.rootViewController as? UINavigationController)?
      .pushViewController(controller, animated: false)
    device.settle()
    let carousel = try #require(carousels(in: controller.view).first)
    #expect(carousel.bounds.width > 0 && carousel.bounds.height > 0)
    #expect(carousel.currentItemView?.bounds.isEmpty == false)
  }

  @Test("Every value of every option can be chosen, and the code names it")
  func options() {
    let (device, navigation) = start()
    let playground = PlaygroundViewController()
    navigation?.pushViewController(playground, animated: false)
    device.settle()
    for (number, group) in PlaygroundGroup.all.enumerated() {
      for (option, values) in group.options.enumerated() {
        for value in values.values.indices {
          playground.choose(value, ofOption: option, inGroup: number)
          for line in values.values[value].code { #expect(playground.code.lines.contains(line)) }
        }
        playground.choose(0, ofOption: option, inGroup: number)
      }
    }
    #expect(playground.code.text.hasPrefix("import iCarousel\n"))
  }

  private func carousels(in view: UIView) -> [iCarousel] {
    (view as? iCarousel).map { [$0] } ?? view.subviews.flatMap { carousels(in: $0) }
  }
}
