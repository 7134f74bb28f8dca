import type { Plugin } from 'vite'

/** What a purchase runs after the first load (build/code-splitting.ts). */
const purchase = new Set(['common', 'pay'])

/** Makes Chrome compile a purchase's functions in the background, while they arrive, instead of when they are first called. */
export const compileHint: Plugin = {
  name: 'compile-hint',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && (file.isEntry || purchase.has(file.name)))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}
