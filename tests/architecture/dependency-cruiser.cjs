/**
 * Which way imports run: generated → src/shared → src/domain → src/features → src/app.
 * Type imports count. boundaries.test.ts breaks each rule once.
 */
const domains = ['session', 'machine', 'offers', 'cart', 'order', 'wallet']

/** The mock's rooms, top to bottom: a room imports only rooms below it. */
const rooms = ['main\\.ts$', 'server/', 'handlers/', 'world/', 'seeds/']

/** A domain knows those before it in the list, never those after it. */
const domainOrder = domains.slice(0, -1).map((name, index) => ({
  name: `domain-order-${name}`,
  severity: 'error',
  comment: `src/domain/${name} comes before ${domains.slice(index + 1).join(', ')}.`,
  from: { path: `^src/domain/${name}/` },
  to: { path: `^src/domain/(${domains.slice(index + 1).join('|')})/` },
}))

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

const roomOrder = rooms
  .slice(1)
  .map((room, index) =>
    forbid(
      `mock-${room.slice(0, -1)}`,
      'The mock: main → server → handlers → world → seeds, one way.',
      { path: `^mock-server/${room}` },
      { path: `^mock-server/(${rooms.slice(0, index + 1).join('|')})` },
    ),
  )

module.exports = {
  forbidden: [
    forbid('no-circle', 'Two files that need each other are one, or lack a third.', {}, { circular: true }),
    forbid(
      'resolvable',
      'Every import leads to a file or an installed package.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    forbid(
      'generated-is-a-leaf',
      'Generated code imports nothing of the project. The app hands it a transport (src/shared/api/connect.ts).',
      { path: '^generated/' },
      { path: '^(src|mock-server|tests|scripts|codegen)/' },
    ),
    forbid(
      'shared-at-the-bottom',
      'Shared code knows no rules and no screens.',
      { path: '^src/shared/' },
      { path: '^src/(domain|features|app)/' },
    ),
    forbid(
      'shared-without-calls',
      'In shared code only the transport calls the API.',
      { path: '^src/shared/', pathNot: '^src/shared/api/' },
      { path: '^generated/(descriptors|operations|hooks)/' },
    ),
    forbid(
      'domain-without-screens',
      'Rules that screens share know no screen.',
      { path: '^src/domain/' },
      { path: '^src/(features|app)/' },
    ),
    forbid(
      'domain-without-ui',
      'Domain code reports facts (src/domain/notices.ts); what a customer sees is up to features and app.',
      { path: '^src/domain/' },
      { path: '^src/shared/ui/|\\.module\\.css$' },
    ),
    forbid(
      'domain-without-components',
      'No React component lives in src/domain.',
      {},
      { path: '^src/domain/.*\\.tsx$' },
    ),
    ...domainOrder,
    forbid(
      'features-apart',
      'A feature never imports another; src/app composes them.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    forbid(
      'app-on-top',
      'Nothing but the app itself imports the app.',
      { path: '^src/(features|shared|domain)/' },
      { path: '^src/app/' },
    ),
    forbid(
      'mock-apart',
      'One bug must not satisfy both sides: the mock knows the contract only.',
      { path: '^mock-server/' },
      { path: '^(src|tests|generated/(descriptors|operations|hooks|runtime))/' },
    ),
    ...roomOrder,
    forbid(
      'mock-rooms',
      'Every module of the mock but main.ts is in a room.',
      { path: '^mock-server/' },
      { path: '^mock-server/', pathNot: `^mock-server/(${rooms.join('|')})` },
    ),
    forbid('src-apart', 'The app ships neither mock nor tests.', { path: '^src/' }, { path: '^(mock-server|tests)/' }),
    forbid(
      'no-dev-package-in-src',
      'What the app ships with is a dependency.',
      { path: '^src/', pathNot: '\\.(test|sample)\\.tsx?$' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
