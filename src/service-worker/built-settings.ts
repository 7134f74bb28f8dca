/** The worker speaks as the build is set up; only the page gets the settings of /config.json. */
import type { Config } from '#shared/configuration/schema.ts'

/** Injected by scripts/service-worker-plugin.ts. */
declare const builtSettings: Config

globalThis.settings = builtSettings
