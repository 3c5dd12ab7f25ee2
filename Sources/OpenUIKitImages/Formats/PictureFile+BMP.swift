import OpenUIKitGraphics

extension PictureFile {
  /// Decodes a bitmap of OS/2 or Windows. A file that ends early has clear pixels at its end.
  static func decodeBMP(_ bytes: [UInt8], mostPixels: Int) throws(PictureFileError) -> CGImage {
    guard let header = BMPHeader(bytes), header.start < bytes.count else { throw .damaged(.bmp) }
    try requirePossible(width: header.width, height: header.height, mostPixels: mostPixels)
    var bitmap = BMPBitmap(header)
    switch header.compression {
    case .runs4, .runs8: bitmap.readRuns(bytes)
    case .none, .fields, .fieldsWithAlpha: bitmap.readRows(bytes)
    }
    return try .decoded(width: header.width, height: header.height, bitmap.pixels, .bmp)
  }
}

/// The pixels of a BMP file while they are read.
private struct BMPBitmap {
  private let header: BMPHeader
  private(set) var pixels: [UInt8]

  init(_ header: BMPHeader) {
    self.header = header
    pixels = [UInt8](repeating: 0, count: header.width * header.height * 4)
  }

  /// Sets a pixel. `row` counts in the order of the file.
  private mutating func set(
    _ column: Int, _ row: Int, _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255
  ) {
    let y = header.isTopDown ? row : header.height - 1 - row
    let place = (y * header.width + column) * 4
    (pixels[place], pixels[place + 1], pixels[place + 2], pixels[place + 3]) = (red, green, blue, alpha)
  }

  /// Sets a pixel to a colour of the palette. Other indices are black.
  private mutating func set(_ column: Int, _ row: Int, index: Int) {
    let color = index < header.palette.count ? header.palette[index] : (red: 0, green: 0, blue: 0)
    set(column, row, color.red, color.green, color.blue)
  }

  // MARK: Rows

  /// Reads rows, each of which has a multiple of four bytes.
  mutating func readRows(_ bytes: [UInt8]) {
    let length = (header.width * header.depth + 31) / 32 * 4
    for row in 0..<header.height {
      let start = header.start + row * length
      guard start < bytes.count else { return }
      if header.depth <= 8 {
        readIndices(bytes, start, row)
      } else if header.depth == 24 {
        readBytes(bytes, start, row)
      } else {
        readFields(bytes, start, row)
      }
    }
  }

  private mutating func readIndices(_ bytes: [UInt8], _ start: Int, _ row: Int) {
    let (perByte, depth) = (8 / header.depth, header.depth)
    for column in 0..<header.width {
      let place = start + column / perByte
      guard place < bytes.count else { return }
      let shift = 8 - depth * (column % perByte + 1)
      set(column, row, index: Int(bytes[place]) >> shift & (1 << depth - 1))
    }
  }

  private mutating func readBytes(_ bytes: [UInt8], _ start: Int, _ row: Int) {
    for column in 0..<header.width {
      let place = start + column * 3
      guard place + 3 <= bytes.count else { return }
      set(column, row, bytes[place + 2], bytes[place + 1], bytes[place])
    }
  }

  private mutating func readFields(_ bytes: [UInt8], _ start: Int, _ row: Int) {
    let count = header.depth / 8
    let fields = header.fields
    let alpha = fields.count > 3 && fields[3].isThere ? fields[3] : nil
    for column in 0..<header.width {
      let place = start + column * count
      guard place + count <= bytes.count else { return }
      let pixel = bytes[place..<place + count].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      set(
        column, row, fields[0].value(in: pixel), fields[1].value(in: pixel), fields[2].value(in: pixel),
        alpha?.value(in: pixel) ?? 255)
    }
  }

  // MARK: Runs

  /// Reads pairs of bytes: a count and its indices, or 0 and what else happens. Pixels that are left out stay clear.
  mutating func readRuns(_ bytes: [UInt8]) {
    var (place, column, row) = (header.start, 0, 0)
    while place + 2 <= bytes.count, row < header.height {
      let (count, value) = (Int(bytes[place]), bytes[place + 1])
      place += 2
      switch (count, value) {
      case (0, 0): (column, row) = (0, row + 1)
      case (0, 1): return
      case (0, 2):
        guard place + 2 <= bytes.count else { return }
        (column, row) = (column + Int(bytes[place]), row + Int(bytes[place + 1]))
        place += 2
      case (0, _):
        let length = header.depth == 8 ? Int(value) : (Int(value) + 1) / 2
        guard place + length <= bytes.count else { return }
        draw(Int(value), from: Array(bytes[place..<place + length]), &column, row)
        // Literal pixels end at a multiple of two bytes.
        place += length + length % 2
      default: draw(count, from: [value], &column, row)
      }
    }
  }

  /// Draws indices, which begin again after the last one. Those behind the end of the row are left out.
  private mutating func draw(_ count: Int, from indices: [UInt8], _ column: inout Int, _ row: Int) {
    for number in 0..<count where column < header.width {
      let index =
        header.depth == 8
        ? indices[number % indices.count]
        : number % 2 == 0
          ? indices[number / 2 % indices.count] >> 4 : indices[number / 2 % indices.count] & 15
      set(column, row, index: Int(index))
      column += 1
    }
  }
}
