/** Crisps, namkeen and what seasons them; each about 50 wide around 0,0. */
import { disc, dots, group, line, oval, path, repeated, rows, turned } from './stroke.ts'

const bowl = 'M-31 5C-33-8-17-19 3-20C21-21 34-12 31-1C29 7 19 8 11 12C3 16-5 20-16 18C-25 17-30 12-31 5Z'
/** A thin slice, hollow: its rim catches the light, its far side lies in shade. */
const crisp = (paint: string, edge: string, lit: string) =>
  path(bowl, edge, ' transform="translate(0 2.5)"') +
  path(bowl, paint, ` stroke="${edge}" stroke-width="1"`) +
  path('M-26 4C-27-7-14-15 4-16C18-16 28-10 27-2C16-10-8-8-26 4Z', edge, ' opacity=".38"') +
  path('M-24 8C-10-3 12-6 26 1C22 5 14 6 8 9C0 13-8 15-15 14C-20 13-23 11-24 8Z', lit, ' opacity=".7"') +
  dots('-16 -3, 6 -11, -4 9, 19 -4, 8 3, -9 -9', 1.2, edge)

const ridge = (y: number) => `M-23 ${y}q4.5-5 9-1t9-1 9-1 9-1 9-1`
const shellPath = 'M0-14C8-13 13-6 12 3C11 11 5 15 0 15C-7 15-12 10-12 2C-12-7-7-14 0-14Z'

