import { base } from '#shared/base.ts'
import { config } from '#shared/config.ts'

/** Links under these URLs can be machine links. */
export const sites = [window.location.origin + base, ...config.machineLinkOrigins]
