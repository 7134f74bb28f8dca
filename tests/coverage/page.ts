/** docs/specification-coverage.md. */
import type { Row } from './row.ts'

const titles: Record<string, string> = {
  1: 'Purpose',
  2: 'Screens and routes',
  3: 'Entities, storage and stock',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles',
  7: 'Calls',
  8: 'Errors',
  9: 'Constants',
}

const sectionOf = ({ id }: Row) => id.split('.')[0] ?? ''

function grouped<T>(all: readonly T[], by: (one: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one])
  return [...groups]
}

/** No character that would end a cell or begin a tag. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

const proofCell = ({ proofs }: Row): string =>
  grouped(proofs, ({ file }) => file)
    .map(([file, of]) => `[${file.replace(/.*\//, '')}](../${file}): ${of.map(({ name }) => cell(name)).join('; ')}`)
    .join('<br>')

export function page(rows: Row[], summary: string): string {
  const sections = grouped(rows, sectionOf).map(([section, of]) =>
    [
      `## ${section}. ${titles[section]}`,
      '',
      '| Line | What has to be true | Shown by |',
      '|---|---|---|',
      ...of.map((one) => `| \`${one.id}\` | ${cell(one.statement)} | ${proofCell(one)} |`),
    ].join('\n'),
  )
  const intro = [
    '# Which test proves which line of the specification',
    '',
    'Written by `npm run coverage:spec` from `tests/coverage/specification/`. Not edited by hand.',
    '',
    `${summary}.`,
  ].join('\n')
  return `${[intro, ...sections].join('\n\n')}\n`
}
