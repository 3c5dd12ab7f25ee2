/// An object that shows the state of an activity.
public protocol UIUserActivityRestoring: AnyObject, ViewTreeConfined {
  /// Shows the state of an activity that is continued.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

extension UIResponder {
  final func changeUserActivity(to activity: NSUserActivity?) {
    let former = record?.requests.userActivity
    guard former !== activity else { return }
    former?.setUpdate(of: self, nil)
    ownRecord.requests.userActivity = activity
    let references = (Weak<UIResponder>(wrappedValue: self), Weak(wrappedValue: activity))
    activity?.setUpdate(of: self) {
      withViewTree {
        guard let responder = references.0.wrappedValue, let activity = references.1.wrappedValue else {
          return false
        }
        responder.updateUserActivityState(activity)
        return true
      }
    }
  }
}
