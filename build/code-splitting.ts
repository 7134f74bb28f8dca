/** How the build divides the app's code into files. */
import type { Rolldown } from 'vite'

/** The first load is one file: one request, and 4 kB less than six files shared with lazy screens. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'first', tags: ['$initial'] },
    { name: 'tools', test: /\/(ProductTools|CategoryChips)\.tsx$/ },
    // Tiny shared modules are one file, because the first load contains the name of every file.
    {
      name: 'parts',
      test: /icons-react|@mantine\/hooks|\/src\/.*\.ts$/,
      minShareCount: 2,
      maxModuleSize: 1000,
    },
  ],
}
