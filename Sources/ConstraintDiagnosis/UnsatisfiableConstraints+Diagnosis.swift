@_exported import ConstraintLog
import OpenUIKit

extension UnsatisfiableConstraints {
  /// The faults of the constraints, and the changes that end the conflict.
  ///
  /// ```swift
  /// window.unsatisfiableConstraintsHandler = { print($0.diagnosis.text) }
  /// ```
  ///
  /// Constraints that Masonry has made have their file and line. The constraints of the diagnosis are in the order of ``constraints``, so
  /// its indices refer to both.
  public var diagnosis: Diagnosis {
    // A report is of one conflict, whatever texts its views have.
    Diagnosis(of: ConstraintLog.logs(in: message).first ?? ConstraintLog())
  }
}
