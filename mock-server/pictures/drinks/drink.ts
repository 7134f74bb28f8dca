/** Hot drinks by name: what they are poured into, their layers and what floats on top. */
import type { Palette } from '../palette.ts'
import { fruit } from '../parts/fruit.ts'
import { disc, dots, group, line, oval, path, rows } from '../parts/stroke.ts'
import { cup, type Filling, type Layers, shotGlass, tallGlass, teaGlass, tumbler } from './vessels.ts'

/** What floats on a surface, drawn from straight above on a circle of 70. */
const crema =
  disc(0, 0, 70, '#8a4c1c') +
  disc(-4, -4, 60, '#c07a35') +
  oval(-14, -12, 38, 30, '#dfa05a', 0, 0.8) +
  line('M-50 20Q-20 44 20 36M0-50Q34-44 46-14', '#7a3f16', 5, 0.4) +
  dots('20 10, 34 -6, 8 34, -36 18, 30 30', 4, '#f0c486')
const rosetta =
  disc(0, 0, 70, '#b06f37') +
  disc(0, 0, 58, '#c98a50') +
  path('M0 56C-46 34-58-8-40-34C-24-50-6-44 0-28C6-44 24-50 40-34C58-8 46 34 0 56Z', '#fff3de') +
  line('M-28-18C-34 6-20 26 0 40M28-18C34 6 20 26 0 40M0-20V48', '#b8783f', 6, 0.75)
const dusted =
  disc(0, 0, 70, '#c58d58') +
  disc(0, 0, 60, '#fff5e4') +
  oval(-8, -8, 46, 42, '#fffdf8') +
  dots('-20 -24, 4 -30, 24 -14, -34 2, -8 2, 16 10, 34 16, -18 26, 4 34, -2 -12, 28 -34, -38 -20', 4.5, '#7a431d') +
  dots('-10 -20, 14 -8, -22 12, 6 18, 20 30, -4 -40, 38 -2', 3, '#a5683a')
const whipped =
  path(
    'M-48 2C-54-14-36-22-30-22C-32-36-12-42-4-40C-2-50 10-52 12-58C20-50 20-44 18-40C32-36 34-28 30-22C44-20 52-10 48 2C30 14-30 14-48 2Z',
    'cream',
  ) +
  line('M-44-4C-20 6 22 6 46-6M-30-22C-10-14 14-16 30-22M-6-39C4-35 12-37 18-41', '#dcc39a', 2.5, 0.8) +
  line('M-40-2L-24-20L-12 2L4-32L14 0L28-22L38-2', '#54280f', 3.5)
const marshmallows =
  disc(0, 0, 70, '#4a2413') +
  oval(-8, -6, 52, 46, '#6d3a20') +
  rows('-26 -20 10, 18 -26 40, -6 16 -20, 34 14 15, -42 16 30')
    .map(([x = 0, y = 0, turn = 0]) =>
      group(
        path('M-16-14Q0-20 16-14V14Q0 20-16 14Z', 'milk') + oval(0, -13, 15, 7, '#ffffff'),
        `translate(${x} ${y}) rotate(${turn})`,
      ),
    )
    .join('')
const bubbly =
  disc(0, 0, 70, '#8a4a1c') +
  disc(0, 0, 60, '#c98546') +
  dots('-44 14, -34 30, -50 -6, 40 24, 50 4, 24 42, -12 48', 8, '#ecc492') +
  dots('-24 40, 6 50, 44 -18, -40 -28, 36 36', 5, '#f6dcb4') +
  oval(-10, -14, 34, 24, '#dba067', 0, 0.7)
const froth =
  disc(0, 0, 70, '#a8693a') +
  disc(0, 0, 62, '#e8c9a0') +
  dots('-30 -20, -8 -34, 20 -24, 38 0, -40 8, -12 6, 14 14, -24 34, 6 40, 34 30', 11, '#f8e9d0') +
  dots('-18 -8, 8 -10, 28 -40, 26 10, -4 24, -44 -14', 6, '#fff8ea')
const almonds =
  disc(0, 0, 70, '#e0b45c') +
  disc(0, 0, 60, '#fff0cb') +
  group(fruit.almond ?? '', 'translate(-20 -8) rotate(60) scale(1.6)') +
  group(fruit.almond ?? '', 'translate(20 -14) rotate(-30) scale(1.6)') +
  line('M-36 26L-14 34M4 24L30 32M-2 42L16 46M-44 4L-34 14M36 6L46-8', '#d8501c', 4)
const soup =
  disc(0, 0, 70, '#b5260f') +
  disc(0, 0, 60, '#e24a25') +
  line('M-44-4C-20-34 20-30 34-6C40 22 4 36-14 18C-24 4-4-10 8 2', '#fff0dc', 7) +
  group(fruit.mint ?? '', 'translate(18 20) scale(1.1)')
const leaves =
  disc(0, 0, 70, '#a8a02c') + disc(0, 0, 62, '#d6cf5a') + group(fruit.mint ?? '', 'translate(-6 8) scale(1.5)')

type Vessel = (filling: Filling, c: Palette) => string
const made =
  (vessel: Vessel, top: string, surface: string, layers: Layers = [], above = '') =>
  (c: Palette) =>
    vessel({ layers, surface, top, above }, c)

const drinks: Record<string, (c: Palette) => string> = {
  espresso: made(shotGlass, crema, '#c58340', [
    [0.5, '#26120a'],
    [0.62, '#b06c2e'],
  ]),
  doppio: made(shotGlass, crema, '#c58340', [
    [0.72, '#1f0e07'],
    [0.86, '#b06c2e'],
  ]),
  americano: made(
    cup,
    disc(0, 0, 70, '#a8662c') +
      disc(0, 0, 64, '#3a1c0d') +
      oval(8, 8, 50, 46, '#251008') +
      oval(-24, -26, 26, 14, '#8a5a3a', -20, 0.55) +
      dots('-50 24, -42 36, 44 38', 4, '#c98d50'),
    '#2a1409',
  ),
  cappuccino: made(cup, dusted, '#fff5e4'),
  latte: made(tallGlass, rosetta, '#c98a50', [
    [0.16, '#4a2512'],
    [0.26, '#84502a'],
    [0.78, '#c99462'],
    [0.92, '#fbeeda'],
  ]),
  flatWhite: made(cup, rosetta, '#b06f37'),
  mocha: made(
    tallGlass,
    '',
    '#fdf1d6',
    [
      [0.2, '#32170b'],
      [0.5, '#5f3219'],
      [0.8, '#a56d42'],
      [0.92, '#fff4e2'],
    ],
    whipped,
  ),
  chocolate: made(cup, marshmallows, '#4a2413'),
  filterCoffee: made(tumbler, froth, '#e8c9a0'),
  chai: made(teaGlass, bubbly, '#c98546', [
    [0.86, '#c07d40'],
    [0.9, '#dba76c'],
  ]),
  greenTea: made(teaGlass, leaves, '#dcd069', [[0.88, '#d3c24e']]),
  badam: made(teaGlass, almonds, '#fff0cb', [
    [0.2, '#f3c766'],
    [0.88, '#fbe3a4'],
  ]),
  soup: made(cup, soup, '#e24a25'),
}

export function drink(name: string, c: Palette): string {
  const drawn = drinks[name]
  if (!drawn) throw new Error(`No drink ${name}`)
  return drawn(c)
}
