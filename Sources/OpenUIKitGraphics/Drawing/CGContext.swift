/// Receives a view's drawing: filled and stroked paths, pictures and text, with transforms and clips.
///
/// The drawing is stored as shapes in the window's display list, not as pixels, so that every host draws it
/// sharply at any scale. Coordinates are those of the view, in points; y grows downwards.
public final class CGContext {
  /// The state that `saveGState()` stores.
  private struct State {
    var transform = CGAffineTransform.identity
    var fill = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
    var stroke = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
    var opacity: CGFloat = 1
    var pen = Pen()
    var clip: DrawingClip?
    #if !hasFeature(Embedded)
      var blendMode = CGBlendMode.normal
      var shadow: DrawingShadow?
    #endif
  }

  /// How lines are drawn.
  struct Pen {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0
  }

  /// The steps of the drawing, or of the group that has begun last.
  private var recorded: [DrawingStep] = []
  private var state = State()
  private var saved: [State] = []
  /// The current path, in the view's coordinates.
  var current = CGMutablePath()
  /// Measures the text that is drawn.
  private(set) var measurer: any TextMeasurer
  /// Whether this is the current context.
  package var isPresent = false
  /// The image that the context draws; nil for a view's context.
  package var imageBox: ImageBox?
  #if !hasFeature(Embedded)
    /// The memory that the context draws into; nil for none.
    package var bitmap: BitmapMemory?
    /// The steps before each group that has begun, the outermost first.
    var outerDrawings: [[DrawingStep]] = []
    /// The transform of lines that `CTLineDraw` draws, with the text position. Neither saved nor restored with the state.
    public var textMatrix = CGAffineTransform.identity
  #endif

  package init(measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  /// Resets the context, for a layer whose bounds begin at `origin`.
  package func begin(measurer: any TextMeasurer, origin: CGPoint) {
    self.measurer = measurer
    (state, saved, recorded) = (State(), [], [])
    beginPath()
    #if !hasFeature(Embedded)
      (textMatrix, outerDrawings) = (.identity, [])
    #endif
    if origin != .zero { translateBy(x: -origin.x, y: -origin.y) }
  }

  /// The steps of the drawing. Those of groups that have not ended are among them, without what a group draws as a whole.
  package var steps: [DrawingStep] {
    #if hasFeature(Embedded)
      recorded
    #else
      outerDrawings.isEmpty ? recorded : outerDrawings.flatMap { $0 } + recorded
    #endif
  }

  /// Removes and returns the recorded steps.
  func takeSteps() -> [DrawingStep] {
    let taken = steps
    recorded = []
    #if !hasFeature(Embedded)
      outerDrawings = []
    #endif
    return taken
  }

  // MARK: State

  /// Saves transform, colours, line attributes and clip.
  public func saveGState() { saved.append(state) }

  /// Restores the state that was saved last. Does nothing if there is none.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// The transform from the current coordinates to the view's.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves the coordinate system, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinate system.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Rotates the coordinate system, clockwise for positive angles in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Transforms the coordinate system, before the current transform.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// The colour of fills: black by default.
  public func setFillColor(_ color: CGColor) { state.fill = DisplayList.Color(color) }

  /// Sets the fill colour, by its components in 0...1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The colour of lines: black by default.
  public func setStrokeColor(_ color: CGColor) { state.stroke = DisplayList.Color(color) }

  /// Sets the stroke colour, by its components in 0...1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the opacity of later drawing, 0...1.
  public func setAlpha(_ alpha: CGFloat) { state.opacity = alpha.clampedToUnit }

  /// Sets the line width in points; 1 by default.
  public func setLineWidth(_ width: CGFloat) { state.pen.width = width }

  /// How lines end.
  public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }

  /// How lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }

