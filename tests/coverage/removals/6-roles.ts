import type { Removal } from './removal.ts'

export const roles: Record<string, Removal> = {
  '6.protected': {
    file: 'src/app/SessionGate.tsx',
    from: "  if (needsToken(path) && kind === 'none') return <Waiting />\n",
    to: '',
  },
}
