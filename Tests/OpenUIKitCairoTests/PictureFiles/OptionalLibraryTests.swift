import Foundation
import OpenUIKitImages
import Testing

/// Libraries that are loaded when they are needed.
@Suite struct OptionalLibraryTests {
  @Test func errorsNameTheLibraryAndDebiansPackage() {
    let error = PictureFileError.missingLibrary(.heic, .libheif)
    #expect(
      error.description
        == "HEIC files need libheif, which this machine does not have (on Debian: apt-get install libheif1).")
    #expect(PictureFormat.png.library == nil && PictureFormat.tiff.library == .libtiff)
  }

  /// The module links none of them: a machine without them starts a program, and reads the other formats.
  @Test func libraryIsLoadedWhenItIsNeededAndNotLinked() throws {
    let modules = try String(
      contentsOf: Self.sources.appendingPathComponent("module.modulemap"), encoding: .utf8)
    for name in ["tiff", "heif", "rsvg", "poppler"] { #expect(!modules.contains(name)) }
  }

  private static let sources = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("../../../Sources/CImages").standardizedFileURL

  /// Returns the output of the C compiler for a file with declarations.
  private func compile(_ text: String, flags: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).c")
    defer { try? FileManager.default.removeItem(at: file) }
    try text.write(to: file, atomically: true, encoding: .utf8)
    return try Shell.run("clang -fsyntax-only -Werror \(flags) '\(file.path)'")
  }

  /// The types of functions with the functions that have them, by the header of the library.
  private struct Header: Sendable {
    let file: String
    let include: String
    let package: String
    let functions: [(type: String, function: String)]
  }

  private static let tiff = Header(
    file: "tiff_functions.h", include: "#include <tiffio.h>", package: "libtiff-4",
    functions: [
      ("TIFFClientOpenExtFunction", "TIFFClientOpenExt"), ("TIFFCloseFunction", "TIFFClose"),
      ("TIFFReadRGBAImageOrientedFunction", "TIFFReadRGBAImageOriented"),
      ("TIFFOpenOptionsAllocFunction", "TIFFOpenOptionsAlloc"),
      ("TIFFOpenOptionsFreeFunction", "TIFFOpenOptionsFree"),
      ("TIFFOpenOptionsSetMaxSingleMemAllocFunction", "TIFFOpenOptionsSetMaxSingleMemAlloc"),
      ("TIFFOpenOptionsSetErrorHandlerExtRFunction", "TIFFOpenOptionsSetErrorHandlerExtR"),
      ("TIFFOpenOptionsSetWarningHandlerExtRFunction", "TIFFOpenOptionsSetWarningHandlerExtR"),
    ])

  private static let heif = Header(
    file: "heif_functions.h", include: "#include <libheif/heif.h>", package: "libheif",
    functions: [
      ("HEIFInitFunction", "heif_init"), ("HEIFContextAllocFunction", "heif_context_alloc"),
      ("HEIFContextFreeFunction", "heif_context_free"),
      ("HEIFContextSetMaximumImageSizeLimitFunction", "heif_context_set_maximum_image_size_limit"),
      ("HEIFContextReadFunction", "heif_context_read_from_memory_without_copy"),
      ("HEIFContextGetPrimaryFunction", "heif_context_get_primary_image_handle"),
      ("HEIFHandleLengthFunction", "heif_image_handle_get_width"),
      ("HEIFHandleLengthFunction", "heif_image_handle_get_height"),
      ("HEIFHandleLengthFunction", "heif_image_handle_is_premultiplied_alpha"),
      ("HEIFHandleReleaseFunction", "heif_image_handle_release"),
      ("HEIFDecodeImageFunction", "heif_decode_image"), ("HEIFImageLengthFunction", "heif_image_get_width"),
      ("HEIFImageLengthFunction", "heif_image_get_height"),
      ("HEIFImagePlaneFunction", "heif_image_get_plane_readonly"),
      ("HEIFImageReleaseFunction", "heif_image_release"),
    ])

  private static let vectors = Header(
    file: "vector_functions.h", include: "#include <librsvg/rsvg.h>\n#include <poppler/glib/poppler.h>",
    package: "librsvg-2.0 poppler-glib cairo",
    functions: [
      ("RsvgHandleNewFromDataFunction", "rsvg_handle_new_from_data"),
      ("RsvgHandleGetIntrinsicSizeFunction", "rsvg_handle_get_intrinsic_size_in_pixels"),
      ("RsvgHandleGetIntrinsicDimensionsFunction", "rsvg_handle_get_intrinsic_dimensions"),
      ("RsvgHandleRenderDocumentFunction", "rsvg_handle_render_document"),
      ("PopplerDocumentNewFromBytesFunction", "poppler_document_new_from_bytes"),
      ("PopplerDocumentGetPageFunction", "poppler_document_get_page"),
      ("PopplerPageGetSizeFunction", "poppler_page_get_size"),
      ("PopplerPageRenderFunction", "poppler_page_render"), ("GBytesNewFunction", "g_bytes_new"),
      ("GBytesUnrefFunction", "g_bytes_unref"), ("GObjectUnrefFunction", "(g_object_unref)"),
      ("CairoImageSurfaceFunction", "cairo_image_surface_create_for_data"),
      ("CairoCreateFunction", "cairo_create"), ("CairoDestroyFunction", "cairo_destroy"),
      ("CairoScaleFunction", "cairo_scale"), ("CairoSurfaceFunction", "cairo_surface_flush"),
      ("CairoSurfaceFunction", "cairo_surface_destroy"),
    ])

  /// Only a machine with the headers of a library can compare.
  @Test(arguments: [tiff, heif, vectors].indices)
  func typesOfFunctionsAreThoseOfTheHeaders(_ index: Int) throws {
    let header = [Self.tiff, Self.heif, Self.vectors][index]
    guard try Shell.run("pkg-config --exists \(header.package) && echo yes").contains("yes") else { return }
    let path = Self.sources.appendingPathComponent(header.file).path
    let uses = header.functions.enumerated().map { "\($1.type) use\($0) = \($1.function);" }
    let flags = "-Wno-deprecated-declarations $(pkg-config --cflags \(header.package))"
    let text = "\(header.include)\n#include \"\(path)\"\n" + uses.joined(separator: "\n") + "\n"
    #expect(try compile(text, flags: flags) == "")
    let first = header.functions[0]
    let wrong = text + "\(first.type) wrong = \(header.functions[1].function);\n"
    #expect(try compile(wrong, flags: flags).contains("incompatible"))
  }
}
