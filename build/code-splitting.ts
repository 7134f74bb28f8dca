/**
 * How the build divides the app's code into files: the first load, what every later screen needs, paying and collecting,
 * and all other screens. A screen opened by its own link loads at most these and their styles. Parts that few customers
 * need stay files of their own: the code reader, QR codes, phone numbers, push messages, pages of text.
 */
import type { Rolldown } from 'vite'

/** A flow may import those before it: files that import each other run in the wrong order. */
const flows = {
  pay: /\/src\/features\/(checkout|orders\/collect)\//,
  screens: /\/src\/(features\/(?!(avoid|faq|notifications|orders\/actions|sign-in|terms)\/)|app\/(?!telemetry))/,
}
const isRare =
  /node_modules\/(@firebase|idb|libphonenumber-js|qr|web-vitals)\/|virtual:(?!pages)|fcm|telemetry|send-event|\/features\/(sign-in|faq|terms)\//
const isInFlow = (id: string) => Object.values(flows).some((flow) => flow.test(id)) || id.includes('/service-worker/')

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'first', tags: ['$initial'], priority: 9 },
    // With all styles, so that a screen opened by its own link loads no file only for its styles.
    { name: 'common', test: (id) => id.endsWith('.css') || !(isRare.test(id) || isInFlow(id)), priority: 8 },
    ...Object.entries(flows).map(([name, test], index) => ({ name, test, priority: 7 - index })),
  ],
}

/** What the cart, a payment's result and its order need beyond the first load: scripts and styles. */
export const paymentFiles = (bundle: Rolldown.OutputBundle): string[] =>
  Object.keys(bundle).filter((name) => /\/(common|pay)-[^/]+\.(js|css)$/.test(name))
