/**
 * Which way imports run: generated → src/shared → src/domain → src/features → src/app.
 * Type imports count. boundaries.test.ts breaks each rule once.
 */
const domains = ['session', 'machine', 'offers', 'cart', 'order', 'wallet']

/** A domain knows those before it in the list, never those after it. */
const domainOrder = domains.slice(0, -1).map((name, index) => ({
  name: `domain-order-${name}`,
  severity: 'error',
  comment: `src/domain/${name} comes before ${domains.slice(index + 1).join(', ')}.`,
  from: { path: `^src/domain/${name}/` },
  to: { path: `^src/domain/(${domains.slice(index + 1).join('|')})/` },
}))

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

module.exports = {
  forbidden: [
    forbid('no-circle', 'Two files that need each other are one, or lack a third.', {}, { circular: true }),
    forbid('resolvable', 'Every import leads to a file or an installed package.', {}, { couldNotResolve: true }),
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
