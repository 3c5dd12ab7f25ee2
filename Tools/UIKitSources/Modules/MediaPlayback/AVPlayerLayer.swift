import Foundation
import OpenUIKit

/// Shows the pictures of a player. None come here, so it has its background alone.
open class AVPlayerLayer: CALayer {
  /// The player; nil for none.
  open var player: AVPlayer?
  /// How pictures fill the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is a picture: never.
  open var isReadyForDisplay: Bool { false }
  /// Where the picture is: nowhere.
  open var videoRect: CGRect { .zero }

  /// Creates a layer without a player.
  public override init() { super.init() }

  /// Creates a layer for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// Creates a copy that shows an animation.
  public override init(layer: Any) {
    super.init(layer: layer)
    let other = layer as? AVPlayerLayer
    player = other?.player
    videoGravity = other?.videoGravity ?? .resizeAspect
  }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
