/** What is used although an oldest supported browser lacks it, where, and what happens there. */

interface Use {
  /** Our files, without `src/`. In a library's chunks: their names, without hashes. */
  files: readonly string[]
  /** What happens in a browser that lacks it. */
  without: string
}

interface OwnUse extends Use {
  /** The built files that they end up in, without hashes. Elsewhere, it is a library's. */
  built: readonly string[]
}

/** In our own files. */
export const ours: Readonly<Record<string, OwnUse>> = {
  'AbortSignal.any': {
    files: ['shared/platform.ts'],
    built: ['index.js'],
    without: 'An own controller follows the signals.',
  },
  'AbortSignal.timeout': { files: ['shared/platform.ts'], built: ['index.js', 'page.js'], without: 'A timer aborts.' },
  'navigator.share': {
    files: ['features/orders/history/share.ts'],
    built: ['screens.js'],
    without: 'No “Share” button.',
  },
  'navigator.vibrate': { files: ['shared/vibrate.ts'], built: ['common.js'], without: 'No vibration.' },
  'navigator.userActivation': {
    files: ['shared/vibrate.ts', 'app/update/late-settings.ts'],
    built: ['common.js', 'screens.js'],
    without: 'No vibration; new settings wait for the next page.',
  },
  'navigator.setAppBadge': {
    files: ['app/use-order-badge.ts'],
    built: ['screens.js'],
    without: 'No badge on the icon.',
  },
  'navigator.clearAppBadge': {
    files: ['app/use-order-badge.ts'],
    built: ['screens.js'],
    without: 'No badge on the icon.',
  },
  'navigator.wakeLock': {
    files: ['features/orders/collect/use-wake-lock.ts'],
    built: ['pay.js'],
    without: 'The screen may turn off while the machine dispenses.',
  },
  'navigator.connection': {
    files: ['shared/save-data.ts'],
    built: ['index.js', 'page.js'],
    without: 'Saving data is unknown there, so flows load early.',
  },
  '.getSupportedFormats()': {
    files: ['features/scan/code-reader.ts'],
    built: ['screens.js'],
    without: 'The bundled reader reads codes.',
  },
  '.requestVideoFrameCallback()': {
    files: ['features/scan/watch-video.ts'],
    built: ['screens.js'],
    without: 'Frames of the screen are used.',
  },
  '.cancelVideoFrameCallback()': {
    files: ['features/scan/watch-video.ts'],
    built: ['screens.js'],
    without: 'Frames of the screen are used.',
  },
  '{ willReadFrequently }': {
    files: ['features/scan/frame.ts'],
    built: ['screens.js'],
    without: 'Pixels are read more slowly.',
  },
  ':has': {
    files: [
      'features/products/AddControl.module.css',
      'features/products/ProductCard.module.css',
      'shared/ui/BottomBar.module.css',
      'shared/ui/Screen.module.css',
      'shared/ui/global.css',
    ],
    built: ['index.css', 'page.css'],
    without:
      'Right to left, a unit stands before its number. A keyboard’s way to the cart is only at the end of the list. On a phone’s side, a bar with a message stays in view. A product’s size can stand below its price. On a wide screen, an order at its machine stays narrow.',
  },
  'content-visibility': {
    files: ['features/products/ProductCard.module.css'],
    built: ['index.css', 'page.css'],
    without: 'Cards out of view are rendered.',
  },
  'contain-intrinsic-height': {
    files: ['features/products/ProductCard.module.css'],
    built: ['index.css', 'page.css'],
    without: 'Nothing is contained.',
  },
  // Another function with the name of a new one.
  '.toArray()': { files: ['shared/ui/DialogActions.tsx'], built: ['common.js'], without: 'React’s Children.toArray.' },
  '.isValid()': {
    files: ['features/sign-in/phone-number.ts'],
    built: ['LoginScreen.js', 'common.js'],
    without: 'libphonenumber’s.',
  },
  '.union()': { files: ['shared/configuration/schema.ts'], built: [], without: 'zod’s.' },
}

/** In the chunks of libraries. */
export const libraries: Readonly<Record<string, Use>> = {
  'URL.canParse': { files: ['index.js'], without: 'zod parses instead.' },
  'Error.captureStackTrace': {
    files: ['sw.js', 'bad-settings.js', 'fcm.js', 'index.js'],
    without: 'zod and Firebase ask for it: a stack with one line more.',
  },
  'Symbol.dispose': { files: ['reader-worker.js'], without: 'The code reader asks for it.' },
  '.toBase64()': { files: ['qr.js'], without: 'The QR code’s library asks for it, and encodes by itself.' },
  'navigator.cookieEnabled': {
    files: ['fcm.js'],
    without: 'Apple’s data says so by mistake: Safari has it. Only Firebase asks.',
  },
  navigation: { files: ['index.js'], without: 'React’s transitions ask for it.' },
  '.startViewTransition()': { files: ['index.js'], without: 'React and the router ask for it: no transition.' },
  '.skipTransition()': { files: ['index.js'], without: 'Belongs to a transition, which there is none of.' },
  'document.prerendering': { files: ['telemetry.js'], without: 'web-vitals asks for it: no such page there.' },
  'document.wasDiscarded': { files: ['telemetry.js'], without: 'web-vitals asks for it: no such page there.' },
  'performance.interactionCount': { files: ['telemetry.js'], without: 'web-vitals counts by itself.' },
  PerformanceEventTiming: { files: ['telemetry.js'], without: 'web-vitals leaves the figure out.' },
  'globalThis.requestIdleCallback': { files: ['telemetry.js'], without: 'web-vitals uses a timer.' },
  'globalThis.cancelIdleCallback': { files: ['telemetry.js'], without: 'web-vitals uses a timer.' },
  ':has': { files: ['common.css'], without: 'Mantine’s: a disabled option keeps its pointer, an input its padding.' },
  ':selection': { files: ['common.css'], without: 'Mantine’s: the selected text has the phone’s color.' },
  resize: { files: ['common.css'], without: 'Mantine’s: phones have no handle to resize a field with.' },
  // Another function with the name of a new one.
  '.use()': { files: ['index.js'], without: 'React’s hook.' },
  '.toArray()': { files: ['common.js'], without: 'React’s Children.toArray.' },
  '.grow()': { files: ['reader-worker.js'], without: 'WebAssembly.Memory’s, as old as WebAssembly.' },
  '.isValid()': { files: ['LoginScreen.js', 'common.js'], without: 'libphonenumber’s and dayjs’.' },
  '.getMetadata()': { files: ['LoginScreen.js'], without: 'libphonenumber’s.' },
  '.isActive()': { files: ['index.js'], without: 'TanStack Query’s.' },
  '.setStatus()': { files: ['reader-worker.js'], without: 'The code reader’s.' },
  '.createContext()': { files: ['common.js', 'index.js'], without: 'React’s.' },
}

/** In any style sheet: without it, only the look differs. */
export const looks: Readonly<Record<string, string>> = {
  'text-wrap': 'Lines break where they are full.',
  'text-box-trim': 'A few pixels more above buttons’ words.',
  'text-box-edge': 'A few pixels more above buttons’ words.',
  'scrollbar-width': 'The row of categories shows a scroll bar while it moves.',
  'forced-color-adjust': 'Those browsers have no forced colors.',
  'overscroll-behavior': 'The page behind a dialog may move.',
  'overscroll-behavior-x': 'The page behind a row may move.',
}
