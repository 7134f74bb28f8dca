/**
 * The only globals: what the page's first script, which is no module of the app, shares with it.
 */
import type { Early, EarlyResponse } from './api/early-response.ts'
import type { Config } from './configuration/schema.ts'

declare global {
  /** The installation's settings. Set before the app loads. */
  var settings: Config
  /** Unless the page has them: the settings that the first script requests. */
  var pendingSettings: Promise<Config>
  /**
   * Set by the first script; in the service worker, the last page's. The document's `lang` is the same at first, but
   * browsers change it when they translate the page.
   */
  var pageLanguage: string | undefined
  /** The products that the first script has requested. */
  var early: Early | undefined
  /** The order whose payment has come back to this page, likewise. */
  var earlyOrder: EarlyResponse | undefined
  /** Set once the app renders. */
  var hasApp: boolean | undefined

  interface WindowEventMap {
    /** The app can't start (src/app/early/start-failed.ts). */
    'start-failed': Event
  }
}
