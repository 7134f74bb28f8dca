/** Applies the stored theme, or the phone's, and the text size before the first paint and whenever they change. */
import { record } from './record.ts'

/** The light theme's meta element, then the dark theme's. */
const toolbars = [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')]
const colors = toolbars.map(({ content }) => content)

const dark = matchMedia('(prefers-color-scheme: dark)')

function apply() {
  let scheme = 'auto'
  let size = 'standard'
  try {
    scheme = record('theme') ?? scheme
    // Unknown only on the first visit to a host that doesn't inject the settings.
    if (globalThis.settings?.features.textSize !== false) size = record('textSize') ?? size
  } catch {
    // Without storage, the phone's settings apply.
  }
  document.documentElement.dataset.textSize = size
  const isDark = scheme === 'dark' || (scheme !== 'light' && dark.matches)
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
  // The browser's toolbar follows the page's theme, not the phone's.
  for (const meta of toolbars) meta.content = colors[Number(isDark)] ?? ''
}

apply()
// From the second visit on, the typeface is on the phone. On the first, GlobalOverlays loads it.
if (globalThis.navigator.serviceWorker?.controller) document.documentElement.dataset.typeface = ''
dark.addEventListener('change', apply)
// The customer changed the setting in another tab, or in this one.
addEventListener('storage', apply)
addEventListener('appearance', apply)
