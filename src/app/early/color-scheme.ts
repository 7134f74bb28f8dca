/** Before the first paint, and whenever it changes: the stored theme, else the phone's. */
import { record } from './record.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')

function apply() {
  let scheme = 'auto'
  try {
    scheme = record('theme') ?? scheme
  } catch {
    // Without a storage the phone decides.
  }
  const isDark = scheme === 'dark' || (scheme !== 'light' && dark.matches)
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
  // The browser's own bar goes with the page, not with the phone.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]'))
    meta.content = isDark ? '#15100d' : '#faf5ee'
}

apply()
dark.addEventListener('change', apply)
// A choice made in another tab, and in this one.
addEventListener('storage', apply)
addEventListener('theme', apply)
