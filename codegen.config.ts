/**
 * The only entry of code generation: openapi/ → generated/.
 *   npm run codegen           write generated/
 *   npm run codegen:check     regenerate elsewhere, compare byte for byte, name what differs
 *   npm run codegen:release   write openapi/released.json, the document as last released
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { differences, filesIn, generateInto } from './codegen/generate.ts'

const root = import.meta.dirname

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
