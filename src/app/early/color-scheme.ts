/** Before the first paint, and whenever it changes: the stored theme, else the phone's. */
const dark = matchMedia('(prefers-color-scheme: dark)')

function apply() {
  let scheme = 'auto'
  try {
    scheme = localStorage.getItem('theme') ?? scheme
  } catch {
    // Without a storage the phone decides.
  }
  const isDark = scheme === 'dark' || (scheme !== 'light' && dark.matches)
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
}

apply()
dark.addEventListener('change', apply)
addEventListener('storage', apply)
