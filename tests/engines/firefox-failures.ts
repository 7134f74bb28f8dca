/** What `npm run test:firefox` can't run, or expects to fail. It reports a listed test that passes. */

/** These start a Chromium with switches of its own, or drive it by its developer tools. */
export const chromiumOnly = [
  'capabilities.spec.ts',
  'landscape.spec.ts',
  'push.spec.ts',
  'scan.spec.ts',
  'sheets.spec.ts',
]

// What Debian's Firefox lacks over BiDi.
const noBody = 'A route handler gets no body of a request, so it can’t pass one on.'
const lostAxe = 'The evaluation that runs axe ends without an answer.'
const noPhone = 'Firefox can’t be made to look like a phone.'
const waitsForLoad = 'goto waits for files that the test holds back.'
const noWorkerRoutes = 'Routes don’t see what a service worker requests, nor responses that it answered.'
const noBeacons = 'Routes don’t see beacons.'
// What Firefox does in other ways.
const logsMore = 'Firefox logs a file or a script that it didn’t load as an error of the page.'
const noVibration = 'Firefox has no vibration.'
const hasPush = 'Firefox has push messages, which Chromium’s headless shell lacks.'
const ownWidths = 'Its scroll bar and text have other widths.'

/** By file, the beginnings of titles and the reason. */
const failures: Record<string, Record<string, string>> = {
  'account.spec.ts': {
    'deleting the account sends one call': noBody,
    'are saved with their last four digits': lostAxe,
  },
  'again.spec.ts': { 'previously viewed orders': 'Firefox can’t be made to print.' },
  'cart.spec.ts': { 'stays first and says so': logsMore },
  'cipher.spec.ts': { 'storage is encrypted': logsMore },
  'coffee.spec.ts': {
    'vibrates when it is ready': noVibration,
    'both customization sheets are accessible': lostAxe,
  },
  'configuration.spec.ts': {
    'a disabled feature has no link': logsMore,
    'settings that arrive late': noWorkerRoutes,
    'when maintenance is over': noWorkerRoutes,
    'the cached page applies': noWorkerRoutes,
  },
  'consent.spec.ts': { 'where the operator doesn’t ask': noBeacons },
  'console.spec.ts': { 'the API reference shows': logsMore },
  'deploy.spec.ts': {
    'an order is paid and dispensed': noWorkerRoutes,
    'a provider posts its ids': noBody,
  },
  'early.spec.ts': {
    'at VM-1001, code': waitsForLoad,
    'at CF-2001, code': waitsForLoad,
    'a category tapped before': waitsForLoad,
  },
  'endings.spec.ts': { 'is closed and refunded once': lostAxe },
  'faults.spec.ts': { 'an offline machine causes CART_1002': ownWidths },
  'features.spec.ts': {
    'a product to avoid is marked': lostAxe,
    'a guest’s favorites come first': hasPush,
    'nearby machines are sorted': lostAxe,
    'a customer can wish': lostAxe,
    'each item is rated separately': lostAxe,
    'gets no calls for them': hasPush,
  },
  'heal.spec.ts': {
    'on the first visit, the payment': noWorkerRoutes,
    'an app whose stored script': noWorkerRoutes,
    'a part of the app that is broken': noWorkerRoutes,
    'an app that can’t start without a connection': logsMore,
    'a redirect to a portal': logsMore,
    'a worker in a browser that': noWorkerRoutes,
  },
  'info.spec.ts': {
    'shows the order and adds it to the email': 'Firefox knows no permission for the clipboard.',
    'Chrome shows no banner': 'Firefox gets the banner of §2.',
  },
  'install.spec.ts': { 'the app is installable': 'It asks by Chromium’s developer tools.' },
  'main-job.spec.ts': { 'with a long cart': 'Firefox can’t be told to force colors.' },
  'network.spec.ts': {
    'reloads the app once': logsMore,
    'is loaded on the second attempt': logsMore,
    'never causes a reload': logsMore,
    'is available after a reload': 'Firefox imports the file again before it reports the load.',
    'leaves the products in place': logsMore,
  },
  'one-charge.spec.ts': {
    'the open payment blocks the new cart': noBody,
    'is never shown as this payment': noBody,
    'a rejected retry still leads': noBody,
    'is abandoned if its URL is unsafe': noBody,
  },
  'orders.spec.ts': { 'asks first if the order': lostAxe },
  'products.spec.ts': {
    'the filter limits products': lostAxe,
    'a product opens with all its details': lostAxe,
    'an added product flies': 'Reduced motion is a setting of the whole browser.',
  },
  'screens.spec.ts': { 'every route opens its screen': lostAxe, 'every route shows a guest': lostAxe },
  'security.spec.ts': { 'blocks an injected script': logsMore },
  'sign-in.spec.ts': {
    'WebOTP fills in the code': 'Firefox has no WebOTP.',
    'each sign-in step is accessible': lostAxe,
  },
  'tabs.spec.ts': {
    'the tab bar stays below': ownWidths,
    'loading the typeface': 'Firefox reports no layout shifts, and its own typeface was kept.',
  },
  'upi.spec.ts': {
    'a regular customer pays in three taps': noPhone,
    'a payment survives a reload': noPhone,
    'a payment is still followed': noPhone,
    'an approval that comes after': noPhone,
    'without an approval': noPhone,
  },
}

/** These don't run: they wait for what never comes until their time is over, or end one way or the other. */
const notRun = [
  'where the operator doesn’t ask',
  'every route opens its screen',
  'every route shows a guest',
  'the cached page applies',
  'at VM-1001, code',
  'at CF-2001, code',
  'a category tapped before',
  'loading the typeface',
  'a regular customer pays in three taps',
]

export function failureInFirefox(file: string, title: string): { reason: string; isLeftOut: boolean } | undefined {
  const known = Object.entries(failures[file.replace(/^.*[\\/]/, '')] ?? {})
  const found = known.find(([beginning]) => title.startsWith(beginning))
  return found && { reason: found[1], isLeftOut: notRun.includes(found[0]) }
}
