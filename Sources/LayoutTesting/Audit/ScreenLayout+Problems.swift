extension ScreenLayout {
  /// The problems of the screen in this configuration; empty for none.
  ///
  /// Every kind but `leak`, which `audit(in:of:)` finds. Calculated at each access: the contrast is read from the pixels of a picture.
  public var problems: [LayoutProblem] { problems(of: Set(LayoutProblem.Kind.allCases)) }

  /// The problems of some kinds. Without `contrast` no picture is drawn.
  public func problems(of kinds: Set<LayoutProblem.Kind>) -> [LayoutProblem] {
    window.layoutIfNeeded()
    let screen = AuditedScreen(self)
    guard kinds.contains(.contrast) else { return problems(of: kinds, on: screen, addingContrasts: []) }
    let check = ContrastCheck(screen: screen)
    let contrasts = TextContrast(drawing: drawing).contrasts(of: check.areas)
    systemContrasts += check.systemContrasts(for: contrasts)
    return problems(of: kinds, on: screen, addingContrasts: check.findings(for: contrasts))
  }

  /// The problems of some kinds, with those of contrasts that were measured before.
  func problems(
    of kinds: Set<LayoutProblem.Kind>, on screen: AuditedScreen, addingContrasts contrasts: [Finding]
  ) -> [LayoutProblem] {
    var found: [Finding] = []
    for kind in LayoutProblem.Kind.allCases where kinds.contains(kind) {
      found += kind == .contrast ? contrasts : findings(of: kind, on: screen)
    }
    // The checks below change the window and back, and lists may remove cells.
    found = found.filter { !isIgnored($0) }
    if !kinds.isDisjoint(with: [.unsettled, .fixedFont, .leftAndRight]) {
      found += changeFindings(on: screen, kinds.contains(.conflict)).filter {
        kinds.contains($0.problem.kind) && !isIgnored($0)
      }
    }
    if kinds.contains(.unsettled) { found += reuseFindings.filter { !isIgnored($0) } }
    return found.map(\.problem)
  }

  private func findings(of kind: LayoutProblem.Kind, on screen: AuditedScreen) -> [Finding] {
    switch kind {
    case .conflict: conflictFindings
    case .ambiguity: AmbiguityCheck(screen: screen).findings + ScrollContentCheck(screen: screen).findings
    case .truncatedText: TextCheck(screen: screen).findings + CellCheck(screen: screen).findings
    case .overlap:
      OverlapCheck(screen: screen).findings + CoverCheck(screen: screen).findings
        + HeaderCheck(screen: screen).findings
    case .offScreen: AreaCheck(screen: screen).offScreen
    case .outsideSafeArea: AreaCheck(screen: screen).outsideSafeArea
    case .behindKeyboard: KeyboardCheck(screen: screen).findings
    case .readingOrder: OrderCheck(screen: screen).findings
    case .smallTarget: TargetCheck(screen: screen).findings
    case .blockedTouches: TouchCheck(screen: screen).findings
    case .missingLabel:
      LabelCheck(screen: screen).missing + NameCheck(screen: screen).emptyLabels
        + NameCheck(screen: screen).missingValues
    case .duplicateLabel: LabelCheck(screen: screen).duplicates + NameCheck(screen: screen).labelsOfAllCells
    case .unreadText: ElementCheck(screen: screen).unreadTexts + SpokenTextCheck(screen: screen).findings
    case .unreachedControl: ElementCheck(screen: screen).unreachedControls
    case .missingTrait: ElementCheck(screen: screen).missingTraits + TraitCheck(screen: screen).findings
    case .fixedFont: FontCheck(screen: screen).findings
    case .fixedHeight: ConstraintCheck(screen: screen).fixedHeights + RowHeightCheck(screen: screen).findings
    case .leftAndRight:
      ConstraintCheck(screen: screen).leftAndRight + AlignmentCheck(screen: screen).findings
        + DirectionCheck(screen: screen).findings
    case .betweenPixels: PixelCheck(screen: screen).findings
    // The check lays out again, which may report errors.
    case .unsettled: SettlingCheck(window: window).findings + errorFindings(ofFeedback: true)
    case .layoutError: errorFindings(ofFeedback: false)
    case .contrast, .leak: []
    }
  }

  /// Layouts that do not settle are of another kind than refused numbers and exceeded limits.
  private func errorFindings(ofFeedback isFeedback: Bool) -> [Finding] {
    #if canImport(UIKit)
      return []
    #else
      return reports.errors.filter { ($0.reason == .feedbackLoop) == isFeedback }.map { error in
        Finding(isFeedback ? .unsettled : .layoutError, window, "has reported: \(error)")
      }
    #endif
  }

  private func isIgnored(_ finding: Finding) -> Bool {
    let matching = exemptions.filter { exemption in
      exemption.kinds.contains(finding.problem.kind)
        && (finding.view === exemption.view || finding.view.isDescendant(of: exemption.view))
    }
    matching.forEach { $0.note() }
    return !matching.isEmpty
  }

  #if canImport(UIKit)
    private var conflictFindings: [Finding] { [] }

    private func changeFindings(on screen: AuditedScreen, _ findsConflicts: Bool) -> [Finding] { [] }

    private var reuseFindings: [Finding] { [] }
  #else
    private var reuseFindings: [Finding] { ReuseCheck(window: window).findings }

    private var conflictFindings: [Finding] {
      reports.conflicts.map { finding(of: $0, "has constraints that cannot all be satisfied") }
    }

    /// Returns the differences that a change of the window leaves, and the conflicts that it brings. A conflict while the window changes
    /// counts only if it is still there after the layout.
    private func changeFindings(on screen: AuditedScreen, _ findsConflicts: Bool) -> [Finding] {
      let known = reports.conflicts.count
      var lasting: [ObjectIdentifier: Finding] = [:]
      func noteConflicts() {
        guard findsConflicts else { return }
        let before = reports.conflicts.prefix(known).flatMap(\.constraints).map { ObjectIdentifier($0) }
        for conflict in reports.conflicts.dropFirst(known)
        where ConstraintValues(constraint: conflict.broken).isViolated
          && !conflict.constraints.contains(where: { before.contains(ObjectIdentifier($0)) })
        {
          lasting[ObjectIdentifier(conflict.broken)] = finding(
            of: conflict, "has constraints that cannot all be satisfied after a rotation or another change")
        }
      }
      let found = ChangeCheck(screen: screen, onChange: noteConflicts).findings
      noteConflicts()
      return found + lasting.values
    }

    private func finding(of conflict: UnsatisfiableConstraints, _ text: String) -> Finding {
      let view = conflict.broken.firstItem as? UIView ?? window
      let list = conflict.constraints.map { "\n    " + ViewName.description(of: $0) }.joined()
      return Finding(view, view.problem(.conflict, "\(text):\(list)", by: conflict.broken))
    }
  #endif
}

/// A problem and its view.
struct Finding: ViewTreeConfined {
  let view: UIView
  let problem: LayoutProblem

  init(_ view: UIView, _ problem: LayoutProblem) {
    (self.view, self.problem) = (view, problem)
  }

  init(
    _ kind: LayoutProblem.Kind, _ view: UIView, _ message: String, by constraint: NSLayoutConstraint? = nil
  ) {
    self.init(view, view.problem(kind, message, by: constraint))
  }
}
