/// Properties that most responders do not use, stored separately so that the others stay small.
final class ResponderRecord {
  var accessibility = AccessibilityProperties() { didSet { releaseAfterAssignment(oldValue) } }
  var focusGroupIdentifier: String?
  var focusGroupPriority = UIFocusGroupPriority.ignored
  var restorationIdentifier: String?
  var isExclusiveTouch = false
  #if !hasFeature(Embedded)
    var requests = ResponderRequests()
  #endif
}
