/** Options to launch Firefox with: Debian's where it is installed, otherwise Playwright's own. */
import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import { firefoxPath } from '../../scripts/prepare.mjs'

export function firefoxOptions(): LaunchOptions {
  const path = firefoxPath()
  // Playwright loses a page that Firefox has kept as it was, and its own builds keep none.
  const firefoxUserPrefs = { 'ui.prefersReducedMotion': 1, 'browser.sessionhistory.max_total_viewers': 0 }
  if (!path) return { firefoxUserPrefs }
  return {
    firefoxUserPrefs,
    channel: 'moz-firefox',
    executablePath: join(import.meta.dirname, 'firefox-bidi.mjs'),
    env: { ...process.env, FIREFOX_PATH: path },
  }
}
