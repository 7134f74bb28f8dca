/** The packs, each drawn on 240 × 240 with light from the left and a soft shadow below. */
import type { Palette } from './palette.ts'
import type { LabelBox } from './words.ts'

export interface Shape {
  /** Behind the label. */
  body: (colours: Palette, id: (name: string) => string) => string
  /** Where the words stand and where the motif is. */
  label: LabelBox
  motif: { x: number; y: number; scale: number }
  /** In front of everything: shine, folds, lids. */
  front?: (colours: Palette, id: (name: string) => string) => string
  /** The colour of the words: on the pack itself or on a label. */
  onLabel: boolean
  tilt?: number
  shadow: { x: number; y: number; rx: number }
}

const url = (name: string) => `fill="url(#${name})"`
const shine = (d: string, opacity = 0.45) => `<path d="${d}" fill="#fff" opacity="${opacity}"/>`

const can: Shape = {
  body: (
    _c,
    id,
  ) => `<path d="M78 46Q78 36 92 34H148Q162 36 162 46L166 58V192L160 206Q158 212 148 212H92Q82 212 80 206L74 192V58Z" ${url(id('round'))}/>
<path d="M84 38Q88 30 100 30H140Q152 30 156 38Q152 44 140 44H100Q88 44 84 38Z" fill="#e9edf1"/><path d="M92 37Q120 30 148 37Q120 43 92 37Z" fill="#b9c1c9"/><ellipse cx="120" cy="37" rx="11" ry="3.4" fill="#8d969f"/>
<path d="M80 204Q120 214 160 204L157 210Q152 215 146 215H94Q88 215 83 210Z" fill="#c5ccd3"/>`,
  label: { x: 120, y: 84, width: 80, size: 19 },
  motif: { x: 120, y: 164, scale: 0.95 },
  front: () =>
    `${shine('M86 56Q84 130 87 198L95 200Q91 130 95 52Z', 0.4)}${shine('M150 56Q153 130 149 198L153 196Q157 130 154 58Z', 0.18)}`,
  onLabel: false,
  shadow: { x: 120, y: 214, rx: 56 },
}

const slim: Shape = {
  ...can,
  body: (c, id) => `<g transform="translate(120 120) scale(.78 1.08) translate(-120 -121)">${can.body(c, id)}</g>`,
  label: { x: 120, y: 72, width: 62, size: 16 },
  motif: { x: 120, y: 158, scale: 0.95 },
  front: () => shine('M94 50Q92 130 95 206L101 208Q98 130 101 46Z', 0.4),
  shadow: { x: 120, y: 222, rx: 46 },
}

const bottle: Shape = {
  body: (
    c,
    id,
  ) => `<rect x="103" y="12" width="34" height="20" rx="4" fill="${c.dark}"/><path d="M106 15V30M112 15V30M118 15V30M124 15V30M130 15V30" stroke="#ffffff40" stroke-width="2"/>
<path d="M106 34H134V46Q136 62 152 76Q162 86 162 100V204Q162 218 148 218H92Q78 218 78 204V100Q78 86 88 76Q104 62 106 46Z" ${url(id('liquid'))}/>
<path d="M76 104H164V182H76Z" fill="${c.label}"/><path d="M76 104H164V111H76ZM76 175H164V182H76Z" ${url(id('flat'))}/>`,
  label: { x: 120, y: 126, width: 78, size: 14 },
  motif: { x: 120, y: 84, scale: 0.52 },
  front: () =>
    `${shine('M88 88Q84 96 85 110V200Q85 208 90 210L95 210V84Z', 0.42)}${shine('M152 92V206L156 200V100Z', 0.25)}<path d="M82 192Q120 200 158 192M84 202Q120 210 156 202" stroke="#ffffff55" stroke-width="2.5" fill="none"/>`,
  onLabel: true,
  shadow: { x: 120, y: 218, rx: 54 },
}

