export interface Palette {
  light: string
  base: string
  dark: string
  /** A second colour that stands out from the first. */
  accent: string
  /** Ground of a label and what is written on it. */
  label: string
  ink: string
  /** What is seen through glass, from edge to edge; the pack's own colour where left out. */
  liquid?: [edge: string, middle: string, far: string]
}

type Row = [light: string, base: string, dark: string, accent: string, label: string, ink: string]
const rows: Record<string, Row> = {
  blue: ['#4aa8ee', '#1769c4', '#0b3f86', '#ffd23f', '#f3f9ff', '#0c3d7d'],
  tomato: ['#ff6a45', '#dd321d', '#971708', '#ffc83a', '#fff5e8', '#86170b'],
  green: ['#63bd53', '#2c8a3c', '#125a28', '#ffe066', '#f7fbea', '#14532a'],
  lime: ['#c6e04a', '#86b81b', '#4c7a0a', '#ff5a36', '#fbfee6', '#3d5f08'],
  orange: ['#ffb04a', '#f2780f', '#b04a05', '#ffe35a', '#fff6e4', '#8a3a04'],
  amber: ['#ffcc5c', '#e49a17', '#9a5c06', '#c62f22', '#fff8e2', '#6f3f05'],
  red: ['#f4525a', '#c8141f', '#7c0714', '#ffd76a', '#fff4ee', '#7c0a15'],
  sun: ['#ffe45e', '#f9bd12', '#c07d05', '#1f8a4c', '#fffbe2', '#6d4a04'],
  cream: ['#fffaf0', '#f4e3c0', '#c9a86d', '#c8442a', '#fffdf6', '#74501c'],
  caramel: ['#eab878', '#b86f2c', '#74400f', '#ffe0a3', '#fff6e8', '#633509'],
  mint: ['#a5e8d2', '#3fae8d', '#167059', '#ffe680', '#f2fdf8', '#0f5b48'],
  slate: ['#8396a8', '#42566a', '#1f2e3d', '#e9c46a', '#f5f7f9', '#1f2d3b'],
  cocoa: ['#8c5736', '#54301b', '#2c150a', '#e9be6c', '#fdf2e2', '#42210e'],
  berry: ['#d465b4', '#96277a', '#560f46', '#ffd34e', '#fff1fa', '#5a1249'],
  ink: ['#4f5b78', '#1f2740', '#0b1022', '#e8c272', '#eff2f9', '#161d33'],
  peach: ['#ffbf9c', '#f27b55', '#b3442a', '#ffe9a8', '#fff5ee', '#8c341d'],
  ocean: ['#57c7e8', '#0f86b8', '#07527c', '#ffd76a', '#f1fbff', '#07486d'],
  plum: ['#a06bd8', '#5e2f9e', '#331664', '#ff9d4d', '#f7f1ff', '#3a1a70'],
}
const liquids: Record<string, NonNullable<Palette['liquid']>> = {
  blue: ['#a9d5ee', '#effaff', '#9ccbe6'],
  mint: ['#b9e4da', '#f4fffb', '#a3d6c9'],
  peach: ['#a8480f', '#f0953c', '#93390a'],
  sun: ['#d98e0a', '#ffcf3f', '#c67a05'],
  amber: ['#8a4a06', '#e0982d', '#75390a'],
  cream: ['#d9bd88', '#fff6e2', '#cfae74'],
  cocoa: ['#4a2a16', '#8a5a3a', '#3a1e0e'],
  red: ['#b3202c', '#f2606a', '#96131f'],
}

/** By name; `green/sun` is green outside and holds what sun holds. */
export function paletteOf(names: string): Palette {
  const [name = '', held = name] = names.split('/')
  const row = rows[name]
  if (!row) throw new Error(`No palette ${name}`)
  const [light, base, dark, accent, label, ink] = row
  const liquid = liquids[held]
  return { light, base, dark, accent, label, ink, ...(liquid && { liquid }) }
}

/** How bright a colour looks, 0 to 255. */
export function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue
}
