/// The mail of an engineer during the building of a bridge.
enum SampleMail {
  static var owner: Contact {
    Contact(name: "Robin Okafor", address: "robin@bridgeworks.example", role: "Structural Engineer")
  }
  static var ada: Contact {
    Contact(name: "Ada Lindqvist", address: "ada@bridgeworks.example", role: "Architect")
  }
  static var marco: Contact {
    Contact(name: "Marco Bellini", address: "marco@bellini.example", role: "Site Manager")
  }
  static var yuki: Contact {
    Contact(name: "Yuki Tanaka", address: "yuki@cityhall.example", role: "Planning Officer")
  }
  static var priya: Contact {
    Contact(name: "Priya Nair", address: "priya@bridgeworks.example", role: "Surveyor")
  }
  static var post: Contact { Contact(name: "Northern Rail", address: "tickets@rail.example") }
  static var club: Contact { Contact(name: "Rowing Club", address: "news@rowing.example") }

  static var accounts: [Account] { [Account(name: "Bridgeworks", owner: owner)] }

  static var messages: [Message] {
    [
      Message(
        id: 1, sender: ada, recipients: [owner], subject: "Handrail drawings",
        body: """
          Hello Robin,

          Here are the handrail drawings for the east span. I moved the posts to every second cable, so that the rhythm follows the \
          structure and not the deck.

          Could you check the loads at the two ends? I am not sure about the last post before the abutment.

          See you on Thursday
          Ada
          """,
        date: "9:41", mailbox: .inbox, isRead: false,
        attachments: [
          Attachment(name: "East span.pdf", size: "2.4 MB", kind: .document),
          Attachment(name: "Post detail.png", size: "840 KB", kind: .picture),
          Attachment(name: "Model.zip", size: "18 MB", kind: .archive),
        ]),
      Message(
        id: 2, sender: marco, recipients: [owner, ada], subject: "Concrete on Monday",
        body:
          "The pump is booked for seven. We need the reinforcement signed off by Friday noon, or we lose the slot.",
        date: "8:15", mailbox: .inbox, isRead: false, isFlagged: true),
      Message(
        id: 3, sender: yuki, recipients: [owner], subject: "Permit for the river path",
        body: """
          Dear Robin Okafor,

          The committee has approved the closure of the river path from 3 to 14 May. The signs have to stand two days before.

          Kind regards
          Yuki Tanaka
          """,
        date: "Yesterday", mailbox: .inbox,
        attachments: [Attachment(name: "Permit.pdf", size: "310 KB", kind: .document)]),
      Message(
        id: 4, sender: priya, recipients: [owner], subject: "Re: Survey of the north bank",
        body:
          "I have the points. The bank has moved by four millimetres since autumn, which is less than we feared.",
        date: "Yesterday", mailbox: .inbox, isFlagged: true),
      Message(
        id: 5, sender: post, recipients: [owner], subject: "Your ticket to Leeds",
        body: "Platform and seat are shown in the app one hour before departure. Have a good journey.",
        date: "Tuesday", mailbox: .inbox),
      Message(
        id: 6, sender: club, recipients: [owner], subject: "Regatta: volunteers needed",
        body:
          "We are looking for people at the finish line. Lunch is on us, and the view is the best of the day.",
        date: "Monday", mailbox: .inbox),
      Message(
        id: 7, sender: ada, recipients: [owner], subject: "Colour of the cables",
        body:
          "White in summer, grey in winter. I would take the grey one, since it is winter for seven months.",
        date: "Sunday", mailbox: .inbox),
      Message(
        id: 8, sender: owner, recipients: [marco], subject: "Reinforcement, east abutment",
        body: "Signed. The two bars at the corner are now 16 mm.", date: "Yesterday", mailbox: .sent),
      Message(
        id: 9, sender: owner, recipients: [yuki], subject: "Night work", body: "Dear Yuki Tanaka,\n\n",
        date: "Monday", mailbox: .drafts),
      Message(
        id: 10, sender: priya, recipients: [owner], subject: "Survey of the north bank",
        body: "I am there on Wednesday with the level. Do you need the old points too?", date: "12 April",
        mailbox: .archive),
    ]
  }

  /// The messages that arrive when the user pulls the list.
  static var arrivals: [Message] {
    [
      Message(
        id: 101, sender: marco, recipients: [owner], subject: "Weather",
        body: "Rain from Monday noon. Shall we begin an hour earlier?", date: "Now", mailbox: .inbox,
        isRead: false),
      Message(
        id: 102, sender: ada, recipients: [owner], subject: "Thursday",
        body: "Half past nine at the site office?", date: "Now", mailbox: .inbox, isRead: false),
    ]
  }
}
