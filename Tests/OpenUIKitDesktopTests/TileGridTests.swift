import OpenUIKitCairo
import OpenUIKitDesktop
import Testing

@Suite struct TileGridTests {
  @Test func tilesCoverThePictureOnce() {
    let grid = TileGrid(width: 1280, height: 800)
    #expect((grid.columns, grid.rows) == (5, 4))
    let pixels = (0..<grid.count).map { grid.area(of: $0).width * grid.area(of: $0).height }.reduce(0, +)
    #expect(pixels == 1280 * 800)
    #expect(grid.area(of: 19) == PixelArea(left: 1024, top: 768, right: 1280, bottom: 800))
  }

  @Test func onlyTilesWithChangedPixelsAreReplaced() {
    let grid = TileGrid(width: 1280, height: 800)
    #expect(grid.tiles(of: []) == [])
    #expect(grid.tiles(of: [PixelArea(left: 0, top: 0, right: 256, bottom: 256)]) == [0])
    #expect(grid.tiles(of: [PixelArea(left: 255, top: 255, right: 257, bottom: 257)]) == [0, 1, 5, 6])
  }

  @Test func aPictureWithoutPixelsHasNoTiles() {
    #expect(TileGrid(width: 0, height: 100).count == 0)
  }
}
