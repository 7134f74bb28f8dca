import type { Plugin } from 'vite'
import { paymentFiles } from '../code-splitting.ts'

/** Makes Chrome compile a purchase's functions in the background, while they arrive, instead of when they are first called. */
export const compileHint: Plugin = {
  name: 'compile-hint',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const later = paymentFiles(bundle)
      for (const [name, file] of Object.entries(bundle))
        if (file.type === 'chunk' && (file.isEntry || later.includes(name)))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}
