/** What a product tastes of, drawn around 0,0 about 60 wide. */
const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`
const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const leafAt = (x: number, y: number, turn: number, fill = '#5fae4b') =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M0 0C6-14 24-16 34-8C28 6 12 10 0 0Z', fill)}${line('M3-1C12-5 22-8 30-8', '#ffffff88', 1.6)}</g>`

function citrus(rind: string, flesh: string) {
  const segments = Array.from({ length: 8 }, (_, index) =>
    path('M0-3L-8-20Q0-25 8-20Z', flesh, ` transform="rotate(${index * 45})"`),
  ).join('')
  const slice = `${circle(0, 0, 29, rind)}${circle(0, 0, 26, '#fffbe8')}${segments}${circle(0, 0, 3, '#fffbe8')}`
  return `${leafAt(8, -20, -30)}<g transform="translate(14 5) scale(.8)">${slice}</g><g transform="translate(-12 2)">${slice}</g>`
}

const fruit = (base: string, shade: string, blush: string) =>
  `${leafAt(2, -22, -28)}${ellipse(0, 4, 26, 25, base)}${path('M-22 10A26 25 0 0 0 24 14A34 34 0 0 1-22 10Z', shade)}${ellipse(-9, -4, 9, 12, blush, 25)}${ellipse(-11, -8, 3.5, 5, '#ffffffaa', 25)}`

const mango = `${leafAt(6, -22, -24)}${path('M-26 8C-28-12-8-26 10-20C28-14 30 10 16 22C0 34-24 26-26 8Z', '#f8a92b')}${path('M-26 8C-20 22 4 28 22 14C14 32-24 30-26 8Z', '#e0742a')}${ellipse(-4, -8, 12, 7, '#ffd977aa', -20)}`

const almond = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M0-18C12-8 12 10 0 18C-12 10-12-8 0-18Z', '#b8733a')}${line('M0-13V12M-4-8V7M4-8V7', '#8a5124', 1.4)}${ellipse(-4, -3, 2, 7, '#ffffff55')}</g>`
const nut = `${almond(-16, 4, -32)}${almond(4, -4, 8)}${almond(20, 8, 42)}`

const square = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><rect x="-11" y="-11" width="22" height="22" rx="3" fill="#4a2613"/><rect x="-8" y="-8" width="16" height="16" rx="2" fill="#6b3a1f"/><path d="M-8-8H8L5-5H-5Z" fill="#93603c"/></g>`
const cocoa = `<g transform="rotate(-14)">${square(-12, -12)}${square(12, -12)}${square(-12, 12)}${square(12, 12)}</g>`

const chip = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${ellipse(0, 0, 21, 15, '#f3c553')}${ellipse(0, -1.5, 18, 11.5, '#ffdf86')}${line('M-11-3Q-4-7 2-4M-6 4Q2 1 10 3', '#e0a93c', 1.8)}</g>`
const potato = `${chip(-12, 8, -18)}${chip(13, 10, 22)}${chip(0, -8, 4)}`

const chili = `${chip(4, 12, 12)}${path('M-24 10C-8 16 12 8 22-12C26-8 20 20-2 22C-14 23-22 18-24 10Z', '#d8261f')}${path('M-20 11C-6 15 10 8 19-6', 'none', ' stroke="#ff8a7a" stroke-width="2.4" stroke-linecap="round"')}${line('M21-12Q22-20 28-22', '#3f8f3a', 4.5)}`
const onion = `${chip(6, 10, 10)}${[-18, -8, 2].map((x, index) => line(`M${x} 18C${x + 2} 2 ${x + 8}-10 ${x + 16}-20`, index % 2 ? '#7cc35c' : '#4b9b3e', 4.4)).join('')}${circle(-17, 17, 6.5, '#f8f4e6')}`
const cheese = `${path('M-28 10L18-16Q28-6 28 10Z', '#ffd35a')}<rect x="-28" y="10" width="56" height="14" rx="3" fill="#f2ac2c"/>${circle(6, 0, 4, '#e89c1f')}${circle(18, 4, 2.6, '#e89c1f')}${circle(-8, 17, 3.4, '#d98813')}`
const grain = `${[-14, 0, 14].map((x, index) => `<g transform="translate(${x} ${index === 1 ? -3 : 3}) rotate(${(index - 1) * 16})">${line('M0 24V-18', '#a67524', 2.4)}${[-14, -6, 2, 10].map((y) => ellipse(-5, y, 3.6, 6.4, '#e0ad45', -30) + ellipse(5, y, 3.6, 6.4, '#c98f2a', 30)).join('')}</g>`).join('')}`
const banana = `${path('M-26-8C-14 14 12 20 28 0C26 18 4 30-12 22C-24 15-28 4-26-8Z', '#f6cf3d')}${path('M-26-8C-16 10 8 16 26 2C12 20-16 18-26-8Z', '#ffe784')}${circle(-26, -9, 3.4, '#7a5a1c')}${ellipse(14, -12, 11, 8, '#ffe9a8')}${ellipse(14, -12, 8, 5.4, '#fff6d6')}`
const kernel = (x: number, y: number) =>
  `${circle(x - 6, y, 8, '#fff3cf')}${circle(x + 6, y - 2, 9, '#fffaf0')}${circle(x, y + 6, 8, '#ffe9b0')}${circle(x + 1, y + 1, 4, '#f4c65a')}`
