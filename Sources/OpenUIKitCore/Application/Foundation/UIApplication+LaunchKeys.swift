extension UIApplication.LaunchOptionsKey {
  /// The value that the program which has started the app passes with a URL. No host passes it.
  public static let annotation = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// That the app is started for a change of the user's place. No host passes it.
  public static let location = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// The magazines that are loaded. No host passes it.
  public static let newsstandDownloads = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
  /// The managers of other devices that are restored. No host passes it.
  public static let bluetoothCentrals = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  /// The managers of this device that are restored. No host passes it.
  public static let bluetoothPeripherals = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  /// The activity to continue, in a dictionary. No host passes it.
  public static let userActivityDictionary = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// The type of the activity to continue. No host passes it.
  public static let userActivityType = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  /// The shared record that the user has accepted. No host passes it.
  public static let cloudKitShareMetadata = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
}
