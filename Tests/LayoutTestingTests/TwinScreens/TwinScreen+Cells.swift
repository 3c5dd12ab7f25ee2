import LayoutTesting

extension TwinScreen {
  static let cells: [TwinScreen] = [
    .init(.cells, "rows of 44 points by the delegate", [.truncatedText, .fixedHeight, .overlap, .conflict]) {
      isFaulty in
      let table = TwinTable { cell, index in
        fill(
          cell.contentView, with: "Parcel \(index) arrives at the door in the morning, by the bicycle post")
      }
      table.rowHeight = isFaulty ? 44 : nil
      return ScreenShape.tab.controller(showing: table)
    },
    .init(.cells, "items of 30 points", [.truncatedText, .overlap]) { isFaulty in
      ScreenShape.sheet.controller(
        showing: TwinGrid("Box") { flow, area in
          let height = UIFontMetrics.default.scaledValue(for: 48)
          flow.itemSize = CGSize(width: 140, height: isFaulty ? 30 : height)
          if !isFaulty {
            flow.itemSize.width = min(area.width - 16, UIFontMetrics.default.scaledValue(for: 140))
          }
        })
    },
    .init(.cells, "header of a table of 60 points", [.truncatedText, .overlap]) { isFaulty in
      let table = TwinTable(settingUp: { table in
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        fill(
          header, with: "All that you have ordered in the last thirty days, and what is on its way to you now"
        )
        table.tableHeaderView = header
      }) { cell, index in fill(cell.contentView, with: "Parcel \(index)") }
      guard !isFaulty else { return ScreenShape.navigation.controller(showing: table) }
      table.onLayout = { table in
        guard let header = table.tableHeaderView else { return }
        let height = header.systemLayoutSizeFitting(
          CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
        guard header.frame.height != height else { return }
        header.frame.size.height = height
        table.tableHeaderView = header
      }
      return ScreenShape.navigation.controller(showing: table)
    },
    .init(.cells, "footer of 20 points", [.truncatedText, .overlap, .conflict]) { isFaulty in
      let table = TwinTable(settingUp: { $0.estimatedSectionFooterHeight = 40 }) { cell, index in
        fill(cell.contentView, with: "Parcel \(index)")
      }
      table.footerHeight = isFaulty ? 20 : nil
      table.footer = {
        let footer = UIView()
        footer.backgroundColor = .systemBackground
        fill(footer, with: "Parcels that nobody takes go back to the shop after seven days in the locker")
        return footer
      }
      return ScreenShape.navigation.controller(showing: table)
    },
    .init(.cells, "name and place in one line", [.truncatedText]) { isFaulty in
      ScreenShape.sheet.controller(
        showing: TwinTable { cell, index in
          let lines = isFaulty ? 1 : 0
          let line = UIStackView(arrangedSubviews: [
            UILabel.text(words("Parcel \(index)", "Paket Nummer \(index)"), .body, lines: lines),
            UILabel.text(words("At the door", "In der Abholstation am Hauptbahnhof"), .body, lines: lines),
          ])
          line.axis = isFaulty ? .horizontal : .vertical
          line.spacing = 8
          cell.contentView.place(line)
          NSLayoutConstraint.activate(line.edges(to: cell.contentView.layoutMarginsGuide))
        })
    },
    .init(.cells, "items wider than a phone", [.offScreen, .truncatedText]) { isFaulty in
      ScreenShape.tab.controller(
        showing: TwinGrid("A parcel that is on its way from the shop to your door, number") { flow, area in
          flow.itemSize = CGSize(
            width: isFaulty ? 700 : area.width, height: UIFontMetrics.default.scaledValue(for: 260))
        })
    },
    .init(.cells, "header of items of 16 points", [.truncatedText, .overlap]) { isFaulty in
      ScreenShape.navigation.controller(
        showing: TwinGrid("Box") { flow, area in
          let height = UIFontMetrics.default.scaledValue(for: 48)
          flow.itemSize = CGSize(
            width: min(area.width, UIFontMetrics.default.scaledValue(for: 140)), height: height)
          flow.headerReferenceSize = CGSize(width: area.width, height: isFaulty ? 16 : height)
        })
    },
    .init(.cells, "beginning of a text in a row that leads nowhere", [.truncatedText]) { isFaulty in
      ScreenShape.navigation.controller(
        showing: TwinTable { cell, index in
          let text =
            "Parcel \(index) was left with a neighbour, who will be there in the evening from six until nine"
          fill(
            cell.contentView,
            with: text + ", and again on Saturday morning, if you ring the bell of the second floor twice")
          let label = cell.contentView.subviews.compactMap { $0 as? UILabel }.last
          label?.numberOfLines = 2
          if !isFaulty { cell.accessoryType = .disclosureIndicator }
        })
    },
    .init(.cells, "text that ends below its row", in: .bare, [.truncatedText, .overlap]) { c, isFaulty in
      let list = UIStackView()
      list.axis = .vertical
      for index in 1...3 {
        let row = UIView()
        row.clipsToBounds = true
        let label = UILabel.text(
          words("Parcel \(index) is at the door", "Das Paket \(index) liegt vor der Tür"), .body)
        row.place(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
          label.leadingAnchor.constraint(equalTo: row.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: row.trailingAnchor),
          isFaulty
            ? row.heightAnchor.constraint(equalToConstant: 32)
            : row.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
        ])
        list.addArrangedSubview(row)
      }
      c.row(list)
    },
  ]

  /// A label over all of a view.
  @MainActor
  static func fill(_ view: UIView, with text: String) {
    let label = UILabel.text(text, .body)
    view.place(label)
    let insets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    NSLayoutConstraint.activate(label.edges(to: view.layoutMarginsGuide, insets))
  }
}
