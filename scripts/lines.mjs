/** Prints the lines of the app, the mock server and the tests. Fails if the tests outgrow the app or the mock server exceeds its limit. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** Texts count only in English. */
const isSource = /(\.(tsx?|js|css|cjs|html|yaml)|languages\/en\.json)$/
const maxMockLines = 5000
/** Sample data serves tests only. */
const isUnitTest = /\.(test|sample)\.tsx?$/

function lines(folder, isCounted) {
  const names = readdirSync(join(root, folder), { recursive: true }).map(String)
  return names
    .filter((name) => isSource.test(name) && isCounted(name))
    .reduce((sum, name) => sum + readFileSync(join(root, folder, name), 'utf8').split('\n').length - 1, 0)
}

const app = lines('src', (name) => !isUnitTest.test(name))
const mock = lines('mock-server', (name) => !isUnitTest.test(name))
const unit = lines('src', (name) => isUnitTest.test(name)) + lines('mock-server', (name) => isUnitTest.test(name))
const rest = lines('tests', () => true)
const tests = unit + rest
console.log(
  `app ${app} lines, mock server ${mock} of at most ${maxMockLines}, tests ${tests} (${rest} in tests/, ${unit} next to the code)`,
)
console.log(`tests ÷ app: ${(tests / app).toFixed(2)}, at most 1.00`)
if (tests > app || mock > maxMockLines) process.exitCode = 1
