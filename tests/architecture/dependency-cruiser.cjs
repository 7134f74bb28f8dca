/**
 * The direction of imports: generated → src/shared → src/domain → src/features → src/app. Of what runs in Node:
 * src/shared → brand → codegen → build → scripts.
 * Type imports count. boundaries.test.ts breaks each rule once.
 */
const domains = ['session', 'wallet', 'machine', 'payment', 'offers', 'cart', 'order']

/** Screens that show parts of others come after them. */
const features = [
  ...['avoid', 'faq', 'terms', 'offers', 'sign-in', 'hints', 'notifications', 'machine-link', 'scan', 'search'],
  ...['orders', 'meal-cards', 'wallet', 'account', 'support', 'products', 'checkout', 'dashboard'],
]

/** The mock server's layers, top to bottom: a layer imports only layers below it. */
const layers = ['main\\.ts$', 'server/', 'handlers/', 'world/', 'seeds/']

/** A room may import those before it in the list, but not those after it. */
const inOrder = (folder, rooms) =>
  rooms.slice(0, -1).map((name, index) => ({
    name: `${folder}-order-${name}`,
    severity: 'error',
    comment: `src/${folder}/${name} comes before ${rooms.slice(index + 1).join(', ')}.`,
    from: { path: `^src/${folder}/${name}/` },
    to: { path: `^src/${folder}/(${rooms.slice(index + 1).join('|')})/` },
  }))

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

/** What runs in Node, bottom to top: a folder imports only folders before it. */
const tools = ['brand', 'codegen', 'build', 'scripts']

const toolOrder = tools
  .slice(0, -1)
  .map((name, index) =>
    forbid(
      `tools-${name}`,
      'Imports of what runs in Node go one way: scripts → build → codegen → brand.',
      { path: `^${name}/` },
      { path: `^(${tools.slice(index + 1).join('|')}|deploy|tests|mock-server)/` },
    ),
  )

const layerOrder = layers
  .slice(1)
  .map((layer, index) =>
    forbid(
      `mock-${layer.slice(0, -1)}`,
      'Imports in the mock server run one way: main → server → handlers → world → seeds.',
      { path: `^mock-server/${layer}` },
      { path: `^mock-server/(${layers.slice(0, index + 1).join('|')})` },
    ),
  )

module.exports = {
  forbidden: [
    forbid('no-circle', 'Merge files that import each other, or extract a third.', {}, { circular: true }),
    forbid(
      'resolvable',
      'Every import must resolve to a file or an installed package.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:|\\?url$' },
    ),
    forbid(
      'generated-is-a-leaf',
      'Generated code imports nothing from the project. The app injects a transport (src/shared/api/client.ts).',
      { path: '^generated/' },
      { path: '^(src|mock-server|tests|scripts|codegen|brand|build|deploy)/' },
    ),
    forbid(
      'shared-at-the-bottom',
      'Shared code imports no domain rules and no screens.',
      { path: '^src/shared/' },
      { path: '^src/(domain|features|app)/' },
    ),
    forbid(
      'shared-without-calls',
      'In shared code, only the transport calls the API.',
      { path: '^src/shared/', pathNot: '^src/shared/api/' },
      { path: '^generated/(descriptors|operations|hooks)/' },
    ),
    forbid(
      'domain-without-screens',
      'Domain rules import no screens.',
      { path: '^src/domain/' },
      { path: '^src/(features|app)/' },
    ),
    forbid(
      'domain-without-ui',
      'Domain code reports facts (src/domain/notices.ts). Features and app decide what a customer sees.',
      { path: '^src/domain/' },
      { path: '^src/shared/ui/|\\.module\\.css$' },
    ),
    forbid(
      'domain-without-components',
      'src/domain contains no React components.',
      {},
      { path: '^src/domain/.*\\.tsx$' },
    ),
    ...inOrder('domain', domains),
    ...inOrder('features', features),
    forbid(
      'feature-alone',
      'A feature that the order above does not name imports no other feature.',
      { path: '^src/features/([^/]+)/', pathNot: `^src/features/(${features.join('|')})/` },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    forbid(
      'feature-unlisted',
      'A feature that others import has its place in the order above.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: `^src/features/($1|${features.join('|')})/` },
    ),
    forbid(
      'app-on-top',
      'Only src/app imports from src/app.',
      { path: '^src/(features|shared|domain)/' },
      { path: '^src/app/' },
    ),
    forbid(
      'mock-apart',
      'The mock server shares only the contract with the app, because one bug must not satisfy both sides.',
      { path: '^mock-server/' },
      { path: '^(src|tests|brand|codegen|build|generated/(descriptors|operations|hooks|runtime))/' },
    ),
    ...layerOrder,
    forbid(
      'mock-rooms',
      'Every module of the mock server except main.ts belongs to a layer.',
      { path: '^mock-server/' },
      { path: '^mock-server/', pathNot: `^mock-server/(${layers.join('|')})` },
    ),
    forbid(
      'src-apart',
      'The app imports neither the mock server nor tests.',
      { path: '^src/' },
      { path: '^(mock-server|tests)/' },
    ),
    forbid(
      'src-without-tools',
      'The app imports nothing that builds it. Its tests may.',
      { path: '^src/', pathNot: '\\.(test|sample)\\.tsx?$' },
      { path: '^(brand|codegen|build|scripts|deploy)/' },
    ),
    ...toolOrder,
    forbid(
      'no-dev-package-in-src',
      'The app must not ship devDependencies.',
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
