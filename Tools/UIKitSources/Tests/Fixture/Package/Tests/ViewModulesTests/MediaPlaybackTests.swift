import Foundation
import MediaPlayback
import OpenUIKit
import Testing

/// Times and rectangles worked out on paper; the rest by Apple's documentation of a device without such hardware.
@MainActor
@Suite("Media on a device without a camera, a microphone and a loudspeaker")
struct MediaPlaybackTests {
  @Test("Times are compared and added in whatever units")
  func times() {
    let (half, third) = (CMTime(value: 1, timescale: 2), CMTimeMake(value: 200, timescale: 600))
    #expect(half == CMTime(seconds: 0.5, preferredTimescale: 600) && third < half)
    #expect((half + third).value == 500 && (half - third).value == 100 && (half + third).timescale == 600)
    #expect(CMTimeCompare(half, third) == 1 && CMTimeGetSeconds(half) == 0.5)
    #expect(CMTimeRange(start: half, end: CMTime(value: 2, timescale: 1)).duration.seconds == 1.5)
  }

  @Test("Times beyond all numbers stay what they are")
  func extremes() {
    #expect(CMTime(seconds: 1e300, preferredTimescale: 600).isPositiveInfinity)
    #expect(CMTime(seconds: -.infinity, preferredTimescale: 1).isNegativeInfinity)
    #expect(
      !CMTime(seconds: .nan, preferredTimescale: 600).isValid && !CMTime(value: 1, timescale: 0).isValid)
    #expect((CMTime.positiveInfinity + .zero).isPositiveInfinity && (CMTime.indefinite + .zero).isIndefinite)
    #expect(!(CMTime.positiveInfinity - .positiveInfinity).isValid && CMTime.indefinite.seconds.isNaN)
    let largest = CMTime(value: .max, timescale: 1)
    #expect((largest + largest).isPositiveInfinity || (largest + largest).isNumeric)
  }

  @Test(
    "A rectangle with a proportion is in the middle",
    arguments: [
      (CGSize(width: 16, height: 9), CGRect(x: 10, y: 90, width: 160, height: 90)),
      (CGSize(width: 1, height: 2), CGRect(x: 45, y: 45, width: 90, height: 180)),
    ] as [(CGSize, CGRect)])
  func rectangles(aspect: CGSize, expected: CGRect) {
    let within = CGRect(x: 10, y: 45, width: 160, height: 180)
    #expect(AVMakeRect(aspectRatio: aspect, insideRect: within) == expected)
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: within).isEmpty)
  }

  @Test("A file in a player fails, and players play nothing")
  func players() throws {
    let item = AVPlayerItem(url: URL(fileURLWithPath: "/film.mp4"))
    #expect(item.status == .unknown)
    let player = AVPlayer(playerItem: item)
    player.play()
    #expect(item.status == .failed && item.error != nil && player.timeControlStatus == .paused)
    let layer = AVPlayerLayer(player: player)
    layer.videoGravity = .resizeAspectFill
    #expect(layer.player === player && !layer.isReadyForDisplay)
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/missing.wav")) }
    #expect(try !AVAudioPlayer(data: Data([1])).play())
    try AVAudioSession.sharedInstance().setCategory(.playback, mode: .moviePlayback)
    #expect(AVAudioSession.sharedInstance().category == .playback)
  }

  @Test("A queue continues with its files")
  func queue() {
    let items = [1, 2].map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0).mp4")) }
    let player = AVQueuePlayer(items: items)
    #expect(player.currentItem === items[0])
    player.advanceToNextItem()
    #expect(player.currentItem === items[1] && player.items().count == 1)
    player.removeAllItems()
    player.advanceToNextItem()
    #expect(player.currentItem == nil)
  }

  @Test("There is no camera, and the user cannot allow one")
  func cameras() async {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .restricted)
    #expect(await !AVCaptureDevice.requestAccess(for: .video))
    let session = AVCaptureSession()
    let output = AVCaptureMetadataOutput()
    #expect(session.canAddOutput(output))
    session.addOutput(output)
    session.startRunning()
    #expect(!session.canAddOutput(output) && !session.isRunning)
    #expect(AVCaptureVideoPreviewLayer(session: session).session === session)
  }

  @Test("A text that is spoken ends as cancelled")
  func speech() {
    final class Log: AVSpeechSynthesizerDelegate {
      var texts: [String] = []
      func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
        texts.append(utterance.speechString)
      }
    }
    let (synthesizer, log) = (AVSpeechSynthesizer(), Log())
    synthesizer.delegate = log
    synthesizer.speak(AVSpeechUtterance(string: "Hello"))
    #expect(log.texts == ["Hello"] && !synthesizer.isSpeaking)
  }
}