export const savoury: Record<string, string> = {
  chip: crisp('crisp', '#c27b1c', '#fffbe0'),
  ridged:
    path(bowl, 'gold', ' stroke="#b9691a" stroke-width="1.6"') +
    line(ridge(-5) + ridge(7), '#fff1b8', 1.8, 0.8) +
    line(ridge(1) + ridge(13), '#cf7f1c', 1.6, 0.7) +
    dots('-14 -6, 4 -10, 12 6, -6 8, 18 -2', 1.5, '#b5281a'),
  beet: crisp('beet', '#4c0730', '#f19ac4'),
  wedge:
    path(
      'M-30 9C-22-12 10-20 30-7C27 7 8 18-14 17C-22 17-29 14-30 9Z',
      'toast',
      ' stroke="#8a4d1c" stroke-width="1.4"',
    ) +
    path('M-25 8C-16-8 10-14 27-6C12 0-8 4-25 8Z', 'gold') +
    dots('-8 0, 4 -4, 12 3, -14 8, 0 8, 18 -3', 1.2, '#a02c12'),
  nacho:
    path('M-2-26C8-12 20 6 29 19C10 23-12 24-30 17C-22 4-12-12-2-26Z', 'gold', ' stroke="#c2781a" stroke-width="1.6"') +
    dots('-6 6, 8 10, -14 13, 2 -8, 14 14, 0 16', 1.6, '#c86a17') +
    path('M-2-22C2-14 6-8 8-3C0-1-8-2-11-6Z', '#fff3c0', ' opacity=".6"'),
  cheese:
    path('M-30 2L16-22Q30-12 30 2Z', 'yellow') +
    path('M-30 2H30V20Q30 23 27 23H-27Q-30 23-30 20Z', 'mango') +
    oval(2, -6, 6, 3.4, '#e29a14', -14) +
    oval(18, -5, 4, 2.4, '#e29a14', -10) +
    disc(-14, 12, 5, '#d97f12') +
    disc(12, 14, 3.6, '#d97f12'),
  chili:
    path('M-31 12C-16 16 6 8 17-10C20-15 27-13 26-6C23 12 5 25-14 23C-23 22-29 18-31 12Z', 'red') +
    line('M-24 14C-8 16 10 9 19-6', '#ffb19c', 2.6, 0.8) +
    path('M14-8C15-15 24-18 29-12C28-8 25-7 23-4C20-8 17-9 14-8Z', 'herb') +
    line('M24-14Q25-22 32-25', '#4f9a3c', 4),
  pepper:
    dots('-16 4, -4 -10, 10 2, 18 14, -10 16, 4 14', 4.2, '#3a2c24') +
    dots('-17 2, -5 -12, 9 0, 17 12', 1.4, '#8d7a6c'),
  onion:
    rows('-16 -34, -6 -14, 5 8')
      .map(([x = 0, turn = 0]) =>
        group(
          line('M0 26V-10', '#e9f4cf', 6) +
            line('M0 10C0-6 2-20 6-32', '#4f9d3f', 6) +
            line('M-1.5 8C-1-6 0-16 3-26', '#a8d86a', 1.8),
          `translate(${x} 0) rotate(${turn})`,
        ),
      )
      .join('') + [-20, -7, 6].map((x) => oval(x + 3, 26, 5, 4, '#fffef4')).join(''),
  paneer:
    path('M-20-8L0-18L20-8L18 14L-2 22L-19 12Z', 'cream', ' stroke="#d49a52" stroke-width="1.5"') +
    path('M-20-8L-1 0L-2 22L-19 12Z', '#e9b56a', ' opacity=".6"') +
    line('M-12-8L4-15M-4-4L12-11M-15 0L-14 10M-8 3L-7 14', '#8a3f12', 3, 0.75),
  sev: [
    'M-30 6C-18-16-2 12 14-8S30 0 28 8',
    'M-26 14C-14-4 2 20 12 4S26 12 30 2',
    'M-22-2C-10-20 6-2 20-14',
    'M-28 10C-12 22 8 0 26 16',
    'M-14-8C-2 6 12-16 22 2',
  ]
    .map((d, index) => line(d, ['#b86a12', '#f2a92b', '#ffca57', '#e08d1c', '#ffe08c'][index] ?? '', 4.4))
    .join(''),
  dal: repeated(
    'pulse',
    oval(0, 0, 8.5, 6, 'yellow'),
    turned('-20 6 0, -8 12 47, 6 10 4, 19 8 51, -14 -3 8, 0 0 55, 13 -2 12, -6 -12 59, 7 -12 16'),
  ),
  peanut:
    path('M-20 3C-22-8-9-14-2-7C4-13 20-12 21 0C21 11 8 14 1 8C-7 15-19 13-20 3Z', 'toast') +
    line('M-14-2C-8-6-4-4 0 0M4-3C9-7 14-5 16 0M-12 6C-8 8-4 7 0 4', '#9b6328', 1.3, 0.8) +
    oval(-11, -4, 4, 2, '#fff2cc', -20, 0.8),
  coin:
    oval(0, 2, 24, 17, '#c4861b') +
    oval(0, -1, 24, 16.5, 'yellow') +
    oval(0, -2, 17, 11, '#fff3b5', 0, 0.85) +
    dots('-4 -3, 3 -5, 5 0, -1 1', 1.5, '#a9761c'),
  banana:
    path('M-32-10C-20 14 8 20 30-6C33 12 10 34-14 25C-27 20-33 4-32-10Z', 'yellow') +
    path('M-32-10C-20 14 8 20 30-6C14 10-14 12-32-10Z', '#fff4a8', ' opacity=".8"') +
    disc(-32, -10, 3.4, '#6b4a15') +
    path('M27-8L32-18L36-15L32-4Z', '#9a8a2b'),
  popped:
    disc(-10, 4, 11, 'cream') +
    disc(9, 6, 11, 'cream') +
    disc(-3, -9, 11, 'cream') +
    disc(10, -7, 8, 'cream') +
    path('M-3 0C1-4 7-3 8 2C6 7 0 8-3 5Z', '#e8a92d') +
    line('M-12-2Q-8 2-12 8M4-12Q2-7 6-4', '#dfc28a', 1.6),
  coated:
    disc(-10, 4, 11, 'caramel') +
    disc(9, 6, 11, 'caramel') +
    disc(-3, -9, 11, 'caramel') +
    disc(10, -7, 8, 'cream') +
    oval(-7, -12, 4, 2.4, '#fff5d6', -30) +
    oval(-13, 0, 3, 2, '#fff5d6', -30) +
    path('M-2 0C2-4 7-3 8 2C6 7 0 8-2 5Z', '#8a430c'),
  makhana:
    path(shellPath, 'cream', ' transform="scale(1.25 1.15)" stroke="#d6bd8c" stroke-width=".8"') +
    dots('-7 6, 4 11, 8 0, -3 -6', 1.9, '#a8763e') +
    oval(-5, -8, 4, 3, '#fff'),
  egg:
    path('M0-26C14-26 25-6 25 8C25 20 14 27 0 27C-14 27-25 20-25 8C-25-6-14-26 0-26Z', 'cream') +
    disc(0, 7, 14, 'mango') +
    oval(-5, 2, 5, 3, '#fff3b8', -30),
  tomato:
    disc(0, 0, 26, 'red') +
    disc(0, 0, 21, '#ff8d70') +
    repeated(
      'chamber',
      path('M-5-6L-8-16Q0-21 8-16L5-6Q0-3-5-6Z', '#d92d1c') + dots('-2 -11, 3 -13', 1.4, '#ffe2a8'),
      turned('0 0 0, 0 0 72, 0 0 144, 0 0 216, 0 0 288'),
    ),
  wheat:
    line('M-2 34C0 14 2-6 6-24', '#b07a1e', 2.4) +
    [-18, -8, 2, 12]
      .map((y, index) =>
        group(
          oval(-7, 0, 4.2, 8.5, 'gold', -34) + oval(7, -1, 4.2, 8.5, 'caramel', 34),
          `translate(${4 - index} ${y})`,
        ),
      )
      .join('') +
    oval(6, -28, 4, 8, 'gold', 8),
  cumin: repeated(
    'seed',
    oval(0, 0, 9, 3.4, '#8a5a22') + line('M-7-.5H7', '#e2b565', 1.2),
    rows('-18 -4 20, -6 8 -30, 4 -10 70, 14 6 10, 22 -8 -50, -22 14 60, 6 20 -10').map(
      ([x, y, turn]) => `translate(${x} ${y})rotate(${turn})`,
    ),
  ),
}
