/// A conflict that a system has of its own: with no or little part of the app.
struct KnownFault {
  /// The title, as a sentence without its end.
  let title: String
  /// The systems that have it. The first is the one of the oldest log on a public page, which a comment names if it is not the reference.
  let systems: String
  /// The advice for an app.
  let advice: String
  /// A public page about it.
  let reference: String
  /// Whether the constraints of a log, and those of its contradictions among them, are those of the fault.
  let matches: @Sendable (_ log: ConstraintLog, _ involved: [Int]) -> Bool

  var sentence: String { "\(title) (\(systems)). \(advice) See \(reference)." }

  static func first(in log: ConstraintLog, _ involved: [Int]) -> KnownFault? {
    all.first { $0.matches(log, involved) }
  }

  /// The most special ones are first.
  static let all: [KnownFault] = [
    KnownFault(
      title: "The view of an action sheet gets the width -16", systems: "since iOS 12.2",
      advice:
        "UIAlertController makes the constraint itself. The sheet looks right, and the message can be ignored.",
      reference: "https://stackoverflow.com/questions/55372093"
    ) { log, involved in
      involved.count == 1 && log.constraints[involved[0]].states(.width, -16)
        && log.isOfPlainView(involved[0])
    },
    KnownFault(
      title: "The bar above the keyboard has the height 0 for the moment",
      // 9.0.2: http://www.openradar.me/23087563
      systems: "since iOS 9, with a hardware keyboard or on an iPad",
      advice:
        "The app's code has no part in it, and the message can be ignored. Setting inputAssistantItem's groups to [] removes the bar.",
      reference: "http://www.openradar.me/36578167"
    ) { log, involved in
      log.involves(involved, ["UIKeyboardAssistantBar"]) && log.isOfSystem(involved)
    },
    KnownFault(
      title: "The buttons above an iPad's keyboard are laid out while they have no height",
      systems: "since iOS 14.2",
      advice:
        "The app's code has no part in it, and the message can be ignored. Setting inputAssistantItem's groups to [] removes the buttons.",
      reference: "https://jpdebug.com/p/3487019"
    ) { log, involved in
      log.involves(involved, ["_UIUCBKBSelectionBackground"]) && log.isOfSystem(involved)
    },
    KnownFault(
      title: "The keyboard's assistant view does not fit its place",
      // 15.2: https://github.com/nextcloud/talk-ios/issues/810
      systems: "since iOS 15, more often in simulators",
      advice:
        "The constraints are the keyboard's. The app's code has no part in them, and the message can be ignored.",
      reference: "https://stackoverflow.com/questions/78192738"
    ) { log, involved in
      let isAssistant = involved.contains {
        log.constraints[$0].identifier.hasPrefix("assistant")
          || log.constraints[$0].identifier.hasPrefix("accessoryView")
      }
      return
        (isAssistant
        || log.involves(involved, ["SystemInputAssistantView", "TUISystemInput", "_UIKBCompat"]))
        && log.isOfSystem(involved)
    },
    KnownFault(
      title: "A tab bar at the top of an iPad places its title in a navigation bar that has no width yet",
      systems: "since iPadOS 18",
      advice: "The constraints are UIKit's. The layout is right later, and the message can be ignored.",
      reference: "https://stackoverflow.com/questions/79625345"
    ) { log, involved in
      involved.contains { index in
        log.items(of: index).contains { log.items[$0].text.hasPrefix("TabBarGuide") }
      } && log.isOfSystem(involved)
    },
    KnownFault(
      // 11.3: https://github.com/AzureAD/azure-activedirectory-library-for-objc/issues/1191, and not after 18:
      // https://github.com/apache/cordova-plugin-inappbrowser/pull/1123
      title: "A toolbar lays out its buttons while it has no size", systems: "iOS 11 to 18",
      advice:
        "Create it with a size, as in UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44)), before its items are set.",
      reference: "https://stackoverflow.com/questions/54284029"
    ) { log, involved in
      log.involves(involved, ["_UIToolbarContentView"]) && log.isOfSystem(involved)
    },
    KnownFault(
      // 14.3: https://openillumi.com/en/en-swiftui-navigationview-constraints-fix
      title: "A navigation bar lays out its buttons while it has no width", systems: "since iOS 14",
      advice: "It is laid out again with its width. The message can be ignored if the bar looks right.",
      reference: "https://stackoverflow.com/questions/70163150"
    ) { log, involved in
      log.involves(involved, ["_UINavigationBarContentView", "_UIModernBarButton", "_UIButtonBarStackView"])
        && log.isOfSystem(involved)
    },
    KnownFault(
      // 8.1: https://github.com/youtube/youtube-ios-player-helper/issues/40
      title: "The controls of a video player are laid out while they have no size", systems: "since iOS 8",
      advice:
        "The constraints are those of AVKit or MediaPlayer. The message can be ignored if the player looks right.",
      reference: "https://github.com/react-native-video/react-native-video/issues/160"
    ) { log, involved in
      log.involves(involved, ["AV", "MPVideo", "MPSwipable", "MPMovie"])
        && involved.contains { index in
          log.items(of: index).contains { ConstraintOrigin.isPrivate(log.items[$0]) }
        }
        && involved.allSatisfy { index in log.items(of: index).allSatisfy { log.items[$0].mayBeOfPlayer } }
    },
    KnownFault(
      title: "The views inside an alert are laid out before the alert has its width", systems: "since iOS 8",
      advice:
        "UIAlertController makes these constraints. The message can be ignored if the alert looks right.",
      reference: "https://github.com/lionheart/openradar-mirror/issues/11595"
    ) { log, involved in
      involved.contains { index in log.items(of: index).contains { log.items[$0].isAlert } }
        && log.isOfSystem(involved)
    },
    KnownFault(
      title: "The system's input views are not in their place yet",
      systems: "since iOS 9, while a keyboard or input accessory appears",
      advice: "The app's code has no part in it, and the message can be ignored if the keyboard looks right.",
      reference: "https://github.com/lionheart/openradar-mirror/issues/7696"
    ) { log, involved in
      log.involves(
        involved, ["UIInputSet", "UIKeyboard", "UIKB", "_UIKB", "UIRemoteKeyboard", "TUIKeyboard"])
        && log.isOfSystem(involved) && !log.hasFrameOfApp(involved)
    },
  ]
}

