/**
 * The settings of this installation (docs/configuration.md). The page holds them in a data block: server and service
 * worker write the validated ones there, so that no request waits for them. Where nobody does, the block holds the
 * build's own, and the page's first script fetches /config.json and validates it (src/app/early/find-settings.ts).
 */
import type { Config } from './configuration/schema.ts'

declare global {
  /** Set by the page's first script, before it loads the app. */
  var settings: Config
}

export const config = globalThis.settings
