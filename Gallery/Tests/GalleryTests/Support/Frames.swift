import Foundation
import Testing

/// Expects frames to be the given ones, to within the grid to which the window snaps.
func expect(
  _ frames: [CGRect], _ expected: [CGRect], within tolerance: CGFloat = 0.5 / Surroundings.scale + 1e-9,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(frames.count == expected.count, sourceLocation: sourceLocation)
  for (index, (frame, expected)) in zip(frames, expected).enumerated() {
    let distance = max(
      abs(frame.minX - expected.minX), abs(frame.minY - expected.minY),
      abs(frame.maxX - expected.maxX), abs(frame.maxY - expected.maxY))
    #expect(
      distance <= tolerance, "frame \(index) is \(frame), not \(expected)", sourceLocation: sourceLocation)
  }
}

func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
