import Foundation
import OpenUIKit

/// The number of a sound of the system.
public typealias SystemSoundID = UInt32
/// The number of the vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// Does nothing: there is no loudspeaker.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Calls the block at once: there is no loudspeaker.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
/// Does nothing: there is no loudspeaker.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
