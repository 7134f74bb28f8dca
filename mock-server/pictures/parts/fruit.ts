/** Fruit, leaves and nuts; each about 60 wide around 0,0. */
import { disc, dots, group, line, oval, path, repeated } from './stroke.ts'

const leaf =
  path('M0 0C4-16 22-24 42-18C38 0 20 10 0 0Z', 'herb') +
  line('M2-1C14-8 26-13 39-17M14-7L18-15M22-11L28-17M16-7L26-4', '#d3f0a8', 1.3, 0.75)

function citrus(name: string, rind: string, flesh: string, lit: string) {
  const segment =
    path('M-2-4L-9.5-19Q-9-25 0-25.5Q9-25 9.5-19L2-4Q0-2-2-4Z', flesh) +
    line('M-4-18Q-3-12-1-8M4-20Q4-14 2-9', lit, 1.3, 0.8)
  return (
    disc(0, 0, 32, rind) +
    disc(0, 0, 29, '#fffbe6') +
    repeated(
      name,
      segment,
      Array.from({ length: 8 }, (_, index) => `rotate(${index * 45 + 10})`),
    ) +
    path('M-26-12A29 29 0 0 1-4-28L-2-22A24 24 0 0 0-20-9Z', '#ffffff', ' opacity=".45"')
  )
}

const whole = (paint: string, lit: string) =>
  disc(0, 2, 29, paint) +
  oval(-11, -11, 8, 5, lit, -38, 0.75) +
  line('M1-24Q2-32 8-36', '#6d4a1e', 3.4) +
  group(leaf, 'translate(5 -27) rotate(8) scale(.72)')

const pod = 'M0-20C13-10 13 11 0 20C-13 11-13-10 0-20Z'
const berry =
  disc(0, 0, 15, 'berry') +
  path('M-6-6L-2-8L0-12L2-8L7-7L3-3L4 2L0-1L-4 2L-3-3Z', '#1b1850') +
  oval(-6, -7, 4, 2.6, '#d7d9ff', -35, 0.9)

