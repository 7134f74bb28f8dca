export interface Palette {
  light: string
  base: string
  dark: string
  /** Ground of the label and what is written on it. */
  label: string
  ink: string
}

const palette = (light: string, base: string, dark: string, label: string, ink: string): Palette => ({
  light,
  base,
  dark,
  label,
  ink,
})

export const palettes: Record<string, Palette> = {
  blue: palette('#7cc0f2', '#2b7fc9', '#134a86', '#f4f9ff', '#123f73'),
  tomato: palette('#ff9b7d', '#e2472f', '#9c2415', '#fff4ea', '#8f1f12'),
  green: palette('#9fd98b', '#4b9e45', '#246027', '#f6fbe9', '#1f5423'),
  lime: palette('#dcef86', '#9cc42f', '#5d7f12', '#fbfee9', '#4a6610'),
  orange: palette('#ffc27a', '#f28a1e', '#b3570a', '#fff6e6', '#8f4307'),
  amber: palette('#ffd98a', '#dfa02a', '#96640f', '#fff8e4', '#754c08'),
  red: palette('#ff8a86', '#cf2a33', '#861320', '#fff3ee', '#861320'),
  sun: palette('#fff0a0', '#f6c928', '#b98a0b', '#fffbe6', '#7a5a06'),
  cream: palette('#fffaf0', '#f0dfbd', '#bfa470', '#fffdf7', '#7b5a26'),
  caramel: palette('#ecc493', '#bf7f3f', '#7b4a1c', '#fff6e9', '#6b3d14'),
  mint: palette('#c9f2e4', '#67bfa2', '#2f7d67', '#f3fdf9', '#1f6350'),
  slate: palette('#a9b6c2', '#5b6b7a', '#313d49', '#f4f6f8', '#2b3641'),
  cocoa: palette('#a9795a', '#6a3f27', '#3a1f11', '#fbeedd', '#4a2814'),
  berry: palette('#e79ad0', '#a83a86', '#651c50', '#fff1fa', '#651c50'),
  ink: palette('#75809a', '#2c3448', '#131827', '#eef1f8', '#1b2235'),
  peach: palette('#ffd3bd', '#f2916a', '#b1553a', '#fff5ef', '#8f3f27'),
}

export function paletteOf(name: string): Palette {
  const found = palettes[name]
  if (!found) throw new Error(`No palette ${name}`)
  return found
}
