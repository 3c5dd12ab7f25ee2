import OpenUIKit
import Testing

@MainActor
@Suite("Emitter layers")
struct CAEmitterLayerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let emitter = CAEmitterLayer()
  private let cell = CAEmitterCell()

  init() {
    cell.contents = CGImage(width: 2, height: 2, pixels: [UInt8](repeating: 255, count: 16))
    (cell.birthRate, cell.lifetime) = (10, 1)
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    window.isHidden = false
    window.layer.addSublayer(emitter)
  }

  /// The middles of the particles, the oldest first.
  private var places: [CGPoint] {
    particles.map { CGPoint(x: ($0.transform.m41 + 1).rounded(), y: ($0.transform.m42 + 1).rounded()) }
  }

  private var particles: [DisplayList.Entry] {
    window.displayList().entries.filter { $0.size == CGSize(width: 2, height: 2) }
  }

  private func start() {
    emitter.emitterCells = [cell]
    _ = window.displayList()
  }

  @Test("emit particles at their rate, which live for their time")
  func rates() {
    start()
    #expect(particles.count == 1)
    window.clock.advance(by: 0.55)
    #expect(particles.count == 6)
    window.clock.advance(by: 5)
    #expect(particles.count == 10)
    cell.isEnabled = false
    window.clock.advance(by: 0.1)
    #expect(particles.isEmpty)
  }

  @Test("end the emission by a rate of zero, and let the particles live on")
  func ending() {
    start()
    window.clock.advance(by: 2.05)
    emitter.birthRate = 0
    window.clock.advance(by: 0.5)
    #expect(particles.count == 5)
    window.clock.advance(by: 1)
    #expect(particles.isEmpty)
    emitter.birthRate = 2
    window.clock.advance(by: 0.52)
    #expect(particles.count == 11)
  }

  @Test("move particles by speed and acceleration, and change size and opacity")
  func motion() throws {
    (cell.velocity, cell.emissionLongitude, cell.yAcceleration) = (20, 0, 40)
    (cell.alphaSpeed, cell.scaleSpeed, cell.birthRate, cell.lifetime) = (-0.5, 1, 1, 1.9)
    start()
    window.clock.advance(by: 1.5)
    let oldest = try #require(particles.first)
    // A second and a half: 30 points to the right, and 45 downwards. The size is 2.5 times that of the picture.
    #expect(abs(oldest.transform.m41 + 2.5 - 80) < 0.01 && abs(oldest.transform.m42 + 2.5 - 95) < 0.01)
    #expect(abs(oldest.opacity - 0.25) < 0.01 && abs(oldest.transform.m11 - 2.5) < 0.01)
  }

  @Test("place particles in the form of the emitter, the same for the same seed")
  func shapes() {
    (emitter.emitterShape, emitter.emitterSize) = (.line, CGSize(width: 80, height: 0))
    cell.birthRate = 100
    start()
    window.clock.advance(by: 1)
    let first = places
    #expect(first.count == 100 && first.allSatisfy { $0.y == 50 && (10...90).contains($0.x) })
    #expect(Set(first.map(\.x)).count > 20)
    emitter.seed = 7
    emitter.setNeedsDisplay()
    let second = places
    #expect(second != first)
    emitter.seed = 0
    emitter.setNeedsDisplay()
    #expect(places == first)
  }

  @Test("colour white pictures, and keep the colours of others")
  func colors() {
    start()
    #expect(window.displayList().images.first?.tint == DisplayList.Color.clear)
    cell.color = UIColor.red.cgColor
    window.clock.advance(by: 0.1)
    #expect(window.displayList().images.first?.tint == DisplayList.Color(UIColor.red.cgColor))
  }

  @Test("emit nothing without cells or pictures, and then need no frames")
  func nothing() {
    cell.contents = nil
    start()
    window.clock.advance(by: 1)
    #expect(particles.isEmpty && !window.clock.isIdle)
    emitter.emitterCells = nil
    window.clock.advance(by: 1)
    #expect(window.clock.isIdle)
  }
}
