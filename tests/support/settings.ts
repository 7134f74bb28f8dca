/** The settings that unit tests run with: those of the build. */
import { inject } from 'vitest'
import type { Config } from '#shared/configuration/schema.ts'

declare module 'vitest' {
  interface ProvidedContext {
    settings: Config
  }
}

globalThis.settings = inject('settings')
