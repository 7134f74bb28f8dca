/**
 * The router's forms, links and contexts that nothing uses stay out of the build: their library gives each a name for
 * React's developer tools, and leaves the calls that make them unmarked, which both keep unused code alive.
 */
import type { Plugin } from 'vite'

const names = /^\w+\.displayName = .*$/gm
const calls = /(?<== )\w+\.(?:forwardRef|createContext)\(/g

export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) => ({ code: code.replace(names, '').replace(calls, '/* @__PURE__ */ $&'), map: null }),
  },
})
