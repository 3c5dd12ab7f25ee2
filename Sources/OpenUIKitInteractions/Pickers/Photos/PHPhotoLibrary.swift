import Foundation
import OpenUIKitCore

/// Whether the app may use the user's photos.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The app may not, and the user cannot change that.
  case restricted = 1
  /// The user has refused it.
  case denied = 2
  /// The app may use all photos.
  case authorized = 3
  /// The app may use some photos.
  case limited = 4
}

/// How an app uses the user's photos.
public enum PHAccessLevel: Int, Sendable {
  /// It only adds photos.
  case addOnly = 1
  /// It reads and writes photos.
  case readWrite = 2
}

/// The user's photos. An app cannot read them here: the host shows them to the user in a picker, which asks for no permission.
open class PHPhotoLibrary: NSObject, ViewTreeConfined {
  private static var library: PHPhotoLibrary { sharedObject(PHPhotoLibrary()) }

  /// The library of the user.
  open class func shared() -> PHPhotoLibrary { library }

  /// Whether the host has photos: `authorized` if it has, or `restricted`, which the user cannot change.
  open class func authorizationStatus() -> PHAuthorizationStatus {
    UIImagePickerController.host == nil ? .restricted : .authorized
  }

  /// Whether the host has photos, at any level.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    authorizationStatus()
  }

  /// Calls the closure with the status. The user is not asked.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(authorizationStatus())
  }

  /// Calls the closure with the status. The user is not asked.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(authorizationStatus()) }

  /// Returns the status. The user is not asked.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    authorizationStatus()
  }
}