const corn = `${kernel(-14, 8)}${kernel(14, 8)}${kernel(0, -8)}`
const leaf = `${leafAt(-4, 16, -52, '#4f9d48')}${leafAt(-4, 18, -96, '#6cbb5c')}${leafAt(-2, 18, -14, '#3f8640')}`
const coconut = `${ellipse(0, 5, 27, 22, '#6e4a2c')}${ellipse(0, 1, 25, 17, '#fffdf6')}${ellipse(0, 2, 16, 9, '#dff0ee')}${leafAt(6, -14, -30)}`
const berry = `${circle(-12, 8, 13, '#7b2d79')}${circle(11, 10, 14, '#5a2270')}${circle(0, -8, 13, '#a33a6f')}${circle(-4, -12, 3.4, '#ffffff77')}${circle(-16, 4, 3, '#ffffff66')}${circle(7, 5, 3.4, '#ffffff66')}${leafAt(4, -18, -34)}`
const butter = `${ellipse(-8, 8, 20, 15, '#e8b765')}${ellipse(-8, 6, 20, 14, '#f6d493')}${ellipse(12, -4, 17, 12, '#efc379')}${ellipse(12, -6, 17, 11, '#fbe2ad')}${[-14, -6, 0, -8].map((x, index) => circle(x, 2 + index * 3, 1.5, '#c99246')).join('')}`
const bubbles = [
  [-16, 12, 9],
  [4, 14, 13],
  [19, -2, 8],
  [-6, -8, 11],
  [12, -18, 5],
  [-20, -14, 5],
]
  .map(
    ([x = 0, y = 0, r = 0]) =>
      `${circle(x, y, r, '#ffffff44', ' stroke="#ffffffcc" stroke-width="2"')}${circle(x - r * 0.3, y - r * 0.35, r * 0.22, '#fff')}`,
  )
  .join('')
const ginger = `${path('M-26 10C-24-2-12-2-10 4C-8-14 6-18 8-4C14-14 28-8 22 4C34 12 20 24 8 18C0 28-26 24-26 10Z', '#d9a85c')}${line('M-18 10Q-12 6-8 12M4 2Q8 8 4 14M16 2Q14 8 18 12', '#a87a34', 2)}${leafAt(8, -14, -30)}`
const bolt = path(
  'M8-30L-20 6H-2L-10 30L20-8H2Z',
  '#ffe14a',
  ' stroke="#fff8c8" stroke-width="2" stroke-linejoin="round"',
)
const drop = `${path('M0-28C12-10 20 0 20 10A20 20 0 0 1-20 10C-20 0-12-10 0-28Z', '#8fd0f5')}${path('M0-28C12-10 20 0 20 10A20 20 0 0 1 4 30C14 12 8-8 0-28Z', '#58aee3')}${ellipse(-8, 8, 4, 8, '#ffffffbb', 20)}`
const egg = `${ellipse(0, 2, 28, 22, '#fffdf5')}${circle(3, 2, 11.5, '#f8b52c')}${ellipse(0, -2, 4, 3, '#ffe39a', -30)}`
const beanAt = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${ellipse(0, 0, 11, 16, '#5a3219')}${path('M-1-14C6-5-6 5 1 14', 'none', ' stroke="#2f170a" stroke-width="2.6"')}${ellipse(-5, -5, 2, 5, '#ffffff44')}</g>`
const bean = `${beanAt(-13, 6, -28)}${beanAt(12, 8, 30)}${beanAt(0, -10, 4)}`

export const motifs: Record<string, string> = {
  potato,
  chili,
  onion,
  cheese,
  grain,
  banana,
  corn,
  leaf,
  cocoa,
  nut,
  coconut,
  berry,
  butter,
  bubbles,
  ginger,
  bolt,
  drop,
  egg,
  bean,
  mango,
  orange: citrus('#f28a1e', '#ffb347'),
  lime: citrus('#6ea522', '#c4e26a'),
  lemon: citrus('#e8bd16', '#ffe566'),
  peach: fruit('#f8a77c', '#e2764f', '#ffd0a8'),
  apple: fruit('#d4302f', '#9f1a22', '#ff8b73'),
  guava: fruit('#f3c0a0', '#e0706f', '#ff9f97'),
}
