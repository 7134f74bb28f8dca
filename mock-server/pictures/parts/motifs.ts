/** What a product tastes of: parts laid out around 0,0, about 100 wide, the hindmost first. Each: part x y scale turn. */
import { fruit } from './fruit.ts'
import { savoury } from './savoury.ts'
import { sweet } from './sweet.ts'

const motifs: Record<string, string> = {
  potato: 'chip -24 -8 1 -30, chip 26 -10 1 24, chip 0 -20 0.95 4, chip -14 14 1.15 -8, chip 24 18 1 16',
  chili: 'ridged -24 -12 1 -24, ridged 22 -14 1 20, ridged -16 14 1.1 -4, ridged 20 14 1 14, chili 6 20 0.9 -8',
  onion: 'onion 18 -14 1 22, chip -24 -10 1 -26, chip -16 16 1.15 -6, chip 24 16 1.05 14',
  chiliLime: 'lime 24 -8 0.82 0, ridged -22 -12 1 -24, ridged -14 14 1.1 -6, chili 18 22 0.86 -6',
  wedges: 'wedge -8 -18 1 -22, wedge 14 -8 1 24, wedge -16 8 1.05 -4, wedge 18 18 1 10, chili -16 26 0.62 0',
  cheese: 'nacho 22 -14 0.95 22, cheese -16 -8 1.05 -4, nacho -18 18 0.95 -14, nacho 22 18 1 6',
  bhujia: 'sev -14 -10 1 10, sev 18 -8 1 -22, sev -4 10 1.2 0, sev 20 16 1 16, sev -24 18 0.9 -18, chili 30 -20 0.5 0',
  dal: 'dal -24 10 1, dal 22 12 1 30, dal 0 -8 1.1 10, mint 28 -16 0.5',
  mix: 'sev -14 -8 1.1 8, sev 14 12 1.15 -14, peanut -22 16 0.95 -14, peanut 14 -4 0.9 30, dal 18 22 0.7',
  banana: 'banana 2 -16 1.15 -6, coin -24 14 0.95 -10, coin 2 22 1 4, coin 28 14 0.95 10',
  corn: 'popped -24 8 1.05 -20, popped 24 10 1.05 40, popped 0 -14 1.1 10, popped -2 16 1.1 80, popped 26 -20 0.7 120',
  caramelCorn:
    'coated -24 8 1.05 -20, coated 24 10 1.05 40, coated 0 -14 1.1 10, coated -2 16 1.1 80, coated 28 -20 0.7 120',
  makhanaMint:
    'mint 22 -8 0.95 10, makhana -24 6 1.1 -20, makhana 2 -10 1.05 30, makhana 22 16 1.1 70, makhana -4 18 1.15 120',
  makhanaPepper:
    'makhana -24 4 1.1 -20, makhana 2 -14 1.05 30, makhana 26 4 1.1 70, makhana -2 16 1.15 120, pepper 22 -16 0.7, pepper -16 24 0.6',
  beet: 'beet -22 -10 1 -28, beet 22 -10 1 24, leaf 8 -26 0.8 -10, beet -12 14 1.15 -6, beet 24 18 1 14',
  cocoa: 'slab -10 -2 1.05, square 28 18 0.85 18, bean 30 -18 0.8 10',
  hazelnut: 'slab -14 -4 0.95, hazelnut 22 -10 0.95 14, hazelnut 6 20 1 -14, hazelnut 34 16 0.95 30',
  peanutBar: 'bite 2 -8 1.15 -6, peanut -22 22 0.85 -14, peanut 16 22 0.9 20',
  wafer: 'wafer 2 -12 1.15, wafer -2 14 1.15',
  coconutBar: 'coconut 14 -8 1 6, bite -8 18 0.95 -6',
  almondRock: 'rock -20 -8 1 -10, rock 20 -6 1 20, rock 0 16 1.15 0, almond 30 20 0.8 50, almond -30 20 0.8 -40',
  gums: 'strawberry -24 -6 0.9 -14, orange 22 -12 0.68, cranberry -8 22 1.05, berry 4 -4 0.8, berry -30 24 0.7, cranberry 26 22 0.9',
  mint: 'mint 2 -4 1.15 20, mintDrop -16 20 0.9 -8, mintDrop 20 20 0.9 8',
  spearmint: 'mint 10 -6 1.2 10, pillow -18 16 0.9 -16, pillow 18 22 0.9 10',
  chikki:
    'brittle 0 0 1.25 0, peanut -20 -6 0.75 10, peanut 6 -8 0.75 -30, peanut 26 -2 0.7 40, peanut -8 10 0.75 60, peanut 18 12 0.75 -10',
  butter: 'butter 20 -10 0.95, butter -18 2 1.05, butter 14 20 1',
  cookie: 'cookie 18 -12 0.95 40, cookie -18 0 1.05, cookie 16 22 0.98 100',
  oatCookie: 'wheat 30 -14 0.8 24, oat 10 -10 0.95 40, oat -18 6 1.05, oat 20 22 0.95 100',
  digestive: 'wheat 30 -14 0.9 24, digestive 10 -10 0.95, digestive -18 6 1.05, digestive 20 22 0.95',
  creamOrange: 'orange 20 -12 0.86, sandwich -16 -2 0.95 -8, sandwich 12 22 1 6',
  jeera: 'digestive 16 -10 0.95, digestive -16 4 1.05, cumin 16 24 0.9',
  rusk: 'rusk 10 -16 1 8, rusk -8 2 1.05 -8, rusk 8 20 1.1 2',
  cola: 'colaSplash 0 2 1.15, ice -20 18 0.85 -8, ice 20 20 0.8 40, bubbles 2 -4 0.8',
  lime: 'lime 18 -10 0.95, lime -16 8 1.1 20, mint 22 22 0.66 40',
  orange: 'mandarin 20 -10 0.95, orange -14 8 1.1',
  ginger: 'lime 24 -12 0.62, ginger -2 6 1.25 -6',
  jeeraSoda: 'lime 20 -4 0.9, mint -18 -8 0.8, cumin -4 18 1.3',
  bolt: 'bolt 0 0 1.1',
  boltBerry: 'bolt -8 -4 1.05, berry 20 18 1, berry 34 0 0.8, berry -2 28 0.8',
  peachTea: 'peach 16 -8 0.95, peachHalf -16 8 1.05, leaf 18 24 0.7 20',
  lemonTea: 'lemon 18 -10 0.9, lemon -16 8 1.1, leaf 14 26 0.8 10',
  bean: 'splash 0 4 0.95, bean -22 22 0.8 -40, bean 4 26 0.85 20, bean 28 20 0.8 60',
  beans: 'bean -20 -2 1 -40, bean 20 -4 1 30, bean 0 20 1.1 0',
  orangeJuice: 'mandarin 22 -14 0.9, orange -14 4 1.15, leaf 14 28 0.7 10',
  mango: 'mango 12 -6 1.15, mangoCube -16 20 0.95 -8',
  mixed:
    'apple -22 -8 0.85, strawberry 22 -18 0.85 24, strawberry 26 20 0.85 10, orange 2 16 0.8, berry -22 26 0.85, berry -4 -12 0.6',
  apple: 'apple 16 -8 1.05 6, appleCut -16 10 1 -8',
  guava: 'guavaWhole 20 -10 0.92, guava -14 6 1.1, chili 20 26 0.7',
  coconut: 'tender 14 -6 1.05, coconut -18 18 0.85 -6',
  rawMango: 'rawMango 14 -6 1.15, mint -16 18 0.8 10, cumin 22 28 0.6',
  peak: 'peak 0 0 0.95',
  sparkling: 'drop -2 -4 0.9, bubbles 4 6 1',
  chaas: 'splash 0 4 1.05, mint 8 18 0.75 20, cumin -22 26 0.55',
  lassi: 'splash 0 0 1.1, almond -20 24 0.6 60, almond 22 24 0.6 -50',
  mangoLassi: 'splash -4 4 1.05, mango 16 10 0.9',
  yoghurt: 'swirl 0 2 1.15, berry -20 22 0.9, berry 6 26 1, berry 28 18 0.8, mint 26 2 0.5',
  shake: 'splash 0 -6 1, cubes -10 18 0.95, square 28 20 0.8 14',
  badam: 'splash 0 -2 1.05, almond -18 22 0.9 50, almond 4 26 0.9 80, almond 26 20 0.9 -50',
  trail:
    'almond -26 -6 1 -30, cashew 4 -16 0.9, almond 28 -8 1 40, cranberry -8 8 0.9, cashew -24 22 0.9 40, almond 8 22 1 80, cranberry 30 18 0.95',
  almonds:
    'almond -26 -6 1.05 -30, almond 0 -14 1.05 10, almond 26 -4 1.05 46, almond -14 18 1.15 70, almond 16 20 1.15 -60',
  dates: 'date -16 -10 1.05, cashew 22 -12 0.9 20, cashew -22 20 0.9 -10, date 14 16 1.15 30',
  oats: 'wheat 24 -8 1 20, wheat -26 -6 1 -24, oat 0 8 1',
  protein: 'slab -8 -4 1, cubes 18 20 0.85, almond -26 24 0.8 60',
  tikka: 'chili 24 -16 0.8 -30, paneer -20 -8 1, paneer 16 4 1.05 20, paneer -10 22 0.95 -30, mint 22 26 0.7',
  chicken: 'tomato 14 -6 1, mint -14 10 1.1 -10',
  eggs: 'mint 20 6 0.8 20, egg -8 0 1.2 -14',
  salad: 'mint 14 2 1.1 10, tomato -14 2 1.05',
  noodles: 'noodles 0 2 1.1',
  poha: 'poha 0 2 1.1',
}

const parts: Record<string, string> = { ...savoury, ...fruit, ...sweet }

/** A motif at a place and scale; a part that comes more than once is drawn once and used again. */
export function motif(name: string, x: number, y: number, scale: number): string {
  const layout = motifs[name]
  if (!layout) throw new Error(`No motif ${name}`)
  const placed = layout.split(', ').map((each) => each.split(' '))
  const seen = new Set<string>()
  const drawn = placed.map(([part = '', dx, dy, size = '1', turn = '0']) => {
    const transform = `translate(${dx} ${dy})${turn === '0' ? '' : `rotate(${turn})`}${size === '1' ? '' : `scale(${size})`}`
    if (seen.has(part)) return `<use href="#~${part}P" transform="${transform}"/>`
    seen.add(part)
    const shape = parts[part]
    if (!shape) throw new Error(`No part ${part}`)
    const again = placed.filter(([other]) => other === part).length > 1
    return `<g transform="${transform}">${again ? `<g id="~${part}P">${shape}</g>` : shape}</g>`
  })
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawn.join('')}</g>`
}
