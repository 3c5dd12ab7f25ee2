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
      message(result).contains(
        "UIView:V  make.left.equalTo(UIView:O.top): horizontal, vertical and size attributes"))
  }

  @Test("Masonry ignored values that fit no attribute (T5)")
  func valueHasToFitAnAttribute() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        stage.view.mas_makeConstraints { $0.left.top.equalTo(CGSize(width: 5, height: 5)) }
      }
    }
    #expect(
      message(result).contains(
        "UIView:V  make.left.top.equalTo(CGSize(width: 5, height: 5)): the value means nothing"))
    #expect(message(result).contains("FailureTests.swift:"))
  }

  @Test func messageShowsAChainWithoutARelationAsItStands() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.mas_key = "lonely"
        view.mas_makeConstraints { $0.left.offset(8) }
      }
    }
    #expect(message(result).contains("UIView:lonely  make.left.offset(8): UIView:lonely has no superview"))
  }

  @Test func messageShowsWhatANumberIsMultipliedBy() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        stage.view.mas_makeConstraints { $0.left.equalTo(5).multipliedBy(0) }
      }
    }
    #expect(message(result).contains("make.left.equalTo(5).multipliedBy(0): a position cannot be relative"))
  }

  @Test("testRelationNotAllowUpdateOfEqual")
  func relationCannotBeGivenTwice() async {
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

  @Test(
    "testAttributeChainingShouldNotHaveRelation: Masonry checked this for single constraints only (T2)",
    arguments: [false, true])
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
        var left: MASAttributeChain<MASLeftRight>?
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

  @Test(
    "testDistributeViewsWithFixedSpacingShouldFailWhenArrayContainsLessTwoViews, and …FixedItemLength…",
    arguments: [true, false])
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
    #expect(message(result).contains("views to distribute need to be more than one: UIView:V"))
  }

  @Test func distributionNeedsACommonSuperview() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        let stranger = UIView()
        stranger.mas_key = "stranger"
        [stage.view, stranger].mas_distributeViews(
          along: .horizontal, withFixedSpacing: 10, leadSpacing: 5, tailSpacing: 5)
      }
    }
    #expect(message(result).contains("do not share a common superview: UIView:V, UIView:stranger"))
  }

  @Test("testRelationNotAllowUpdateOfLessThanOrEqual")
  func relationCannotBecomeAnother() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        stage.view.mas_makeConstraints { make in
          let left = make.left
          left.equalTo(stage.sibling)
          left.lessThanOrEqualTo(stage.sibling)
        }
      }
    }
    #expect(message(result).contains("Redefinition of constraint relation"))
  }

  @Test("testRelationNotAllowUpdateOfGreaterThanOrEqual")
  func sameRelationCannotBeGivenTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        stage.view.mas_makeConstraints { make in
          let left = make.left
          left.greaterThanOrEqualTo(stage.sibling)
          left.greaterThanOrEqualTo(stage.sibling)
        }
      }
    }
    #expect(message(result).contains("Redefinition of constraint relation"))
  }

  @Test(arguments: [false, true])
  func piecesOfALongerChainHaveItsRelation(_ relatesThePieceFirst: Bool) async {
    let result =
      if relatesThePieceFirst {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run {
            let stage = Stage()
            stage.view.mas_makeConstraints { make in
              let left = make.left
              let both = left.right
              left.equalTo(stage.sibling)
              both.equalTo(stage.other)
            }
          }
        }
      } else {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run {
            let stage = Stage()
            stage.view.mas_makeConstraints { make in
              let both = make.left.right
              both.bottom.equalTo(stage.sibling)
              both.equalTo(stage.other)
            }
          }
        }
      }
    #expect(message(result).contains("Redefinition of constraint relation"))
  }

  @Test func attributesHaveToBeAttributes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        stage.view.mas_makeConstraints { $0.attributes(.notAnAttribute).equalTo(stage.sibling) }
      }
    }
    #expect(message(result).contains("You didn't pass any attribute to make.attributes(...)"))
    #expect(message(result).contains("FailureTests.swift:"))
  }

  @Test func sizeWithoutHeightHasNoAspectRatio() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        stage.view.mas_makeConstraints { $0.aspectRatio(of: CGSize(width: 3, height: 0)) }
      }
    }
    #expect(message(result).contains("A size without height has no aspect ratio"))
    #expect(message(result).contains("FailureTests.swift:"))
  }

  @Test func constraintToAnOldSuperviewCannotComeBackElsewhere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        let made = stage.view.mas_makeConstraints { $0.left.equalTo(stage.superview) }
        let other = UIView()
        other.addSubview(stage.view)
        made[0].install()
      }
    }
    #expect(message(result).contains("couldn't find a common superview for UIView:V and UIView:S"))
  }

  @Test func closureNeedsASuperview() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.mas_key = "lonely"
        view.mas_makeConstraints { $0.left.right.equalToSuperview { $0.mas_centerX } }
      }
    }
    #expect(
      message(result).contains(
        "UIView:lonely  make.left.equalToSuperview(): UIView:lonely has no superview. Add it to one"))
    #expect(message(result).contains("FailureTests.swift:"))
  }

  @Test func positionCannotBeMultipliedByZero() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        stage.view.mas_makeConstraints { make in
          make.width.equalTo(stage.sibling).multipliedBy(0)
          make.left.equalTo(stage.sibling).multipliedBy(0).offset(3)
        }
      }
    }
    #expect(
      message(result).contains(
        "UIView:V  make.left.equalTo(UIView:O.left).multipliedBy(0).offset(3): a position cannot be relative")
    )
    #expect(message(result).contains("FailureTests.swift:"))
  }
}
