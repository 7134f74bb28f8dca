/**
 * `npm run coverage:spec`: holds the rows of the specification against the tests there are and writes docs/specification-coverage.md.
 * With `--check` (the last step of `npm test`) it writes nothing and goes by the run's own reports: a row whose test
 * did not pass, a row without a test, and a page that is not what the rows say make it fail.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyOf, listed, ofLastRun } from './outcomes.ts'
import { page } from './page.ts'
import { rows } from './specification/rows.ts'

const target = join(import.meta.dirname, '../../docs/specification-coverage.md')
const isCheck = process.argv.includes('--check')

const duplicates = rows.map(({ id }) => id).filter((id, index, ids) => ids.indexOf(id) !== index)
const bare = rows.filter(({ proofs }) => proofs.length === 0)
const proofs = rows.flatMap((row) => row.proofs.map((proof) => ({ id: row.id, key: keyOf(proof), file: proof.file })))
const outcomes = isCheck ? ofLastRun() : listed([...new Set(proofs.map(({ file }) => file))])
const missing = proofs.filter(({ key }) => !outcomes.has(key))
const failed = proofs.filter(({ key }) => outcomes.get(key) === 'failed')

const bad = new Set([...missing, ...failed, ...bare].map(({ id }) => id))
const proven = rows.filter(({ id }) => !bad.has(id)).length
const summary = (count: number) => `${count} of ${rows.length} rows proven`
// By the rows alone: a test that fails makes no page stale.
const text = page(rows, summary(rows.length))
const isStale = isCheck && readFileSync(target, 'utf8') !== text

for (const id of duplicates) console.error(`✗ ${id}: there twice`)
for (const { id } of bare) console.error(`✗ ${id}: no test`)
for (const { id, key } of missing) console.error(`✗ ${id}: no such test: ${key}`)
for (const { id, key } of failed) console.error(`✗ ${id}: did not pass: ${key}`)
if (isStale) console.error('✗ docs/specification-coverage.md is not what the rows say: npm run coverage:spec')
if (!isCheck) writeFileSync(target, text)
console.log(summary(proven))
process.exitCode = duplicates.length + bad.size > 0 || isStale ? 1 : 0
