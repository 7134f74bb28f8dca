// Before the first paint: the stored theme, else the phone's. A file of its own, so that no inline script is needed.
let scheme = 'auto'
try {
  scheme = localStorage.getItem('theme') || 'auto'
} catch {}
const isDark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
