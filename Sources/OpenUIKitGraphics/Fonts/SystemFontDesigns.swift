/// A width in the four designs between which the system's typeface is interpolated, as parts of the em.
struct SystemFontDesigns {
  let textRegular: Float
  let displayRegular: Float
  let textBold: Float
  let displayBold: Float

  init(_ numbers: (Int, Int, Int, Int), stepsPerEm: Float) {
    textRegular = Float(numbers.0) / stepsPerEm
    displayRegular = Float(numbers.1) / stepsPerEm
    textBold = Float(numbers.2) / stepsPerEm
    displayBold = Float(numbers.3) / stepsPerEm
  }
}
