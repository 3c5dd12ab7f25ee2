import Masonry
import Testing

/// Mistakes that the compiler cannot see stop the program with the chain, the views' names, and the file and
/// line.
@Suite struct FailureTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("Masonry left this to an exception of the system (T12)")
  func viewWithoutSuperviewCannotHaveAPosition() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.mas_key = "lonely"
        view.mas_makeConstraints { $0.left.equalTo(5) }
      }
    }
    let text = message(result)
    #expect(text.contains("make.left.equalTo(5): UIView:lonely has no superview"))
    #expect(text.contains("FailureTests.swift:"))
  }

  @Test func viewsOfDifferentHierarchiesCannotBeRelated() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        let stranger = UIView()
        stranger.mas_key = "stranger"
        stage.view.mas_makeConstraints { $0.left.equalTo(stranger.mas_right).offset(8) }
      }
    }
    let text = message(result)
    #expect(text.contains("make.left.equalTo(UIView:stranger.right).offset(8): "))
    #expect(text.contains("couldn't find a common superview for UIView:V and UIView:stranger"))
  }

  @Test func attributeNamedAtRunTimeHasToBeOfTheSameAxis() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        stage.view.mas_makeConstraints { $0.left.equalTo(stage.sibling.mas_attribute(.top)) }
      }
    }
    #expect(
      message(result).contains("make.left.equalTo(UIView:O.top): horizontal, vertical and size attributes"))
  }

  @Test("Masonry ignored values that fit no attribute (T5)")
  func valueHasToFitAnAttribute() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        stage.view.mas_makeConstraints { $0.left.top.equalTo(CGSize(width: 5, height: 5)) }
      }
    }
    #expect(message(result).contains("the value means nothing for any attribute of the chain"))
  }

  @Test func relationCannotBeGivenTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        stage.view.mas_makeConstraints { make in
          let left = make.left
          left.lessThanOrEqualTo(stage.sibling)
          left.equalTo(stage.other)
        }
      }
    }
    #expect(message(result).contains("Redefinition of constraint relation"))
  }

  @Test("Masonry checked this for single constraints only (T2)", arguments: [false, true])
  func attributesCannotFollowTheRelation(_ isComposite: Bool) async {
    let result =
      if isComposite {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run {
            let stage = Stage()
            stage.view.mas_makeConstraints { make in
              let size = make.size
              size.equalTo(stage.sibling)
              _ = size.left
            }
          }
        }
      } else {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run {
            let stage = Stage()
            stage.view.mas_makeConstraints { make in
              let left = make.left
              left.equalTo(stage.sibling)
              _ = left.bottom
            }
          }
        }
      }
    #expect(message(result).contains("Attributes should be chained before defining the constraint relation"))
  }

  @Test func attributesCannotBeChainedAfterTheBlock() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        var left: MASAttributeChain<MASHorizontal>?
        stage.view.mas_makeConstraints { left = $0.left }
        _ = left?.right
      }
    }
    #expect(message(result).contains("Attributes should be chained in the block"))
  }

  @Test func chainThatGrewIntoALongerOneTakesNothingMore() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        var size: MASAttributeChain<MASDimension>?
        stage.view.mas_makeConstraints { make in
          size = make.size
          _ = size?.left
        }
        _ = size?.right
      }
    }
    #expect(message(result).contains("Attributes should be chained in the block"))
  }

  @Test func targetHasToExistWhenTheConstraintComesBack() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        var target: UIView? = UIView()
        stage.superview.addSubview(target!)
        let made = stage.view.mas_makeConstraints { $0.left.equalTo(target!) }
        made[0].uninstall()
        target?.removeFromSuperview()
        target = nil
        made[0].install()
      }
    }
    #expect(message(result).contains("a view of this constraint no longer exists"))
  }

  @Test(arguments: [true, false])
  func distributionNeedsTwoViews(_ hasFixedSpacing: Bool) async {
    let result =
      if hasFixedSpacing {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run {
            let stage = Stage()
            [stage.view].mas_distributeViews(
              along: .horizontal, withFixedSpacing: 10, leadSpacing: 5, tailSpacing: 5)
          }
        }
      } else {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run {
            let stage = Stage()
            [stage.view].mas_distributeViews(
              along: .horizontal, withFixedItemLength: 10, leadSpacing: 5, tailSpacing: 5)
          }
        }
      }
    #expect(message(result).contains("views to distribute need to be more than one"))
  }

  @Test func distributionNeedsACommonSuperview() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        [stage.view, UIView()].mas_distributeViews(
          along: .horizontal, withFixedSpacing: 10, leadSpacing: 5, tailSpacing: 5)
      }
    }
    #expect(message(result).contains("do not share a common superview"))
  }
}
