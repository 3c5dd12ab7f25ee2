import Testing

@testable import OpenUIKitLayers

@MainActor @Suite("CATransaction")
struct CATransactionTests {
  private let stage = Stage()
  private var clock: AnimationClock { stage.clock }

  @Test("layers without a view animate in an explicit transaction, from its commit, by its duration")
  func explicit() {
    let layer = stage.addLayer()
    layer.position.x = 10
    #expect(layer.shownX == 10)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 110
    CATransaction.commit()
    clock.advance(by: 0.5)
    #expect(layer.shownX == 35)
    clock.advance(by: 1.5)
    #expect(layer.shownX == 110 && clock.isIdle)
  }

  @Test("the default is a quarter of a second with the default curve")
  func defaults() {
    let layer = stage.addLayer()
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    layer.position.x = 100
    CATransaction.commit()
    clock.advance(by: 0.125)
    #expect(abs(layer.shownX! - 100 * UnitBezier(0.25, 0.1, 0.25, 1).y(atX: 0.5)) < 1e-5)
  }

  @Test("disabled actions show at once, in inner transactions and in animation blocks too")
  func disabled() {
    let layer = stage.addLayer()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = 100
    CATransaction.begin()
    layer.position.y = 50
    CATransaction.commit()
    stage.animate(1) { layer.zPosition = 7 }
    CATransaction.commit()
    #expect(layer.animations.isEmpty && !CATransaction.disableActions())
  }

  @Test("outside of transactions settings have no effect, and a completion is called at once")
  func outside() {
    var completed = false
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(3)
    CATransaction.setAnimationTimingFunction(nil)
    CATransaction.setCompletionBlock { completed = true }
    CATransaction.flush()
    #expect(completed && !CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
  }

  @Test("properties are set by their keys")
  func keys() {
    var completed = false
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(2.5, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue({ completed = true } as () -> Void, forKey: kCATransactionCompletionBlock)
    CATransaction.setValue("no number", forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2.5)
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2.5)
    CATransaction.commit()
    #expect(completed && CATransaction.value(forKey: "none") == nil)
  }

  @Test("without animations the completion comes at the commit")
  func emptyCompletion() {
    var completed = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { completed = true }
    #expect(!completed)
    CATransaction.commit()
    #expect(completed)
  }

  @Test("a commit without a beginning stops the program")
  func unbalanced() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { CATransaction.commit() }
    }
  }
}
