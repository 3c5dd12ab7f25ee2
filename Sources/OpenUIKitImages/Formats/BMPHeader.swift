/// The values that a BMP file states before its pixels: the headers of OS/2 and of all versions of Windows.
struct BMPHeader {
  /// How the pixels are stored. The numbers are those of the file.
  enum Compression: Int {
    /// Without compression.
    case none = 0
    /// Runs of bytes.
    case runs8 = 1
    /// Runs of half bytes.
    case runs4 = 2
    /// Without compression, with the places of components in a pixel.
    case fields = 3
    /// Without compression, with the places of components in a pixel and that of the opacity.
    case fieldsWithAlpha = 6
  }

  /// The number of columns, positive.
  let width: Int
  /// The number of rows, positive.
  let height: Int
  /// Whether the first row of the file is the upper one.
  let isTopDown: Bool
  /// The bits of a pixel: 1, 2, 4, 8, 16, 24 or 32.
  let depth: Int
  let compression: Compression
  /// The colours that pixels of up to 8 bits refer to.
  let palette: [(red: UInt8, green: UInt8, blue: UInt8)]
  /// Where the components are in pixels of 16 and 32 bits: red, green, blue and opacity.
  let fields: [BMPField]
  /// Where the pixels begin in the file.
  let start: Int

  /// Reads the header; nil if it is damaged or of an unknown kind.
  init?(_ bytes: [UInt8]) {
    let file = LittleEndian(bytes)
    guard let start = file.number(10), let length = file.number(14) else { return nil }
    let isOfOS2 = length == 12
    guard isOfOS2 || (40...1024).contains(length),
      let width = isOfOS2 ? file.short(18) : file.number(18).map({ Int(Int32(truncatingIfNeeded: $0)) }),
      let height = isOfOS2 ? file.short(20) : file.number(22).map({ Int(Int32(truncatingIfNeeded: $0)) }),
      let depth = file.short(isOfOS2 ? 24 : 28), [1, 2, 4, 8, 16, 24, 32].contains(depth),
      let compression = Compression(rawValue: isOfOS2 ? 0 : file.number(30) ?? -1),
      Self.isPossible(compression, depth), width > 0, height != 0
    else { return nil }
    (self.width, self.height, isTopDown, self.depth) = (width, abs(height), height < 0, depth)
    (self.compression, self.start) = (compression, start)
    let hasMasks = compression == .fields || compression == .fieldsWithAlpha
    // After the shortest header of Windows the masks follow it; longer ones contain them.
    let count = length >= 56 || compression == .fieldsWithAlpha ? 4 : 3
    let masks = hasMasks ? (0..<count).compactMap { file.number(54 + 4 * $0) } : Self.masks(depth)
    guard !hasMasks || masks.count == count else { return nil }
    fields = masks.map { BMPField(mask: UInt32(truncatingIfNeeded: $0)) }
    let stated = isOfOS2 ? 0 : file.number(46) ?? 0
    let colors = depth > 8 ? 0 : stated == 0 ? 1 << depth : min(stated, 1 << depth)
    let first = 14 + length + (hasMasks && length == 40 ? 4 * count : 0)
    palette = Self.palette(bytes, at: first, count: colors, entryLength: isOfOS2 ? 3 : 4)
  }

  private static func isPossible(_ compression: Compression, _ depth: Int) -> Bool {
    switch compression {
    case .none: true
    case .runs8: depth == 8
    case .runs4: depth == 4
    case .fields, .fieldsWithAlpha: depth == 16 || depth == 32
    }
  }

  /// The masks of pixels in files that state none: five bits a component, or a byte.
  private static func masks(_ depth: Int) -> [Int] {
    depth == 16 ? [0x7C00, 0x3E0, 0x1F] : [0xFF0000, 0xFF00, 0xFF]
  }

  private static func palette(
    _ bytes: [UInt8], at first: Int, count: Int, entryLength: Int
  ) -> [(red: UInt8, green: UInt8, blue: UInt8)] {
    (0..<count).compactMap { index in
      let place = first + index * entryLength
      guard place + 3 <= bytes.count else { return nil }
      return (bytes[place + 2], bytes[place + 1], bytes[place])
    }
  }
}

/// A component of a pixel: a run of bits.
struct BMPField {
  private let mask: UInt32
  private let shift: UInt32
  private let greatest: UInt32

  init(mask: UInt32) {
    self.mask = mask
    shift = mask == 0 ? 0 : UInt32(mask.trailingZeroBitCount)
    greatest = mask >> shift
  }

  /// Whether pixels have the component.
  var isThere: Bool { mask != 0 }

  /// The component of a pixel, scaled to a byte.
  func value(in pixel: UInt32) -> UInt8 {
    guard greatest > 0 else { return 0 }
    let value = UInt64((pixel & mask) >> shift)
    return UInt8(truncatingIfNeeded: (value * 255 + UInt64(greatest) / 2) / UInt64(greatest))
  }
}

/// Numbers of a file whose lower bytes come first.
struct LittleEndian {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The number of 16 bits at a place; nil outside of the file.
  func short(_ place: Int) -> Int? { number(place, count: 2) }

  /// The number of 32 bits at a place; nil outside of the file.
  func number(_ place: Int) -> Int? { number(place, count: 4) }

  private func number(_ place: Int, count: Int) -> Int? {
    guard place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
