/**
 * The only entry of code generation: openapi/ → generated/.
 *   npm run codegen                write generated/
 *   npm run codegen -- --check     only compare generated/ with fresh output, and list differences
 *   npm run codegen -- --release   also write openapi/released.json.gz, the released document
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkMessages, translationProblems } from './codegen/catalogs.ts'
import { differences, filesIn, generateInto } from './codegen/generate.ts'
import { settingsFiles } from './codegen/settings.ts'

const root = import.meta.dirname

/** Compressed, so searches in the repository find the contract only once. */
const writeRelease = (document: string) =>
  writeFileSync(join(root, 'openapi/released.json.gz'), gzipSync(readFileSync(document), { level: 9 }))

/** docs/configuration.md and brand/brand.schema.json are generated from the schemas of settings and brands. */
const outdatedSettingsFiles = () =>
  Object.entries(settingsFiles()).flatMap(([path, text]) => {
    const file = join(root, path)
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [`differs: ${path}`]
  })

async function main(flag: string | undefined) {
  const scratch = mkdtempSync(join(tmpdir(), 'codegen-'))
  try {
    const fresh = join(scratch, 'generated')
    checkMessages()
    await generateInto(fresh)
    for (const problem of translationProblems()) console.warn(problem)
    const target = join(root, 'generated')
    if (flag === '--check') {
      const problems = [...differences(fresh, target), ...outdatedSettingsFiles()]
      for (const problem of problems) console.error(problem)
      if (problems.length > 0) throw new Error('These files are outdated. Run `npm run codegen` and commit the result.')
      console.log(`${filesIn(fresh).length} generated files identical`)
      return
    }
    if (flag === '--release') writeRelease(join(fresh, 'openapi.json'))
    rmSync(target, { recursive: true, force: true })
    cpSync(fresh, target, { recursive: true })
    for (const [path, text] of Object.entries(settingsFiles())) writeFileSync(join(root, path), text)
    console.log(`${filesIn(target).length} files generated`)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

main(process.argv[2]).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
