import ConstraintLog

/// The functions that the page's script calls: a text goes in, and the diagnosis of each of its conflicts comes out, with a picture.
@main struct DoctorPage {
  static func main() {
    #if hasFeature(Embedded)
      let allocate: @convention(c) (Int32) -> UnsafeMutableRawPointer = {
        .allocate(byteCount: max(Int($0), 1), alignment: 8)
      }
      let free: @convention(c) (UnsafeMutableRawPointer) -> Void = { $0.deallocate() }
      let explain: @convention(c) (UnsafePointer<UInt8>, Int32, Double) -> UnsafeMutableRawPointer = {
        answer(UnsafeBufferPointer(start: $0, count: Int($1)), pictureWidth: $2)
      }
      pageOffer(
        unsafeBitCast(allocate, to: UnsafeRawPointer.self), unsafeBitCast(free, to: UnsafeRawPointer.self),
        unsafeBitCast(explain, to: UnsafeRawPointer.self))
    #endif
  }
}

#if hasFeature(Embedded)
  /// The number of bytes that follow as an integer of four bytes, then a JSON array of the diagnoses, and an SVG for each of them. A zero
  /// stands between the parts.
  private func answer(_ text: UnsafeBufferPointer<UInt8>, pictureWidth: Double) -> UnsafeMutableRawPointer {
    let diagnoses = Diagnosis.diagnoses(of: String(decoding: text, as: UTF8.self))
    let pictures = diagnoses.map { ConstraintPicture(of: $0, width: pictureWidth, hasTitle: false).svg }
    let parts = [Diagnosis.json(diagnoses)] + pictures
    let bytes = parts.map { Array($0.utf8) }.joined(separator: [0])
    let result = Array(bytes)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: result.count + 4, alignment: 8)
    memory.storeBytes(of: UInt32(result.count), as: UInt32.self)
    result.withUnsafeBytes { memory.advanced(by: 4).copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    return memory
  }

  /// Gives the page's script the functions that it calls.
  @_extern(wasm, module: "page", name: "offer")
  func pageOffer(_ allocate: UnsafeRawPointer, _ free: UnsafeRawPointer, _ explain: UnsafeRawPointer)
#endif
