import type { Removal } from './removal.ts'

export const roles: Record<string, Removal> = {
  '6.protected': {
    file: 'src/app/SessionGate.tsx',
    from: "  if (needsToken(path) && kind === 'none') return <Waiting />\n",
    to: '',
  },
  '6.guest': {
    file: 'src/domain/session/session.ts',
    from: "? { kind: 'guest', ...known }",
    to: '? none',
  },
  '6.registered': {
    file: 'src/domain/session/session.ts',
    from: "{ kind: 'registered', isNew: claims.is_new ?? false, ...known }",
    to: 'none',
  },
  '6.login': {
    file: 'src/app/redirects.ts',
    from: "session === 'registered' && !hasNext",
    to: "session === 'guest' && !hasNext",
  },
  '6.public': {
    file: 'src/app/redirects.ts',
    from: '  ...accountPaths,\n  ...paymentPaths,\n',
    to: '  ...accountPaths,\n  ...shoppingPaths,\n',
  },
}
