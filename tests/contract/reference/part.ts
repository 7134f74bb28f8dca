/** The reference backend's own part of the report: it is clean, and each fault planted in it shows. */
import type { Finding, Part } from '../guard/section.ts'
import { faults } from './start.ts'
import { differs, walkClean, wrongs } from './walk/check.ts'
import { documented, operationOf } from './walk/conforming.ts'

const finding = (check: string, operation: string, expected: string, found: string): Finding => ({
  id: `${check}:${operation}:${found}`,
  check,
  operation,
  pointer: '',
  expected,
  found,
  count: 1,
})

const figure = (name: string, found: number, of: number) => ({
  name,
  value: `${found} of ${of}`,
  goal: `${of} of ${of}`,
  isMet: found === of,
})

/** The quick run takes every fourth fault, which ones decides the seed; the full run takes all. */
export const reference: Part = async ({ isFull, seed, progress }) => {
  const begun = performance.now()
  const clean = await walkClean()
  const wrong = wrongs(clean)
  const answered = new Set(clean.filter(({ status }) => status === 200).map((exchange) => operationOf(exchange)?.id))
  progress(`${clean.length} calls to the clean backend, ${wrong.length} that stray from the document`)
  const taken = faults.filter((_, index) => isFull || index % 4 === seed % 4)
  const unseen: string[] = []
  for (const [index, { name }] of taken.entries()) {
    if (!(await differs(clean, name))) unseen.push(name)
    if (index % 20 === 19) progress(`${index + 1} of ${taken.length} faults walked`)
  }
  return {
    title: 'Reference backend',
    figures: [
      figure(
        'operations answered with success',
        documented.filter(({ id }) => answered.has(id)).length,
        documented.length,
      ),
      figure('calls that conform to the document', clean.length - wrong.length, clean.length),
      figure('planted faults that change an answer', taken.length - unseen.length, taken.length),
      { name: 'planted faults', value: String(faults.length), goal: '60', isMet: faults.length >= 60 },
    ],
    findings: [
      ...wrong.map((why) => finding('reference-conforms', '-', 'an answer as documented', why)),
      ...unseen.map((name) => finding('fault-shows', '-', 'an answer that differs', name)),
    ],
    seconds: (performance.now() - begun) / 1000,
  }
}
