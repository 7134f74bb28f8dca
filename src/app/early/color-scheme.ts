/** Applies the stored theme, or the phone's, before the first paint and whenever it changes. */
import { record } from './record.ts'

/** The light theme's, then the dark one's. */
const toolbars = [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')]
const colors = toolbars.map(({ content }) => content)

const dark = matchMedia('(prefers-color-scheme: dark)')

function apply() {
  let scheme = 'auto'
  try {
    scheme = record('theme') ?? scheme
  } catch {
    // Without storage, the phone's setting applies.
  }
  const isDark = scheme === 'dark' || (scheme !== 'light' && dark.matches)
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
  // The browser's toolbar follows the page's theme, not the phone's.
  for (const meta of toolbars) meta.content = colors[Number(isDark)] ?? ''
}

apply()
dark.addEventListener('change', apply)
// A choice in another tab, and in this one.
addEventListener('storage', apply)
addEventListener('theme', apply)