const glass: Shape = {
  body: (c, id) => `<path d="M107 16H133L135 28H105Z" fill="${c.dark}"/><path d="M105 26H135V33H105Z" fill="${c.base}"/>
<path d="M108 34H132V62Q134 76 150 88Q160 98 160 112V204Q160 218 146 218H94Q80 218 80 204V112Q80 98 90 88Q106 76 108 62Z" ${url(id('liquid'))}/><path d="M108 34H132V52H108Z" fill="#ffffff55"/>
<rect x="82" y="118" width="76" height="76" rx="8" fill="${c.label}"/><rect x="86" y="122" width="68" height="68" rx="6" fill="none" stroke="${c.base}" stroke-width="2"/>`,
  label: { x: 120, y: 138, width: 62, size: 13.5 },
  motif: { x: 120, y: 98, scale: 0.42 },
  front: () => shine('M90 98Q86 106 87 118V204L94 208V94Z', 0.45),
  onLabel: true,
  shadow: { x: 120, y: 218, rx: 50 },
}

const carton: Shape = {
  body: (
    c,
    id,
  ) => `<path d="M132 20L150 4L156 7L140 26Z" fill="${c.light}"/><path d="M72 40L96 22H172L152 40Z" fill="${c.light}"/><path d="M152 40L172 22V198L152 218Z" fill="${c.dark}"/>
<path d="M72 40H152V218H72Z" ${url(id('flat'))}/><path d="M72 40H152V54Q112 74 72 54Z" fill="${c.label}" opacity=".92"/>`,
  label: { x: 112, y: 92, width: 70, size: 15.5 },
  motif: { x: 112, y: 178, scale: 0.95 },
  front: () => shine('M76 56V214H82V58Z', 0.35),
  onLabel: false,
  shadow: { x: 124, y: 218, rx: 62 },
}

const zigzag = (y: number, depth: number) =>
  Array.from({ length: 15 }, (_, index) => `L${48 + (index + 1) * 9.6} ${index % 2 ? y : y + depth}`).join('')

const bag: Shape = {
  body: (
    c,
    id,
  ) => `<path d="M48 30${zigzag(30, -6)}L192 30C184 80 184 170 194 212${Array.from({ length: 15 }, (_, index) => `L${194 - (index + 1) * 9.87} ${index % 2 ? 212 : 218}`).join('')}L46 212C56 170 56 80 48 30Z" ${url(id('pillow'))}/>
<path d="M49 34Q120 46 191 34L190 46Q120 58 50 46Z" fill="#ffffff38"/><path d="M48 206Q120 194 193 206L191 196Q120 184 50 196Z" fill="#00000018"/>
<ellipse cx="120" cy="98" rx="58" ry="46" fill="${c.label}"/><ellipse cx="120" cy="98" rx="58" ry="46" fill="none" stroke="${c.dark}" stroke-opacity=".35" stroke-width="2.5"/>`,
  label: { x: 120, y: 78, width: 92, size: 19 },
  motif: { x: 120, y: 168, scale: 1.15 },
  front: () =>
    `${shine('M62 52C70 90 68 160 62 198C74 160 78 90 72 54Z', 0.5)}${shine('M176 54C170 90 172 150 178 196C168 160 164 90 168 56Z', 0.28)}`,
  onLabel: true,
  shadow: { x: 120, y: 220, rx: 78 },
}

const bar: Shape = {
  body: (
    c,
    id,
  ) => `<path d="M20 84L34 78V162L20 156L24 150L18 144L24 138L18 132L24 126L18 120L24 114L18 108L24 102L18 96L24 90Z" fill="${c.dark}"/><path d="M220 84L206 78V162L220 156L216 150L222 144L216 138L222 132L216 126L222 120L216 114L222 108L216 102L222 96L216 90Z" fill="${c.dark}"/>
<path d="M32 76Q120 68 208 76V164Q120 172 32 164Z" ${url(id('bar'))}/><path d="M150 71.500L208 76V164L132 168.500Z" fill="${c.light}" opacity=".35"/>`,
  label: { x: 96, y: 106, width: 108, size: 20 },
  motif: { x: 178, y: 120, scale: 0.92 },
  front: () =>
    `${shine('M36 82Q120 75 204 82L203 92Q120 85 37 92Z', 0.4)}<path d="M40 78V162M44 77V163M200 77V163M196 77V163" stroke="#00000022" stroke-width="1.5"/>`,
  onLabel: false,
  tilt: -10,
  shadow: { x: 120, y: 194, rx: 92 },
}

