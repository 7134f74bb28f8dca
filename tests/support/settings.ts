/** Gives unit tests the settings of the build. */
import { inject, vi } from 'vitest'
import type { Config } from '#shared/configuration/schema.ts'

declare module 'vitest' {
  interface ProvidedContext {
    settings: Config
  }
}

// Vitest unstubs before each test, but this file's imports run earlier and would see what the last file stubbed.
vi.unstubAllGlobals()
globalThis.settings = inject('settings')
