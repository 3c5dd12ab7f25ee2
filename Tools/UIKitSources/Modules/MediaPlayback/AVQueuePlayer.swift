import Foundation
import OpenUIKit

/// Plays several files, one after the other.
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  /// Creates a player of files.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }

  /// The files that have not been played.
  open func items() -> [AVPlayerItem] { queue }

  /// Continues with the next file.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }

  /// Adds a file after another one; at the end for nil or one that is not there.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if queue.count == 1 { replaceCurrentItem(with: item) }
  }

  /// Removes all files.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}

/// Plays a file again and again.
open class AVPlayerLooper: NSObject {
  /// How often the file was played: never.
  public let loopCount = 0

  /// Creates a looper.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    super.init()
    player.insert(itemToLoop, after: nil)
  }

  /// Does nothing.
  open func disableLooping() {}
}