const roll: Shape = {
  body: (
    c,
    id,
  ) => `<path d="M68 30L74 22L82 30L90 22L98 30L106 22L114 30L122 22L130 30L138 22L146 30L154 22L162 30L166 22L172 30V44H68Z" fill="${c.dark}"/><path d="M68 206H172V214L166 221L160 214L152 221L144 214L136 221L128 214L120 221L112 214L104 221L96 214L88 221L80 214L74 221L68 214Z" fill="${c.dark}"/>
<rect x="64" y="38" width="112" height="172" rx="14" ${url(id('round'))}/><path d="M64 150C96 132 144 176 176 148V196Q176 210 162 210H78Q64 210 64 196Z" fill="${c.label}" opacity=".94"/>`,
  label: { x: 120, y: 72, width: 92, size: 19 },
  motif: { x: 120, y: 172, scale: 1.05 },
  front: () =>
    `${shine('M74 46Q71 120 74 202L83 204Q79 120 83 43Z', 0.4)}<path d="M66 64H70M66 84H70M66 104H70M66 124H70M170 64H174M170 84H174M170 104H174M170 124H174" stroke="#00000030" stroke-width="2"/>`,
  onLabel: false,
  shadow: { x: 120, y: 218, rx: 62 },
}

const pouch: Shape = {
  body: (
    c,
    id,
  ) => `<path d="M58 26H182L188 190Q188 212 164 216Q120 222 76 216Q52 212 52 190Z" ${url(id('pillow'))}/><path d="M58 26H182L182.800 42H57.200Z" fill="${c.dark}" opacity=".55"/><circle cx="120" cy="34" r="4.500" fill="#ffffffcc"/>
<path d="M58 196Q120 172 182 196" stroke="#00000026" stroke-width="3" fill="none"/><path d="M74 58H166V116Q166 130 152 130H88Q74 130 74 116Z" fill="${c.label}"/>`,
  label: { x: 120, y: 80, width: 82, size: 16.5 },
  motif: { x: 120, y: 164, scale: 1.1 },
  front: () => shine('M64 46L62 186Q66 200 72 204Q68 120 74 46Z', 0.4),
  onLabel: true,
  shadow: { x: 120, y: 218, rx: 72 },
}

const tub: Shape = {
  body: (c, id) =>
    `<path d="M58 66H182L166 206Q165 214 156 214H84Q75 214 74 206Z" ${url(id('round'))}/><path d="M64.500 122H175.500L171 162H69Z" fill="${c.label}" opacity="0"/><path d="M50 50Q50 44 58 43L120 36L182 43Q190 44 190 50V62Q190 68 182 68H58Q50 68 50 62Z" fill="${c.label}"/><path d="M50 54Q120 64 190 54V62Q190 68 182 68H58Q50 68 50 62Z" fill="${c.dark}" opacity=".22"/>`,
  label: { x: 120, y: 100, width: 88, size: 17.5 },
  motif: { x: 120, y: 176, scale: 0.98 },
  front: () => shine('M68 74L82 206H89L78 74Z', 0.4),
  onLabel: false,
  shadow: { x: 120, y: 214, rx: 60 },
}

const wedge: Shape = {
  body: (
    c,
    id,
  ) => `<path d="M36 204L148 40Q156 32 166 40L206 190Q208 206 194 208L48 214Q32 214 36 204Z" ${url(id('flat'))}/><path d="M58 196L148 62L184 188Z" fill="#fff8ea"/><path d="M62 195L150 66L154 79L86 190Z" fill="#c98b4a"/><path d="M86 190L154 79L160 99L112 189Z" fill="#7fb653"/><path d="M98 190L157 92L162 108L124 189Z" fill="#e8583e"/><path d="M112 189L160 99L168 130L140 188Z" fill="#ffe3a1"/><path d="M140 188L168 130L184 188Z" fill="#c98b4a"/><path d="M58 196L148 62L184 188Z" fill="#ffffff" opacity=".12"/>
<path d="M40 178Q112 162 202 172L206 190Q208 206 194 208L48 214Q32 214 36 204Z" fill="${c.label}"/>`,
  label: { x: 122, y: 185, width: 124, size: 13.5 },
  motif: { x: 74, y: 74, scale: 0 },
  front: () => shine('M64 190L146 68L149 74L74 190Z', 0.55),
  onLabel: true,
  shadow: { x: 122, y: 214, rx: 88 },
}

export const shapes: Record<string, Shape> = { can, slim, bottle, glass, carton, bag, bar, roll, pouch, tub, wedge }
