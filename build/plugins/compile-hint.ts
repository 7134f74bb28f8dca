import type { Plugin } from 'vite'

/** Makes Chrome compile the first load's functions in the background, while it arrives, instead of when they are first called. */
export const compileHint: Plugin = {
  name: 'compile-hint',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}
