/** The certificate as files that a CI shows: JUnit XML, SARIF, and a page of rules × operations. */
import { extname } from 'node:path'
import { raise } from './contract.ts'
import type { Finding, Section } from './findings.ts'
import type { Row, State } from './ledger.ts'
import { ruleOf } from './rules.ts'

/** A section about a server. */
export type Certificate = Required<Section>

const escaped = (text: string) =>
  text
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    // XML has no other control characters.
    .replace(/(?![\t\n\r])\p{Cc}/gu, '\uFFFD')

const findingsOf = ({ findings }: Certificate, { rule }: Row) => findings.filter(({ check }) => ruleOf(check) === rule)

const described = ({ check, operation, pointer, expected, found, curl, count, more = [] }: Finding) =>
  [
    `${check} ${operation} ${pointer} ×${count}`,
    `expected ${expected}`,
    `found ${found}`,
    ...(more.length > 0 ? [`also in ${more.join(', ')}`] : []),
    ...(curl ? [curl] : []),
  ].join('\n')

/** One test case for each rule. */
function junit(certificate: Certificate): string {
  const { title, rows } = certificate
  const count = (state: State) => rows.filter((row) => row.state === state).length
  const cases = rows.map((row) => {
    const name = `name="${escaped(`${row.rule}: ${row.says}`)}" classname="${escaped(row.where)}"`
    if (row.state === 'proven') return `    <testcase ${name}/>`
    if (row.state === 'not proven')
      return `    <testcase ${name}><skipped message="${escaped(row.why ?? '')}"/></testcase>`
    const failures = findingsOf(certificate, row).map(
      (finding) => `<failure message="${escaped(finding.expected)}">${escaped(described(finding))}</failure>`,
    )
    return `    <testcase ${name}>${failures.join('')}</testcase>`
  })
  const counts = `tests="${rows.length}" failures="${count('broken')}" skipped="${count('not proven')}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites><testsuite name="${escaped(title)}" ${counts}>`,
    ...cases,
    '</testsuite></testsuites>',
    '',
  ].join('\n')
}

/** SARIF 2.1.0: one result for each finding, at the operation in the document. */
function sarif({ findings, rows }: Certificate): string {
  const rules = rows.map(({ rule, says, where }) => ({
    id: rule,
    shortDescription: { text: says },
    help: { text: `${where} in openapi.json` },
  }))
  const results = findings.map((finding) => ({
    ruleId: ruleOf(finding.check),
    level: 'error',
    message: { text: described(finding) },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: 'generated/openapi.json' } },
        logicalLocations: [{ fullyQualifiedName: `${finding.operation}${finding.pointer}` }],
      },
    ],
  }))
  const driver = { name: 'contract-guard', rules }
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json'
  return `${JSON.stringify({ $schema, version: '2.1.0', runs: [{ tool: { driver }, results }] }, null, 2)}\n`
}

const style = `
:root { color-scheme: light dark; --good: #2b8a3e; --bad: #c92a2a; --none: #868e96; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; padding: 0 1rem; max-width: 90rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.875rem; }
th, td { border: 1px solid #8886; padding: 0.25rem 0.5rem; text-align: start; vertical-align: bottom; }
thead span { writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap; font-weight: 400; }
td.mark { text-align: center; padding: 0; min-width: 1.5rem; }
.proven { background: var(--good); color: #fff; } .broken { background: var(--bad); color: #fff; } .none { color: var(--none); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border-inline-start: 4px solid var(--bad); padding-inline-start: 1rem; }
.legend span { padding: 0 0.5rem; margin-inline-end: 1rem; }`

const marks = { proven: '✓', broken: '✗' }

function html(certificate: Certificate): string {
  const { title, notes, findings, rows } = certificate
  const operations = [...new Set(rows.flatMap((row) => Object.keys(row.operations)))].sort()
  const count = (state: State) => rows.filter((row) => row.state === state).length
  const cell = (state: 'proven' | 'broken' | undefined, operation: string) =>
    state === undefined
      ? '<td class="mark"></td>'
      : `<td class="mark ${state}" title="${escaped(operation)}: ${state}">${marks[state]}</td>`
  const line = (row: Row) => {
    const state = row.state === 'not proven' ? 'none' : row.state
    const why = row.why ? ` <span class="none">(${escaped(row.why)})</span>` : ''
    const cells = operations.map((operation) => cell(row.operations[operation], operation)).join('')
    return `<tr><th scope="row">${escaped(row.says)}${why}</th><td class="${state}">${row.state}</td>${cells}</tr>`
  }
  const heads = operations.map((operation) => `<th scope="col"><span>${escaped(operation)}</span></th>`).join('')
  const found = findings.map((finding) => `<h3>${escaped(finding.check)}</h3><pre>${escaped(described(finding))}</pre>`)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style></head><body>
<h1>${escaped(title)}</h1>
<p class="legend"><span class="proven">${count('proven')} proven</span><span class="broken">${count('broken')} broken</span><span class="none">${count('not proven')} not proven</span></p>
<ul>${notes.map((note) => `<li>${escaped(note)}</li>`).join('')}</ul>
${found.length > 0 ? `<h2>Findings</h2>${found.join('\n')}` : ''}
<h2>Rules</h2>
<div class="wide" tabindex="0" role="region" aria-label="Rules and operations"><table><thead><tr><th scope="col">Rule</th><th scope="col">State</th>${heads}</tr></thead>
<tbody>${rows.map(line).join('\n')}</tbody></table></div>
</body></html>
`
}

const kinds: Record<string, (certificate: Certificate) => string> = { '.html': html, '.xml': junit, '.sarif': sarif }

export const reportKinds = Object.keys(kinds)

/** By the extension of the report's file. Throws a readable message for another one. */
export const reportKind = (file: string) =>
  kinds[extname(file)] ?? raise(`--report takes a file that ends in ${reportKinds.join(', ')}, not ${file}`)

/** The text of a report. */
export const reportFor = (file: string, certificate: Certificate) => reportKind(file)(certificate)
