/** Lists the points of docs/product.md that no passed test cites. A test cites a point with `§4.3` in its title. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

const vitestTitles = ({ testResults = [] }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  )

const playwrightTitles = ({ title = '', suites = [], specs = [] }) => [
  ...specs.filter(({ ok }) => ok).map((spec) => `${title} ${spec.title}`),
  ...suites.flatMap(playwrightTitles).map((inner) => `${title} ${inner}`),
]

export function printUntestedPoints(root) {
  const report = (name) => readJson(join(root, 'test-results', name))
  const titles = [...vitestTitles(report('vitest.json')), ...playwrightTitles(report('playwright.json'))].join('\n')
  const named = new Set([...titles.matchAll(/§(\d+\.\d+)/g)].map(([, point]) => point))
  const product = readFileSync(join(root, 'docs/product.md'), 'utf8')
  const points = [...product.matchAll(/^(\d+\.\d+) (.*)$/gm)].map(([, point, text]) => ({ point, text }))
  const untested = points.filter(({ point }) => !named.has(point))
  const unknown = [...named].filter((each) => !points.some(({ point }) => point === each))
  console.log(`\nProduct: ${points.length - untested.length} of ${points.length} points are cited by a passed test.`)
  for (const { point, text } of untested) console.log(`  ${point} ${text.slice(0, 90)}`)
  if (unknown.length > 0)
    console.log(`  Test titles cite points that are not in docs/product.md: ${unknown.join(', ')}`)
}

if (process.argv[1] === import.meta.filename) printUntestedPoints(join(import.meta.dirname, '..'))
