/// The module that translated apps load storyboards and nibs with. The translation imports the module of that name.
@_exported import NibLoading
