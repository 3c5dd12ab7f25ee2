# Imports go one way. This table says what the sources of each module may import.
BEGIN {
  allowed["ConstraintSolver"] = ""
  allowed["OpenUIKitSupport"] = "Foundation"
  allowed["OpenUIKitGraphics"] = "OpenUIKitSupport Foundation"
  allowed["OpenUIKit"] = "OpenUIKitSupport OpenUIKitGraphics ConstraintSolver Foundation"
  allowed["UIKitShim"] = "UIKit AppKit OpenUIKit"
  allowed["Masonry"] = "UIKitShim"
  allowed["MasonryShorthand"] = "Masonry UIKitShim"
  allowed["iCarousel"] = "UIKitShim OpenUIKit"
  allowed["OpenUIKitCairo"] = "OpenUIKitGraphics CCairo Foundation"
  allowed["OpenUIKitWeb"] = "OpenUIKit OpenUIKitGraphics"
  allowed["GalleryScreens"] = "Masonry MasonryShorthand iCarousel UIKitShim"
  allowed["GalleryWeb"] = "GalleryScreens OpenUIKitWeb OpenUIKit Masonry iCarousel"
  allowed["gallery"] = "GalleryScreens OpenUIKitCairo OpenUIKit Masonry ArgumentParser Foundation"
}

FNR == 1 {
  split(FILENAME, path, "/")
  module = path[1] == "Sources" ? path[2] : path[1] == "Gallery" && path[2] == "Sources" ? path[3] : ""
}

module in allowed && /^[ \t]*(@[A-Za-z_()]+[ \t]+|public[ \t]+|internal[ \t]+|package[ \t]+|private[ \t]+)*import[ \t]/ {
  imported = $0
  sub(/\/\/.*/, "", imported)
  sub(/^.*import[ \t]+((struct|class|enum|protocol|func|typealias)[ \t]+)?/, "", imported)
  sub(/[.].*/, "", imported)
  gsub(/[ \t]/, "", imported)
  if (index(" " allowed[module] " ", " " imported " ") == 0) {
    print FILENAME ":" FNR ": " module " may not import " imported > "/dev/stderr"
    failed = 1
  }
}

END { exit failed }
