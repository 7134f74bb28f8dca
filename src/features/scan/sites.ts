import { base } from '#shared/base.ts'
import { config } from '#shared/config.ts'

/** Below these addresses a link may name a machine. */
export const sites = [window.location.origin + base, ...config.machineLinkOrigins]
