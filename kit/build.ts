/**
 * `npm run kit` puts the package for backend teams into .cache/kit: the mock server, the guard and the breaking-change
 * gate in one bundle, and the document. `npm run kit -- --try` also packs it, installs it into an empty folder, and
 * tries each command there.
 */
import { chmodSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import packageJson from '../package.json' with { type: 'json' }
import { collectionOf } from './collection.ts'
import { tryPackage } from './try.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, '.cache/kit')
const handlers = join(root, 'mock-server/handlers/all.ts')

/** The files that the bundle reads, and those for people and other tools. Each has the same path as in the repository. */
const files = [
  'generated/openapi.json',
  'generated/openapi.portable.json',
  'openapi/released.json.gz',
  'openapi/CHANGELOG.md',
  'mock-server/media',
  'mock-server/server/pages/browser',
  'tests/contract/journeys/customer.arazzo.yaml',
  'tests/contract/journeys/sign-in.arazzo.yaml',
  'LICENSE',
]
/** npm never packs a folder called node_modules. */
const vendored = [
  ...['LICENSE', 'THIRD_PARTY_NOTICES', 'lib/chunks/redoc.standalone.js'].map((file) => `@redocly/cli/${file}`),
  ...['LICENSE.md', 'css/pico.classless.min.css'].map((file) => `@picocss/pico/${file}`),
]

/** What finds files or modules at run time finds them in the package, too. */
const packed: Plugin = {
  name: 'packed',
  enforce: 'pre',
  load(id) {
    if (id !== handlers) return undefined
    const names = readdirSync(dirname(id)).filter((name) => name !== 'all.ts' && !name.includes('.test.'))
    const imports = names.map((name, index) => `import * as module${index} from './${name}'`)
    const modules = names.map((_, index) => `module${index}`)
    const merged = `export const handlers = Object.assign({}, ...[${modules}].map((module) => module.default))`
    return [...imports, merged].join('\n')
  },
  transform(code, id) {
    // The only CommonJS module here whose exports are called `this`, which the bundler leaves undefined.
    if (id.includes('/uri-template-lite/')) return code.replaceAll('this.URI', 'exports.URI')
    if (!id.startsWith(root) || id.includes('/node_modules/')) return undefined
    const place = relative(root, id)
    return code
      .replace('const require = createRequire(import.meta.url)', '')
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${dirname(place)}')`)
      .replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`)
      .replaceAll('/node_modules/', '/vendor/')
  },
}

/** Everything but Node's own modules is bundled. Only a folder of sources needs the bundler of documents. */
const bundle = () =>
  build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [packed],
    // As Node resolves packages.
    resolve: { mainFields: ['main'] },
    ssr: { noExternal: true, external: ['@redocly/openapi-core'], resolve: { conditions: ['node'] } },
    build: {
      ssr: join(root, 'kit/main.ts'),
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      license: { fileName: 'THIRD_PARTY_LICENSES.md' },
      rolldownOptions: { output: { entryFileNames: 'kit.js', chunkFileNames: '[name].js' } },
    },
  })

const { info } = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8'))
const manifest = {
  name: 'vending-api-kit',
  version: info.version,
  // Until the owner decides where it is published.
  private: true,
  license: packageJson.license,
  description: 'Mock server, contract check and document of the vending customer API.',
  type: 'module',
  engines: packageJson.engines,
  bin: 'kit.js',
  exports: {
    './openapi.json': './generated/openapi.json',
    './openapi.portable.json': './generated/openapi.portable.json',
    './collection.json': './collection.json',
  },
}

await bundle()
chmodSync(join(folder, 'kit.js'), 0o755)
for (const file of files) cpSync(join(root, file), join(folder, file), { recursive: true })
for (const file of vendored) cpSync(join(root, 'node_modules', file), join(folder, 'vendor', file))
cpSync(join(root, 'kit/README.md'), join(folder, 'README.md'))
const write = (file: string, content: object) =>
  writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
write('package.json', manifest)
write('collection.json', collectionOf(info.title))
console.log(`The package is in ${relative(root, folder)}`)
if (process.argv.includes('--try')) await tryPackage(folder)
