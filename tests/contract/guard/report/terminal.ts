/** Sections as lines for a terminal, and one line of progress that is written over. */
import type { Section } from '../section.ts'

/** A figure without a goal is only told. */
const mark = (goal: string | undefined, isMet: boolean) => (goal === undefined ? '·' : isMet ? '✓' : '✗')
const mostFindings = 30

/** A section: figures beside their goals, then findings with the call that shows them. */
export function sectionLines({ title, figures, findings, seconds }: Section): string[] {
  const widest = Math.max(0, ...figures.map(({ name }) => name.length))
  const shown = findings.slice(0, mostFindings)
  return [
    `${title} (${seconds.toFixed(1)} s)`,
    ...figures.map(
      ({ name, value, goal, isMet }) =>
        `  ${mark(goal, isMet)} ${name.padEnd(widest)}  ${value}${goal ? `  (goal: ${goal})` : ''}`,
    ),
    ...shown.flatMap(({ id, check, operation, pointer, expected, found, curl, count }) => [
      `  ${id}  ${check}  ${operation}  ${pointer || '/'}${count > 1 ? `  ×${count}` : ''}`,
      `      expected  ${expected}`,
      `      found     ${found}`,
      ...(curl ? [`      ${curl}`] : []),
    ]),
    ...(findings.length > shown.length ? [`  … and ${findings.length - shown.length} more in the report`] : []),
  ]
}

/** Writes over its own last line on a terminal; elsewhere says a line every ten seconds. */
export function createProgress(out: NodeJS.WriteStream): { say: (line: string) => void; end: () => void } {
  let last = 0
  const pause = out.isTTY ? 100 : 10_000
  return {
    say: (line) => {
      const now = performance.now()
      if (now - last < pause) return
      last = now
      out.write(out.isTTY ? `\r\x1b[2K${line.slice(0, (out.columns ?? 80) - 1)}` : `${line}\n`)
    },
    end: () => {
      if (out.isTTY) out.write('\r\x1b[2K')
    },
  }
}
