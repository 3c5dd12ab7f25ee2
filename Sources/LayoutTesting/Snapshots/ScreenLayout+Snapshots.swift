import Foundation

extension ScreenLayout {
  /// Compares the screen with a recorded snapshot, and records a failure of the test if it differs.
  ///
  /// The file is in the folder `LayoutSnapshots` beside the test. It is recorded with the trait `.recordsSnapshots`, or if the environment variable
  /// `LAYOUT_TESTING_RECORD` is `missing`, `failed` or `all`, and never where `CI` is set. A failure attaches what was expected, what was found
  /// and, of pictures, what differs, and is added to the report in `.build/layout-report/index.html` or the folder that
  /// `LAYOUT_TESTING_REPORT` names.
  ///
  /// - Parameters:
  ///   - kind: frames, picture, or the elements of assistive technology as text or picture.
  ///   - name: distinguishes several snapshots of one test.
  ///   - tolerance: of pictures, the largest mean difference of a colour component in a square of ten by ten pixels, 0...255.
  ///   - fileID: where a failure is shown; the file of the call by default.
  ///   - filePath: the file beside which the snapshot is recorded, and where a failure is shown; that of the call by default.
  ///   - function: the test after which the snapshot is named; that of the call by default.
  ///   - line: where a failure is shown; the line of the call by default.
  ///   - column: where a failure is shown; the column of the call by default.
  public func expectSnapshot(
    as kind: SnapshotKind, named name: String? = nil, tolerance: Double = PictureComparison.tolerance,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, function: String = #function,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let url = SnapshotFile(
      testFile: "\(filePath)", test: function, configuration: configuration, name: name, kind: kind
    ).url
    let title = title(function, name)
    do {
      try failure(of: kind, tolerance: tolerance, at: url, title)?.record(at: location)
    } catch {
      SnapshotFailure(message: "\(error)", title: title).record(at: location)
    }
  }

  private func failure(
    of kind: SnapshotKind, tolerance: Double, at url: URL, _ title: String
  ) throws -> SnapshotFailure? {
    switch kind {
    case .frames: try SnapshotCheck(.text, at: url, title: title).failure(of: frames)
    case .accessibility: try SnapshotCheck(.text, at: url, title: title).failure(of: accessibility)
    case .picture:
      try SnapshotCheck(.picture(tolerance: tolerance), at: url, title: title).failure(of: picture())
    case .accessibilityPicture:
      try SnapshotCheck(.picture(tolerance: tolerance), at: url, title: title).failure(
        of: accessibilityPicture())
    }
  }

  private func title(_ function: String, _ name: String?) -> String {
    [String(function.prefix { $0 != "(" }), name, configuration.description].compactMap { $0 }.joined(
      separator: ", ")
  }
}
