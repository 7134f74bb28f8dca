/** Before the first paint, and whenever the setting changes. */
import { followAppearance } from '#shared/appearance.ts'

followAppearance()
// From the second visit on, the typeface is on the phone. On the first, the app loads it later (use-typeface.ts).
if (globalThis.navigator.serviceWorker?.controller) document.documentElement.dataset.typeface = ''
