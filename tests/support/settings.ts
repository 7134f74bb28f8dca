/** Gives unit tests the settings of the build. */
import { inject, vi } from 'vitest'
import type { Config } from '#shared/configuration/schema.ts'

declare module 'vitest' {
  interface ProvidedContext {
    settings: Config
  }
}

// Vitest does so before each test, so the last test of one file would leave its language to the imports of the next.
vi.unstubAllGlobals()
globalThis.settings = inject('settings')
