import { expect, test, vi } from 'vitest'
import { write } from './storage/storage.ts'

test('the toolbar of the browser has the color of the chosen theme, each time it changes', async () => {
  // jsdom has no media queries. This phone prefers light colors.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  document.head.innerHTML = '<meta name="theme-color" content="white"><meta name="theme-color" content="black">'
  const { applyAppearance } = await import('./appearance.ts')
  const shown = () => [...document.querySelectorAll('meta')].map(({ content }) => content)
  for (const [theme, color] of [
    ['auto', 'white'],
    ['dark', 'black'],
    ['light', 'white'],
    ['dark', 'black'],
  ] as const) {
    write('theme', theme)
    applyAppearance()
    expect(shown()).toEqual([color, color])
  }
})
