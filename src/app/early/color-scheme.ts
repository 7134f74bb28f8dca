/** Before the first paint: the stored theme, else the phone's. */
let scheme = 'auto'
try {
  scheme = localStorage.getItem('theme') ?? scheme
} catch {
  // Without a storage the phone decides.
}
const isDark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'
