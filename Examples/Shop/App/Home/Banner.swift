/// An offer at the top of the first screen.
struct Banner {
  let title: String
  let detail: String
  let department: Department
  let product: Int
  let finish: Int

  static let all = [
    Banner(
      title: "Long evenings", detail: "Lamps that flatter everyone", department: .lighting, product: 1,
      finish: 0),
    Banner(
      title: "Set for supper", detail: "Stoneware from the Kiln Yard", department: .kitchen, product: 13,
      finish: 0),
    Banner(
      title: "Out on the sill", detail: "Pots, cans and patience", department: .garden, product: 4, finish: 2),
  ]
}
