// Lists on top of tables and collections: diffable data sources, compositional layouts, list cells and their content.
@_exported import OpenUIKitControls
@_exported import OpenUIKitCore
