/** A cup of something hot: the drink seen through glass, its surface, steam. */
interface Drink {
  /** From the bottom up: where a layer ends (0 the bottom, 1 the brim) and its colour. */
  layers: [until: number, colour: string][]
  surface: string
  art: string
  tall?: boolean
}

const heart =
  '<path d="M120 78C110 70 98 74 104 82C108 87 116 88 120 92C124 88 132 87 136 82C142 74 130 70 120 78Z" fill="#f8e6cc"/>'
const dust =
  '<g fill="#7a4a24" opacity=".7"><circle cx="108" cy="79" r="1.600"/><circle cx="117" cy="83" r="1.300"/><circle cx="126" cy="78" r="1.700"/><circle cx="133" cy="82" r="1.200"/><circle cx="113" cy="86" r="1.200"/></g>'
const crema = '<ellipse cx="114" cy="80" rx="22" ry="5" fill="#e0a962" opacity=".55"/>'

const drinks: Record<string, Drink> = {
  espresso: {
    layers: [
      [0.3, '#23110a'],
      [0.38, '#b8773a'],
    ],
    surface: '#c98a48',
    art: crema,
  },
  black: {
    layers: [
      [0.84, '#2b160c'],
      [0.9, '#7a4a26'],
    ],
    surface: '#5a331a',
    art: crema,
  },
  foam: {
    layers: [
      [0.36, '#4a2814'],
      [0.62, '#b98555'],
      [1, '#fbf1e0'],
    ],
    surface: '#fdf6ea',
    art: dust,
  },
  latte: {
    layers: [
      [0.2, '#5b3319'],
      [0.82, '#cd9d6c'],
      [0.96, '#f6e4c8'],
    ],
    surface: '#d9ab77',
    art: heart,
  },
  chocolate: {
    layers: [
      [0.82, '#5b2f1a'],
      [0.95, '#f4dfc4'],
    ],
    surface: '#7a4527',
    art: '<ellipse cx="118" cy="79" rx="15" ry="6" fill="#fff8ec"/><ellipse cx="124" cy="76" rx="10" ry="5" fill="#fffdf8"/>',
  },
  tea: {
    layers: [[0.9, '#c07a35']],
    surface: '#cf8d47',
    art: '<path d="M104 80Q112 75 120 80T138 80" stroke="#f0c58c" stroke-width="2.500" fill="none"/>',
  },
  soup: {
    layers: [[0.88, '#d1432b']],
    surface: '#e1573a',
    art: '<path d="M112 81C112 74 124 73 128 78C122 86 114 86 112 81Z" fill="#4f9d48"/>',
  },
}

export function cup(kind: string, tint: string, id: (name: string) => string): string {
  const drink = drinks[kind]
  if (!drink) throw new Error(`No drink ${kind}`)
  const brim = 80
  const floor = 202
  let from = floor
  const layers = drink.layers.map(([until, colour]) => {
    const top = floor - (floor - brim) * until
    const band = `<rect x="60" y="${top}" width="120" height="${from - top + 1}" fill="${colour}"/>`
    from = top
    return band
  })
  const level = (from - brim) / (floor - brim)
  const half = 52 - level * 12
  const surface = `<g transform="translate(0 ${from - brim})"><ellipse cx="120" cy="${brim}" rx="${half}" ry="9" fill="${drink.surface}"/>${drink.art}</g>`
  const steam = [98, 120, 142].map(
    (x, index) =>
      `<path d="M${x} ${58 - (index % 2) * 4}C${x - 9} ${46} ${x + 9} ${36} ${x} ${22 - (index % 2) * 5}" fill="none" stroke="#b9a894" stroke-opacity=".5" stroke-width="4.500" stroke-linecap="round"/>`,
  )
  return `<defs><clipPath id="${id('in')}"><path d="M66 74H174L160 202Q159 208 152 208H88Q81 208 80 202Z"/></clipPath><linearGradient id="${id('tint')}"><stop offset="0" stop-color="#000" stop-opacity=".28"/><stop offset=".22" stop-color="#fff" stop-opacity=".22"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".32"/></linearGradient></defs>
<ellipse cx="120" cy="212" rx="74" ry="10" fill="#f7f2ea"/><ellipse cx="120" cy="210" rx="74" ry="9" fill="${tint}"/><ellipse cx="120" cy="208" rx="62" ry="6.500" fill="#ffffff66"/>
<path d="M168 96Q208 94 204 128Q200 158 162 156" fill="none" stroke="#dfe7ea" stroke-width="10" stroke-linecap="round"/><path d="M168 96Q208 94 204 128Q200 158 162 156" fill="none" stroke="#ffffff" stroke-width="3" stroke-linecap="round"/>
<g clip-path="url(#${id('in')})"><rect x="60" y="60" width="120" height="150" fill="#dbe6ea" fill-opacity=".55"/>${layers.join('')}${surface}<rect x="60" y="60" width="120" height="150" fill="url(#${id('tint')})"/></g>
<path d="M66 74L80 202Q81 208 88 208H152Q159 208 160 202L174 74" fill="none" stroke="#ffffffb8" stroke-width="3.500"/><ellipse cx="120" cy="74" rx="54" ry="9" fill="none" stroke="#eef4f6" stroke-width="3.500"/><path d="M80 92L90 192" stroke="#ffffff" stroke-opacity=".65" stroke-width="6" stroke-linecap="round"/>${steam.join('')}`
}
