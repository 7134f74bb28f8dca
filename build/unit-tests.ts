/** The unit and contract tests. */
import type { ViteUserConfig } from 'vitest/config'
import { builtSettings } from './settings.ts'

const setupFiles = ['tests/support/settings.ts', 'tests/support/texts.ts']

export const test: NonNullable<ViteUserConfig['test']> = {
  projects: [
    // Tests without a DOM share modules between files, because reloading them took half of the time.
    {
      extends: true,
      test: {
        name: 'contract',
        isolate: false,
        include: ['{deploy,mock-server,scripts,tests}/**/*.test.ts'],
        setupFiles,
      },
    },
    {
      extends: true,
      test: { name: 'src', isolate: false, include: ['src/**/*.test.ts'], exclude: ['**/*.dom.test.ts'], setupFiles },
    },
    {
      extends: true,
      test: {
        name: 'page',
        isolate: false,
        environment: 'jsdom',
        include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
        setupFiles: ['tests/support/fresh-page.ts', ...setupFiles],
      },
    },
  ],
  // By default, Vitest leaves one core idle.
  maxWorkers: '100%',
  // Read once instead of in every test file.
  provide: { settings: builtSettings },
  // Generous, because several suites may share two cores.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  restoreMocks: true,
  unstubGlobals: true,
}
