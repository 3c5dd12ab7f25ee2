extension UIApplicationShortcutIcon {
  /// An icon that the system has.
  public enum IconType: Int, Sendable {
    /// Writing something new.
    case compose = 0
    /// Playing.
    case play = 1
    /// Pausing.
    case pause = 2
    /// Adding.
    case add = 3
    /// The place of the user.
    case location = 4
    /// Searching.
    case search = 5
    /// Sharing.
    case share = 6
    /// A prohibition.
    case prohibit = 7
    /// A person.
    case contact = 8
    /// A home.
    case home = 9
    /// Marking a place.
    case markLocation = 10
    /// A favourite.
    case favorite = 11
    /// A thing that the user loves.
    case love = 12
    /// A cloud.
    case cloud = 13
    /// An invitation.
    case invitation = 14
    /// A confirmation.
    case confirmation = 15
    /// A letter.
    case mail = 16
    /// A message.
    case message = 17
    /// A day.
    case date = 18
    /// A time of day.
    case time = 19
    /// Taking a photo.
    case capturePhoto = 20
    /// Taking a film.
    case captureVideo = 21
    /// A task.
    case task = 22
    /// A task that is done.
    case taskCompleted = 23
    /// An alarm.
    case alarm = 24
    /// A bookmark.
    case bookmark = 25
    /// Shuffling.
    case shuffle = 26
    /// Sound.
    case audio = 27
    /// Updating.
    case update = 28
  }

  /// Creates an icon of the system. `systemImageName` is that of a symbol with this meaning.
  public convenience init(type: IconType) {
    self.init(systemImageName: Self.symbols[type.rawValue])
  }

  // In the order of the types.
  private static let symbols = [
    "square.and.pencil", "play", "pause", "plus", "location", "magnifyingglass", "square.and.arrow.up",
    "nosign",
    "person", "house", "mappin", "star", "heart", "cloud", "envelope.open", "checkmark.circle", "envelope",
    "message", "calendar", "clock", "camera", "video", "circle", "checkmark.circle.fill", "alarm", "bookmark",
    "shuffle", "speaker.wave.2", "arrow.clockwise",
  ]
}
