import Foundation

/// Seconds since the reference date, the first moment of 2001 in Greenwich.
public typealias CFAbsoluteTime = Double

/// The present time, in seconds since the reference date.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
