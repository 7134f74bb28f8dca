/** The build's settings, before any other module of the worker reads them. */
import type { Config } from '#shared/configuration/schema.ts'

/** Injected by scripts/service-worker-plugin.ts. */
declare const builtSettings: Config

globalThis.settings = builtSettings
