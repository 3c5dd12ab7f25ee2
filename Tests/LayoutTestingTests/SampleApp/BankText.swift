import LayoutTesting
import OpenUIKit

/// The texts of the bank's screens, in English and German. The key is the English text.
enum BankText {
  /// The text in the language of the screen.
  @MainActor
  static func text(_ key: String) -> String {
    Bundle.languagesOfScreen?.first == "de" ? german[key] ?? key : key
  }

  private static let german = [
    "Activity": "Umsätze", "Profile": "Profil", "All": "Alle", "In": "Ein", "Out": "Aus",
    "Available": "Verfügbarer Betrag", "Today": "Heute", "Yesterday": "Gestern", "Pending": "Vorgemerkt",
    "Card payment": "Kartenzahlung", "Salary": "Gehaltseingang", "Standing order": "Dauerauftrag",
    "Direct debit": "Lastschrifteinzug", "Transfer": "Überweisung", "Recipient": "Empfänger",
    "Amount": "Betrag", "Purpose": "Verwendungszweck", "Send": "Ausführung",
    "On the next working day": "Am nächsten Bankarbeitstag", "Save as template": "Als Vorlage speichern",
    "Continue": "Weiter",
    "Transfers within the euro area arrive in one day.":
      "Überweisungen innerhalb des Euro-Zahlungsverkehrsraums kommen in einem Tag an.",
    "Check and confirm": "Prüfen und bestätigen", "Account": "Zahlungskonto",
    "The name and the number belong together.":
      "Der Name der Empfängerin und die Kontonummer gehören zusammen.",
    "We never ask for this by phone.": "Danach fragen wir niemals am Telefon.",
    "I know the recipient": "Die Empfängerin ist mir bekannt", "Confirm": "Kostenpflichtig bestätigen",
    "Change": "Angaben ändern", "Close": "Schließen",
    "Account activity": "Umsätze und Kontostand des Girokontos",
  ]
}
