/** Chocolate, biscuits, milk, water and ice; each about 60 wide around 0,0. */
import { disc, dots, group, line, oval, path, repeated, rows, turned } from './stroke.ts'

const square =
  path('M-15-15H15V15H-15Z', '#35190b') +
  path('M-15-15H15L10-10H-10Z', '#9c6a44') +
  path('M-15-15L-10-10V10L-15 15Z', '#6f4226') +
  path('M-10-10H10V10H-10Z', 'cocoa')
const biscuit = (paint: string, edge: string) => disc(0, 3, 30, edge) + disc(0, 0, 30, paint)
const scalloped = (inner: number, outer: number) => {
  const at = (eighths: number, r: number) => {
    const turn = (eighths * Math.PI) / 8
    return `${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn)).toFixed(1)}`
  }
  const scallops = Array.from({ length: 16 }, (_, index) => `Q${at(index + 0.5, outer)} ${at(index + 1, inner)}`)
  return `M${at(0, inner)}${scallops.join('')}Z`
}
const holes = '-14 -12, 0 -15, 14 -12, -17 2, -5 0, 7 0, 18 3, -11 14, 2 14, 13 14'

const splash = (paint: string, fold: string, below: string) =>
  path(
    'M-48 20C-48 11-40 9-36 4C-33-4-42-10-41-20C-34-17-29-9-23-2C-19-10-23-22-17-34C-10-24-13-11-6-4C-2-12 0-28 9-40C14-27 6-13 11-4C17-12 23-23 34-28C32-16 23-9 26 0C31-2 37-7 44-7C42 0 35 4 37 9C45 11 49 15 48 21C40 38-40 38-48 20Z',
    paint,
  ) +
  line('M-40 20C-30 12-32 2-35-6M-17 14C-13 4-17-8-16-18M9 14C12 2 7-12 9-24M30 16C29 6 26-4 29-14', fold, 2.2, 0.75) +
  path('M-42 20C-24 28 24 28 42 20C32 34-32 34-42 20Z', below, ' opacity=".6"') +
  disc(-38, -30, 3.4, paint) +
  disc(22, -42, 4, paint) +
  disc(44, -20, 3, paint) +
  disc(-4, -46, 2.6, paint)

