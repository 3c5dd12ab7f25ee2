// Not in the class: a page without interactions would contain their code.
extension UIView {
  /// The interactions of the view, in the order in which they were added.
  public final var interactions: [any UIInteraction] {
    get { interactionStorage }
    set { replaceInteractions(with: newValue) }
  }
  /// Adds an interaction, and removes it from the view that it had before.
  public final func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Removes an interaction. Does nothing if the view does not have it.
  public final func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
}
