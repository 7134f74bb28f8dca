/**
 * How the build divides the app's code into files: the first load, what every later screen needs, and one file a flow.
 * Parts that few customers need stay files of their own: the code reader, phone numbers, push messages, pages of text.
 */
import type { Rolldown } from 'vite'

/** The features of each flow. A flow may import those before it: files that import each other run in the wrong order. */
const flows = {
  shop: /\/src\/features\/(avoid|products|search|machine-link|offers|hints|scan)\//,
  pay: /\/src\/features\/(checkout|orders\/(collect|actions))\//,
  // And every new feature that nobody has placed.
  account: /\/src\/features\/(?!(faq|notifications|sign-in|terms)\/)/,
  app: /\/src\/app\/(?!telemetry)/,
}
const isRare =
  /node_modules\/(@firebase|idb|libphonenumber-js|web-vitals)\/|virtual:|fcm|telemetry|send-event|\/features\/(sign-in|faq|terms)\//
const isInFlow = (id: string) => Object.values(flows).some((flow) => flow.test(id)) || id.includes('/service-worker/')

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'first', tags: ['$initial'], priority: 9 },
    // With the styles of all flows, so that a screen opened by its own link loads no file only for its styles.
    { name: 'common', test: (id) => !isRare.test(id) && (id.endsWith('.css') || !isInFlow(id)), priority: 8 },
    ...Object.entries(flows).map(([name, test], index) => ({ name, test, priority: 7 - index })),
  ],
}
