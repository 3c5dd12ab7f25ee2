/// The resources that the painters of one renderer share from drawing to drawing.
final class PainterResources {
  let fonts = FontContext()
  let pictures = PictureCache()
  let flatPictures = FlatPictureCache()
  let shadows = ShadowMaskCache()
}
