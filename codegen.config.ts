/**
 * The only entry of code generation: openapi/ → generated/.
 *   npm run codegen           write generated/
 *   npm run codegen:check     regenerate elsewhere, compare byte for byte, name what differs
 *   npm run codegen:release   write openapi/released.json, the document as last released
 */
import './codegen/map-group-by.ts'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { banner, bundleDocument } from './codegen/document.ts'
import { writeOperations } from './codegen/operations.ts'
import { writeValidators } from './codegen/validators.ts'

const root = import.meta.dirname

/** Writes all of generated/ into a folder. */
async function generateInto(folder: string) {
  mkdirSync(folder, { recursive: true })
  const document = await bundleDocument(join(root, 'openapi/openapi.yaml'))
  const openapiFile = join(folder, 'openapi.json')
  writeFileSync(openapiFile, `${JSON.stringify(document, null, 2)}\n`)
  const types = await openapiTS(readFileSync(openapiFile, 'utf8'), { alphabetize: false })
  writeFileSync(join(folder, 'types.ts'), banner + astToString(types))
  await writeValidators(document, openapiFile, join(folder, 'zod'))
  await writeOperations(document, openapiFile, folder)
}

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .sort()
    : []

/** Compares two folders byte for byte and returns one line for each file that is not the same. */
function differences(expected: string, actual: string): string[] {
  const names = [...new Set([...filesIn(expected), ...filesIn(actual)])]
  return names.flatMap((name) => {
    const [left, right] = [join(expected, name), join(actual, name)]
    if (!existsSync(right)) return [`missing: generated/${name}`]
    if (!existsSync(left)) return [`not generated: generated/${name}`]
    return readFileSync(left).equals(readFileSync(right)) ? [] : [`differs: generated/${name}`]
  })
}

async function main(flag: string | undefined) {
  const scratch = mkdtempSync(join(tmpdir(), 'codegen-'))
  try {
    const fresh = join(scratch, 'generated')
    await generateInto(fresh)
    const target = join(root, 'generated')
    if (flag === '--check') {
      const problems = differences(fresh, target)
      for (const problem of problems) console.error(problem)
      if (problems.length > 0)
        throw new Error('generated/ is not what openapi/ says: run `npm run codegen` and commit the result.')
      console.log(`${filesIn(fresh).length} generated files identical`)
      return
    }
    if (flag === '--release') cpSync(join(fresh, 'openapi.json'), join(root, 'openapi/released.json'))
    rmSync(target, { recursive: true, force: true })
    cpSync(fresh, target, { recursive: true })
    console.log(`${filesIn(target).length} files generated`)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

main(process.argv[2]).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
