/** The worker itself uses the build's settings; only the page gets those of /config.json. */
import type { Config } from '#shared/configuration/schema.ts'

/** Injected by build/plugins/service-worker.ts. */
declare const builtSettings: Config

globalThis.settings = builtSettings
