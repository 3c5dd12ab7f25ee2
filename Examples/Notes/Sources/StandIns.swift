// Swift Package Manager needs one source file in a target. The sources of the app are in the folder App.