export const sweet: Record<string, string> = {
  square,
  slab: group(
    rows('-15 -15, 15 -15, -15 15, 15 15')
      .map(([x, y]) => group(square, `translate(${x} ${y})`))
      .join(''),
    'rotate(-14)',
  ),
  cubes:
    path('M-30-4L0-16L30-6L2 8Z', '#8f5c37') +
    path('M-30-4L2 8V28L-30 15Z', 'cocoa') +
    path('M2 8L30-6V13L2 28Z', '#3a1c0d') +
    line('M-28-3L2 8.5L29-5', '#c99a70', 1.4, 0.7),
  bite:
    path('M-34-12L22-20Q34-20 34-8V10Q34 20 22 21L-34 14Z', 'cocoa') +
    path('M-34-12C-28-8-30-2-34 1C-29 5-30 10-34 14L-26 15C-22 9-22 4-25 0C-21-5-22-10-26-13Z', 'caramel') +
    line('M-20-14L22-20Q31-20 32-12', '#d9a577', 2, 0.8) +
    line('M-12-10Q-6-14 0-10T12-11T24-12M-12 0Q-6-4 0 0T12-1T24-2', '#8a5632', 2.4, 0.8),
  wafer:
    path('M-34-10L22-20L34-12L-22-1Z', 'cocoa') +
    path('M-34-10L-22-1V16L-34 6Z', '#2f160a') +
    path('M-22-1L34-12V5L-22 16Z', '#f0c988') +
    line('M-22 3.5L34-7.5M-22 11L34 0', '#6b3a1c', 2.4) +
    line('M-22 7.5L34-3.5', '#fff0cc', 1.6),
  cookie:
    biscuit('toast', '#98602b') +
    dots('-12 6, 4 -18, 16 4, -4 -4, 6 14, -18 -6', 1.3, '#a56a2d') +
    repeated(
      'chunk',
      path('M-6-4L4-6L7 2L-2 6Z', 'cocoa'),
      turned('-12 -10 10, 8 -8 60, -4 10 -20, 17 9 30, -21 6 80, 1 -22 0'),
    ),
  oat:
    biscuit('toast', '#8d5826') +
    line('M-17-11l5 2M1-15l6-3M14-4l4 4M-6 2h5M7 15l6-2M-16 12l4 4M-22-2v5M22 10l3-4', '#ffeec4', 7.5) +
    line('M-7-8l3 1M11 3l3 2M-9 19l3-1M14-15l2 2', '#5b2a24', 6.5),
  butter:
    path(scalloped(28, 35), 'gold', ' stroke="#c58a32" stroke-width="1.5"') +
    disc(0, 0, 21, '#fff0bd', 0.55) +
    group(dots(holes, 2.2, '#b97e2c'), 'scale(.7)'),
  digestive:
    biscuit('toast', '#94602c') +
    disc(0, 0, 26, '#f8dba0', 0.35) +
    dots(holes, 1.8, '#8a5420') +
    dots('-8 -8, 8 -7, -20 -5, 20 -6, -3 8, 10 8, 0 22', 1, '#a8743a'),
  rusk:
    path('M-32 12C-34-12-24-20 0-20C24-20 34-12 32 12Q32 18 26 18H-26Q-32 18-32 12Z', '#a8662a') +
    path('M-28 11C-30-8-20-15 0-15C20-15 30-8 28 11Q28 14 24 14H-24Q-28 14-28 11Z', 'gold') +
    dots('-16 0, -4 -6, 8 -2, 18 4, -8 6, 4 8', 2, '#d89a3f'),
  sandwich:
    oval(0, 10, 31, 19, '#a86a2a') +
    oval(0, 6, 31, 19, '#fff7e6') +
    oval(0, 4, 29, 17, 'orange') +
    oval(0, -1, 31, 19, '#b97a34') +
    oval(0, -4, 31, 19, 'gold') +
    oval(0, -4, 22, 12, 'none') +
    dots('-16 -8, 0 -13, 16 -8, -20 0, 20 0, -8 5, 8 5, 0 -3', 1.7, '#b07228'),
  brittle:
    path('M-32-12L30-20L33 12L-28 20Z', 'caramel') + path('M-32-12L30-20L31-15L-31-7Z', '#ffe9b0', ' opacity=".8"'),
  gum: disc(0, 0, 13, 'red'),
  mintDrop:
    oval(0, 5, 22, 13, '#9fd6c6') +
    oval(0, 0, 22, 13, 'milk') +
    oval(0, -1, 13, 7, '#e4f6f0') +
    oval(-8, -6, 5, 2.4, '#ffffff', -20),
  pillow: path('M-18-6Q-20-14-10-13H10Q20-14 18-6V6Q20 14 10 13H-10Q-20 14-18 6Z', 'ice'),
  rock:
    path('M-22 6C-26-6-12-20 2-18C16-20 26-8 22 6C18 18-16 18-22 6Z', 'cocoa') +
    oval(-6, -9, 8, 4, '#c99468', -24, 0.7) +
    path('M6-10L13-6L9 1L2-3Z', 'almond'),
  ice:
    path('M-18-10L4-19L20-7L18 13L-4 21L-20 8Z', 'ice', ' stroke="#ffffff" stroke-width="1.6"') +
    path('M-18-10L-2-1L-4 21L-20 8Z', '#8ec6e0', ' opacity=".45"') +
    line('M-18-10L-2-1L20-7M-2-1L-4 20', '#ffffff', 1.6),
  bubbles:
    rows('-22 12 8, 2 18 11, 22 4 8, -6 -8 9, 12 -20 6, -22 -18 5, 26 -24 3.5, -30 -2 3')
      .map(
        ([x = 0, y = 0, r = 0]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".3" stroke="#fff" stroke-width="1.8"/>`,
      )
      .join('') + dots('-25 9, -2 14, 19 1, -9 -12, 10 -22, -24 -20', 1.8, '#ffffff'),
  splash: splash('milk', '#b9c4cd', '#c3ccd2'),
  colaSplash: splash('cocoa', '#c98a58', '#2f160a'),
  swirl:
    path('M-34 14C-34 2-22-2-20-8C-18-20-2-18 2-32C12-26 18-16 16-8C28-6 36 4 34 14C30 26-30 26-34 14Z', 'cream') +
    line('M-30 12C-14 20 14 18 30 6M-18-4C-6 4 10 0 16-8M-4-16C2-14 8-16 10-20', '#ddc291', 2.2, 0.8),
  drop:
    path('M0-32C14-12 24 0 24 13A24 24 0 0 1-24 13C-24 0-14-12 0-32Z', 'ice') +
    path('M0-32C14-12 24 0 24 13A24 24 0 0 1 4 36C20 18 12-6 0-32Z', '#4fb2dc', ' opacity=".6"') +
    oval(-10, 10, 4.5, 10, '#ffffff', 18, 0.9),
  peak:
    path('M-58 30L-26-14L-14 0L8-34L58 30Z', '#2d7fb8') +
    path('M8-34L58 30H20Z', '#17609a') +
    path('M8-34L-4-15L2-8L9-16L15-7L23-14Z', '#ffffff') +
    path('M-26-14L-34-3L-28 0L-24-5L-19 0L-14-2Z', '#ffffff') +
    path('M-58 30C-30 18-10 36 14 26S46 22 58 30V36H-58Z', '#7cc5ea'),
  bolt: path('M10-44L-28 8H-6L-14 44L28-12H4Z', 'yellow', ' stroke="#ffffff" stroke-width="2.5"'),
  noodles:
    path('M-40-2H40C38 24 22 34 0 34C-22 34-38 24-40-2Z', '#b52a18') +
    oval(0, -3, 40, 14, '#7d160c') +
    [
      'M-34-4C-24-18-14 8-4-6S14 6 22-6S32-2 34-4',
      'M-30-8C-20-20-8 0 2-12S22-4 30-10',
      'M-26 2C-14-8-4 8 8-2S22 4 28 0',
    ]
      .map((d, index) => line(d, index % 2 ? '#ffe09a' : '#f6bf52', 5))
      .join('') +
    disc(-14, -8, 4, '#e2461e') +
    disc(12, -9, 3.5, '#58a03c') +
    disc(2, -2, 3, '#58a03c') +
    line('M14-10L38-40M20-8L44-36', '#6d3d1c', 3),
  poha:
    path('M-40-2H40C38 24 22 34 0 34C-22 34-38 24-40-2Z', '#1f7a4a') +
    path('M-38-4C-30-24-10-28 0-28C12-28 30-24 38-4C24 6-24 6-38-4Z', 'yellow') +
    rows('-20 -10 20, -6 -18 -30, 10 -18 40, 22 -8 0, 2 -8 60, -12 -4 -10')
      .map(([x = 0, y = 0, turn = 0]) => oval(x, y, 7, 3.6, '#fff6b8', turn))
      .join('') +
    dots('-14 -16, 16 -12, 4 -22', 3, '#b8632a') +
    dots('-4 -12, 12 -6, -24 -6', 2.4, '#2f8b3d'),
}
