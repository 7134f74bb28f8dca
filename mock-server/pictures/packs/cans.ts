import { cut, lit, type Pack, shade, sheet } from './pack.ts'

/** A drinks can between two edges, a little seen from above. */
function can(left: number, right: number, top: number, neck: number): Pack {
  const x = 120
  const half = (right - left) / 2
  const lid = half - neck
  const body = `M${left} ${top + 22}C${left} ${top + 12} ${x - lid - 1} ${top + 8} ${x - lid} ${top}H${x + lid}C${x + lid + 1} ${top + 8} ${right} ${top + 12} ${right} ${top + 22}V200C${right} 208 ${right - 5} 212 ${right - 8} 217Q${x} 229 ${left + 8} 217C${left + 5} 212 ${left} 208 ${left} 200Z`
  const lidArt = `<ellipse cx="${x}" cy="${top}" rx="${lid + 1}" ry="8" fill="url(#~steel)"/><ellipse cx="${x}" cy="${top}" rx="${lid - 3.5}" ry="6" fill="#7e8890"/><ellipse cx="${x}" cy="${top + 1}" rx="${lid - 5}" ry="5" fill="url(#~steel)"/><ellipse cx="${x}" cy="${top - 0.5}" rx="9" ry="2.6" fill="#6d777f"/><ellipse cx="${x + 6}" cy="${top}" rx="8" ry="2" fill="#f4f7f9"/>`
  const foot = `<path d="M${left} 205Q${x} 219 ${right} 205V230H${left}Z" fill="url(#~steel)"/>${shade(`M${left} 205Q${x} 219 ${right} 205V208Q${x} 222 ${left} 208Z`, 0.3)}`
  const collar = `<path d="M${left} ${top - 4}H${right}V${top + 7}Q${x} ${top + 17} ${left} ${top + 7}Z" fill="url(#~steel)"/>`
  return {
    face: { x: left + 9, y: top + 28, w: right - left - 18, h: 172 - top },
    draw: (print, c) =>
      cut('can', body, `${sheet(c.base)}${print}${foot}${collar}${lit('metal', left, top, right - left, 230 - top)}`) +
      lidArt,
    shadow: { x, y: 219, rx: half + 10 },
  }
}

export const cans = { can: can(62, 178, 26, 17), slim: can(76, 164, 20, 13) }
