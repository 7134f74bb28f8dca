/** Packs that stand by themselves: drinks carton, chocolate tablet, yoghurt tub, noodle cup. */
import { cut, lit, type Pack, shade, sheet, shine } from './pack.ts'

const carton: Pack = {
  face: { x: 62, y: 60, w: 86, h: 158 },
  draw: (print, c) =>
    `<path d="M131 44L139 10Q140 6 144 7L170 16" fill="none" stroke="#d9e0e4" stroke-width="6.5"/><path d="M133 42L140 12L168 17" fill="none" stroke="${c.accent}" stroke-width="2"/>
<path d="M56 50L88 34H188L154 50Z" fill="${c.light}"/><path d="M56 50L88 34H188L154 50Z" fill="#fff" opacity=".35"/><ellipse cx="131" cy="43" rx="6" ry="2.5" opacity=".35"/>
${cut('side', 'M154 50L188 34V206L154 224Z', `${sheet(c.base)}<path d="M160 112L182 98V158L160 174Z" fill="${c.label}" opacity=".85"/><path d="M163 119L179 109M163 129L179 119M163 139L179 129M163 149L179 139M163 159L179 149" stroke="${c.ink}" stroke-width="1.5" opacity=".6"/>${shade('M150 30H190V230H150Z', 0.36)}`)}${cut('front', 'M56 50H154V224H56Z', `${sheet(c.base)}${print}${lit('paper', 56, 50, 98, 174)}`)}
<path d="M154 51V223" stroke="#fff" stroke-width="1.5" opacity=".45"/><path d="M57 51H153" stroke="#fff" stroke-width="1.5" opacity=".6"/>`,
  shadow: { x: 128, y: 219, rx: 86 },
}

const tablet: Pack = {
  face: { x: 72, y: 76, w: 96, h: 134 },
  draw: (print, c) =>
    `<path d="M64 18H176V90H64Z" fill="#3a1d0d"/>${[0, 1, 2].map((at) => `<path d="M${66 + at * 37} 20h35v34h-35Z" fill="url(#~cocoa)"/><path d="M${66 + at * 37} 20h35l-5 5h-25v25l-5 4Z" fill="#a9764f"/>`).join('')}
<path d="M60 60L70 50L82 58L94 46L108 57L120 48L134 58L146 47L158 57L170 48L180 58V84H60Z" fill="#d8b25c"/><path d="M60 60L70 50L76 84H60ZM94 46L108 57L98 84H88ZM134 58L146 47L150 84H130ZM170 48L180 58V84H172Z" fill="#f7e2a0"/><path d="M82 58L94 46L88 84H78ZM120 48L134 58L128 84H116Z" fill="#b48a34"/>
${cut('tablet', 'M60 68H180V220Q180 224 176 224H64Q60 224 60 220Z', `${sheet(c.base)}${print}${lit('paper', 60, 68, 120, 156)}${shine('M60 68H92L72 224H60Z', 0.1)}`)}<path d="M60 68H180" stroke="#fff" stroke-width="1.5" opacity=".5"/>`,
  shadow: { x: 120, y: 221, rx: 76 },
}

/** A cup with a peel-off lid, seen a little from above. */
function tub(top: number, half: number, foot: number): Pack {
  const [left, right] = [120 - half, 120 + half]
  const body = `M${left + 3} ${top}H${right - 3}L${120 + foot} 212Q${120 + foot - 1} 220 ${120 + foot - 9} 222Q120 228 ${120 - foot + 9} 222Q${120 - foot + 1} 220 ${120 - foot} 212Z`
  return {
    face: { x: 120 - foot + 4, y: top + 26, w: 2 * foot - 8, h: 184 - top },
    draw: (print, c) =>
      cut(
        'tub',
        body,
        `${sheet(c.base)}${print}${shade(`M${left} ${top}H${right}V${top + 14}Q120 ${top + 30} ${left} ${top + 14}Z`, 0.25)}${lit('gloss', left + 6, top, 2 * half - 12, 230 - top)}`,
      ) +
      `<path d="M${left - 4} ${top}V${top + 7}A${half + 4} 15 0 0 0 ${right + 4} ${top + 7}V${top}Z" fill="${c.dark}"/><path d="M${left - 4} ${top}V${top + 7}A${half + 4} 15 0 0 0 ${right + 4} ${top + 7}V${top}Z" fill="url(#~metal)" opacity=".7"/><ellipse cx="120" cy="${top}" rx="${half + 4}" ry="15" fill="${c.label}"/><ellipse cx="120" cy="${top}" rx="${half - 2}" ry="12" fill="none" stroke="${c.accent}" stroke-width="2.5"/><path d="M${right - 22} ${top + 10}Q${right + 14} ${top + 12} ${right + 12} ${top + 22}Q${right - 2} ${top + 24} ${right - 30} ${top + 13}Z" fill="${c.label}"/><path d="M${left} ${top - 2}A${half} 13 0 0 1 120 ${top - 14}L138 ${top - 14}L${left + 26} ${top + 10}Z" fill="#fff" opacity=".65"/>`,
    shadow: { x: 120, y: 220, rx: foot + 22 },
  }
}

export const boxes = { carton, tablet, tub: tub(70, 72, 52), pot: tub(40, 66, 50) }
