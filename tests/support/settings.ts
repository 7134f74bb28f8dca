/** Gives unit tests the settings of the build. */
import { inject } from 'vitest'
import type { Config } from '#shared/configuration/schema.ts'

declare module 'vitest' {
  interface ProvidedContext {
    settings: Config
  }
}

globalThis.settings = inject('settings')