extension ConstraintLog.Item {
  /// Whether the item may be a part of a player: one of its own views, or a plain view of UIKit among them.
  fileprivate var mayBeOfPlayer: Bool {
    ConstraintOrigin.isPrivate(self) || ConstraintOrigin.isInaccessible(self) || isGuide
      || className == "AVPlayerView" || PlayerViews.plainClasses.contains(className)
  }
}

extension ConstraintLog.Constraint {
  /// Whether the constraint is an attribute's equality with a number.
  fileprivate func states(_ attribute: ConstraintLog.Attribute, _ value: Double) -> Bool {
    first.attribute == attribute && second == nil && relation == .equal && constant == value
      && identifier.isEmpty
  }
}

extension ConstraintLog {
  /// Whether no constraint among these is the app's.
  func isOfSystem(_ involved: [Int]) -> Bool {
    !involved.contains {
      constraints[$0].isOfApp || isOfStackOfApp($0) || constraints[$0].identifier == Constraint.nameInFiles
    }
  }

  /// Whether the frame of a view that may be the app's is among the constraints.
  fileprivate func hasFrameOfApp(_ involved: [Int]) -> Bool {
    involved.contains { index in
      guard constraints[index].origin == .autoresizing else { return false }
      let item = items[framedItem(of: index)]
      return !ConstraintOrigin.isPrivate(item) && item.className != "UIView"
        && !item.className.hasSuffix("Window")
    }
  }

  func items(of constraint: Int) -> [Int] {
    [constraints[constraint].first.item, constraints[constraint].second?.item].compactMap { $0 }
  }

  /// Whether only views of private classes take part in a constraint.
  func isPrivate(_ constraint: Int) -> Bool {
    items(of: constraint).allSatisfy { ConstraintOrigin.isPrivate(items[$0]) }
  }

  fileprivate func involves(_ involved: [Int], _ classes: [String]) -> Bool {
    involved.contains { index in
      items(of: index).contains { item in
        classes.contains { items[item].className.hasPrefix($0) || items[item].text.hasPrefix($0) }
      }
    }
  }

  fileprivate func isOfPlainView(_ constraint: Int) -> Bool {
    items(of: constraint).allSatisfy { items[$0].className == "UIView" && items[$0].text.isEmpty }
  }
}
