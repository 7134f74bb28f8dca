/** The service worker's caches. The page drops them too, if the app does not start from them (start-fresh.ts). */

/** The app's files, each checked by its hash. */
export const filesCache = (scope: string) => `files ${scope}`

/** Where version 1.0.0 stored any response. */
export const uncheckedCache = (scope: string) => `workbox-precache-v2-${scope}`

/** The settings of the last visit. */
export const settingsCache = 'configuration'