export const fruit: Record<string, string> = {
  leaf,
  mint: repeated(
    'sprig',
    path('M0 0C4-14 18-20 36-14C34-2 18 10 0 0Z', 'herb') +
      line('M2-1Q16-8 32-12M11-5L13-11M18-8L22-13M12-4L20-2M20-7L27-6', '#c8efa0', 1.2, 0.8),
    [-62, -18, 24, -104].map((turn) => `rotate(${turn})`),
  ),
  orange: citrus('segO', 'orange', 'orange', '#ffe0a0'),
  lime: citrus('segG', 'herb', 'green', '#effac0'),
  lemon: citrus('segY', 'yellow', 'yellow', '#fffde0'),
  mandarin: whole('orange', '#fff0c8') + dots('8 8, 16 0, 2 18, -10 12, 12 20, -18 4', 1, '#c9590a'),
  apple:
    path('M0-20C-12-29-31-20-30 2C-29 21-14 34-6 32Q0 30 6 32C14 34 29 21 30 2C31-20 12-29 0-20Z', 'red') +
    oval(-14, -8, 5.5, 10, '#ffd9c0', 24, 0.7) +
    line('M0-19Q1-29 6-34', '#5d3b17', 3.4) +
    group(leaf, 'translate(4 -26) rotate(8) scale(.66)') +
    dots('8 6, 16 -4, 2 18, 18 12, -4 6', 0.9, '#ffc48a'),
  appleCut:
    path('M0-19C-12-28-30-20-29 2C-28 20-14 32-6 31Q0 29 6 31C14 32 28 20 29 2C30-20 12-28 0-19Z', '#c81f1c') +
    path('M0-14C-10-22-25-17-25 2C-24 17-13 27-6 26Q0 24 6 26C13 27 24 17 25 2C25-17 10-22 0-14Z', '#fff8dc') +
    line('M0-12C-9-2-9 12 0 22C9 12 9-2 0-12', '#e6d9a0', 1.6) +
    oval(-3.5, 5, 2.4, 5, '#5a2f12', 14) +
    oval(3.5, 5, 2.4, 5, '#5a2f12', -14),
  mango:
    path('M-30 12C-34-12-12-32 10-25C32-18 34 8 20 24C4 41-26 34-30 12Z', 'mango') +
    path('M-30 12C-33-4-24-18-11-24C-22-6-20 16-6 33C-19 32-29 24-30 12Z', '#f0642b', ' opacity=".5"') +
    oval(6, -14, 10, 5, '#fff6cc', 28, 0.7) +
    line('M11-24Q13-32 18-35', '#6b4a1b', 3.4) +
    group(leaf, 'translate(14 -29) rotate(12) scale(.74)'),
  mangoCube:
    path('M-28-8Q0-24 28-8L22 14Q0 27-22 14Z', 'mango') +
    line('M-18-13L-14 17M0-17V21M18-13L14 17M-25 2Q0-12 25 2M-23 10Q0 0 23 10', '#d9670f', 1.8, 0.8) +
    line('M-26-8Q0-23 26-8', '#fff3b8', 2.4, 0.9),
  rawMango:
    path('M-28 10C-32-12-12-30 8-24C30-18 33 6 19 22C4 38-24 30-28 10Z', 'green') +
    oval(3, -13, 10, 5, '#f6ffd8', 28, 0.7) +
    line('M9-23Q11-31 16-34', '#6b4a1b', 3.4) +
    group(leaf, 'translate(12 -28) rotate(12) scale(.74)'),
  peach:
    disc(0, 2, 29, 'peach') +
    path('M2-26C-12-14-12 16 4 30C20 28 30 16 29 0C27-16 14-26 2-26Z', '#d8434a', ' opacity=".32"') +
    line('M2-26C-8-10-8 12 2 29', '#c84a4a', 1.8, 0.7) +
    oval(-15, -8, 6, 9, '#fff3d8', 24, 0.7) +
    group(leaf, 'translate(2 -26) rotate(8) scale(.86)'),
  peachHalf:
    disc(0, 0, 27, 'peach') +
    disc(0, 0, 23.5, 'mango') +
    path('M-12-2C-12-14 12-16 13-1C13 12 2 17-4 14C-9 12-12 6-12-2Z', '#a8442a') +
    line('M-6-4Q0-10 6-4M-5 5Q1 0 7 5', '#e8906a', 1.8),
  guava:
    disc(0, 1, 28, 'green') +
    disc(0, 1, 25, '#fff0e0') +
    disc(0, 1, 22, 'pink') +
    disc(0, 1, 11, '#ffd9d6') +
    dots('-7 -3, 0 -7, 7 -2, 5 7, -4 8, 0 2, -10 5, 10 4', 1.7, '#e0b070'),
  guavaWhole: whole('green', '#f8ffdc'),
  berry,
  cranberry: disc(0, 0, 12, 'red') + oval(-4, -5, 3.6, 2.2, '#ffd2c4', -35, 0.9),
  strawberry:
    path('M0 26C-18 16-26-2-20-14C-12-22 12-22 20-14C26-2 18 16 0 26Z', 'red') +
    dots('-10 -6, 0 -8, 10 -6, -6 3, 6 3, 0 12, -12 2, 12 2', 1.4, '#ffe08a') +
    path('M0-14L-16-22L-6-21L-5-29L1-22L8-28L8-20L18-20L6-13Z', 'herb'),
  coconut:
    path('M-32-4C-34 22-16 34 0 34C16 34 34 22 32-4Z', 'husk') +
    oval(0, -4, 32, 19, '#5a371b') +
    oval(0, -4, 29, 16.5, '#ffffff') +
    oval(0, -1, 21, 10.5, 'ice') +
    line('M-26 10Q-22 22-12 28M22 12Q20 22 12 27', '#c49a6c', 1.6, 0.7),
  tender:
    path('M-30-8C-34 18-20 34 0 34C20 34 34 18 30-8C22-22-22-22-30-8Z', 'green') +
    oval(0, -12, 25, 11, '#f4f7dd') +
    oval(0, -12, 15, 6, '#ffffff') +
    oval(0, -11, 11, 4, 'ice') +
    line('M8-14L26-38', '#ff7a59', 5) +
    line('M7-13L25-37', '#ffd0bd', 1.5),
  almond:
    path(pod, 'almond') +
    line('M-1-15V14M-5-9C-6-2-6 5-4 10M5-10C6-2 6 5 4 11', '#6b3512', 1.2, 0.7) +
    oval(-5, -6, 2, 6, '#fbdcae', 12, 0.7),
  cashew:
    path('M-20-8C-18-22 4-26 16-12C26 0 22 20 10 20C0 20 4 8-2 4C-8 0-22 6-20-8Z', 'cream') +
    line('M-14-9C-8-16 4-14 10-4C15 4 14 12 11 16', '#e0bd80', 1.6, 0.8),
  hazelnut:
    path('M0-18C12-16 18-6 17 4C15 14 7 19 0 19C-7 19-15 14-17 4C-18-6-12-16 0-18Z', 'almond') +
    path('M-17 4C-12 8 12 8 17 4C15 14 7 19 0 19C-7 19-15 14-17 4Z', '#e8c28c', ' opacity=".75"') +
    oval(-6, -7, 3, 6, '#ffe9c8', 24, 0.7),
  date:
    oval(0, 0, 21, 13, 'cocoa', -18) +
    line('M-14 6C-6-2 6-6 16-6M-10 9C-2 4 8 0 15-1', '#a8673a', 1.4, 0.8) +
    oval(-6, -5, 7, 2.6, '#d69a6a', -20, 0.7),
  ginger:
    path(
      'M-32 12C-34 2-24-4-16 0C-20-12-8-20 0-12C2-24 18-24 18-10C28-16 38-4 30 4C36 14 24 22 14 16C10 28-8 28-10 18C-18 24-30 22-32 12Z',
      'root',
    ) +
    line('M-26 8Q-20 4-16 10M-6-8Q-2-2-6 4M10-12Q14-6 12 0M4 12Q10 8 16 10', '#a8752f', 1.6, 0.8) +
    oval(24, -2, 7, 5.5, '#fff0bd', -28),
  bean: group(
    oval(0, 0, 14, 20, 'cocoa') + line('M-1-18C8-7-8 7 1 18', '#2a1207', 3) + oval(-7, -7, 2.4, 6, '#d29a72', 14, 0.6),
    'rotate(24)',
  ),
}
