/** Colors and text size: stored on the phone, or the phone's own. */
import { record } from './storage/record.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')

/** Applies the stored theme and text size to the page. */
export function applyAppearance() {
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
  // The browser's toolbar follows the page's theme, not the phone's: the light theme's color, then the dark theme's.
  const toolbars = document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')
  const colors = [...toolbars].map((meta) => {
    meta.dataset.color ??= meta.content
    return meta.dataset.color
  })
  for (const meta of toolbars) meta.content = colors[Number(isDark)] ?? ''
}

/** Follows the phone's setting, and what the customer chooses in another tab. */
export function followAppearance() {
  applyAppearance()
  dark.addEventListener('change', applyAppearance)
  addEventListener('storage', applyAppearance)
}
