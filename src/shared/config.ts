/**
 * The settings of this installation (docs/configuration.md), from a data block in the page. The server or the service
 * worker writes the validated settings there, which saves a request. Otherwise the block holds the build's settings,
 * and the page's first script fetches and validates /config.json (src/app/early/find-settings.ts).
 */
export const config = globalThis.settings