  /// Sets the greatest length of a mitre, in line widths. Longer ones are bevelled.
  public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }

  /// Sets the alternating lengths of dashes and gaps, in points, and the offset into them at the start; empty
  /// for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.pen.dashPhase, state.pen.dashes) = (phase, lengths)
  }

  /// How pixels of drawn pictures are computed. Hosts compute them in the same way for each value, so it is kept and has no effect.
  public var interpolationQuality = CGInterpolationQuality.default

  /// Sets how later drawing combines with what is there.
  public func setBlendMode(_ mode: CGBlendMode) {
    #if !hasFeature(Embedded)
      state.blendMode = mode
    #endif
  }

  #if !hasFeature(Embedded)
    /// How drawing combines with what is there.
    var blendMode: CGBlendMode { state.blendMode }
    /// The shadow of what is drawn; nil for none.
    var shadow: DrawingShadow? {
      get { state.shadow }
      set { state.shadow = newValue }
    }

    /// Ends all clips.
    public func resetClip() { state.clip = nil }

    /// The current clip; nil for none.
    var clipping: DrawingClip? {
      get { state.clip }
      set { state.clip = newValue }
    }

    /// Takes the steps that are recorded, and continues with others.
    func exchangeSteps(for others: [DrawingStep]) -> [DrawingStep] {
      defer { recorded = others }
      return recorded
    }
  #endif

  /// How lines are drawn.
  var pen: Pen { state.pen }

  // MARK: Drawing

  /// Fills the current path and discards it.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(fills: true, strokes: false, rule) }

  /// Strokes the current path and discards it.
  public func strokePath() { drawPath(fills: false, strokes: true, .winding) }

  /// Fills and strokes the current path and discards it.
  public func drawPath(using mode: CGPathDrawingMode) {
    drawPath(
      fills: mode != .stroke, strokes: mode != .fill && mode != .eoFill,
      mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
  }

  private func drawPath(fills: Bool, strokes: Bool, _ rule: CGPathFillRule) {
    draw(current.elements, fills ? state.fill : .clear, rule, pen: strokes ? state.pen : nil)
    beginPath()
  }

  /// Fills a rectangle. Discards the current path, as in Core Graphics.
  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Draws a line along a rectangle.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle with a line width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Fills the ellipse within a rectangle.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes the ellipse within a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws lines, each between two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for (index, point) in points.enumerated() { index % 2 == 0 ? move(to: point) : addLine(to: point) }
    strokePath()
  }

  /// Clips later drawing to the current path, and discards the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let black = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
    let shape = DisplayList.Shape(path: current.elements, fill: black, usesEvenOddRule: rule == .evenOdd)
    state.clip = DrawingClip(shape, in: state.clip)
    beginPath()
  }

  /// Clips later drawing to a rectangle.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  /// Clips later drawing to several rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  // MARK: For this module

  /// Draws a path in the view's coordinates. The current transform also applies to the strokes.
  private func draw(
    _ path: [PathElement], _ fill: DisplayList.Color, _ rule: CGPathFillRule, pen: Pen?, opacity: CGFloat = 1
  ) {
    guard !path.isEmpty else { return }
    var (own, transform) = (path, CGAffineTransform.identity)
    if pen != nil, !ctm.isIdentity {
      guard abs(ctm.a * ctm.d - ctm.b * ctm.c) > 1e-12 else { return }
      let inverse = ctm.inverted()
      own = path.map { $0.mapped { $0.applying(inverse) } }
      transform = ctm
    }
    let stroke = pen.flatMap { self.stroke(along: own, $0) }
    guard fill.isVisible || stroke != nil else { return }
    let shape = DisplayList.Shape(path: own, fill: fill, usesEvenOddRule: rule == .evenOdd, stroke: stroke)
    append(.shape(shape), transform, opacity: opacity)
  }

  private func stroke(along path: [PathElement], _ pen: Pen) -> DisplayList.Stroke? {
    guard pen.width > 0, state.stroke.isVisible else { return nil }
    let dashes = pen.dashes.filter { $0 >= 0 }
    return DisplayList.Stroke(
      path: path, color: state.stroke, width: pen.width, cap: pen.cap, join: pen.join,
      miterLimit: max(1, pen.miterLimit), dashes: dashes.contains { $0 > 0 } ? dashes : [],
      dashPhase: pen.dashPhase)
  }

  /// Draws a path in the current coordinates, without using the context's own path and pen.
  func draw(_ path: CGPath, fills: Bool, usesEvenOddRule: Bool, pen: Pen?, opacity: CGFloat) {
    let placed = path.elements.map { $0.mapped { $0.applying(ctm) } }
    draw(
      placed, fills ? state.fill : .clear, usesEvenOddRule ? .evenOdd : .winding, pen: pen, opacity: opacity)
  }

  /// Clips to a path in the current coordinates.
  package func clip(to path: CGPath, usesEvenOddRule: Bool) {
    beginPath()
    addPath(path)
    clip(using: usesEvenOddRule ? .evenOdd : .winding)
  }

  /// Appends content in the current coordinates.
  package func append(_ content: DrawingStep.Content, opacity: CGFloat = 1) {
    append(content, ctm, opacity: opacity)
  }

  /// Appends steps of another drawing in the current coordinates, within a box with its origin at the top left.
  package func append(_ others: [DrawingStep], opacity: CGFloat = 1, within size: CGSize = .zero) {
    #if !hasFeature(Embedded)
      // A drawing combines with others as a whole, and its own steps combine with each other alone. It has one shadow.
      if others.contains(where: { $0.blendMode != .normal }) || state.blendMode != .normal
        || state.shadow != nil
      {
        return append(.list(DisplayList(others, size: size)), opacity: opacity)
      }
    #endif
    let visible = state.opacity * opacity.clampedToUnit
    guard visible > 0 else { return }
    for step in others.transformed(by: ctm, in: state.clip) {
      recorded.append(step.with(opacity: step.opacity * visible))
    }
    drawingDidChange()
  }

  /// Appends content in the coordinates that a transform leads from.
  func append(_ content: DrawingStep.Content, _ transform: CGAffineTransform, opacity: CGFloat = 1) {
    let visible = state.opacity * opacity.clampedToUnit
    guard visible > 0 else { return }
    var step = DrawingStep(content: content, transform: transform, opacity: visible, clip: state.clip)
    #if !hasFeature(Embedded)
      step.blendMode = state.blendMode
      step.shadow = state.shadow?.shadow(in: transform)
    #endif
    recorded.append(step)
    drawingDidChange()
  }
}
