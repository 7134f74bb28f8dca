/** Sections as one page that needs nothing else; readable in light and dark, on a phone and on paper. */
import type { Finding, Section } from '../section.ts'
import { escapeXml as text } from './escape.ts'

/** A figure without a goal is only told. */
const met = (goal: string | undefined, isMet: boolean) =>
  goal === undefined ? '<td class="soft">–</td>' : `<td class="${isMet ? 'good' : 'bad'}">${isMet ? 'yes' : 'no'}</td>`

const style = `
:root { color-scheme: light dark; --line: light-dark(#d9dee3, #343b43); --soft: light-dark(#56616c, #a7b1bb); --good: light-dark(#116329, #56d364); --bad: light-dark(#b3261e, #ff8a80); --card: light-dark(#fff, #1b2026); --code: light-dark(#f1f4f6, #12161a) }
* { box-sizing: border-box }
body { margin: 0; background: light-dark(#f6f8fa, #101418); color: light-dark(#1a2128, #e7ecf0); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1 { font-size: 1.5rem; margin: 0 } h2 { font-size: 1.2rem; margin: 0 }
.soft { color: var(--soft) } .good { color: var(--good) } .bad { color: var(--bad) }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem; margin-top: 1rem }
table { width: 100%; border-collapse: collapse; margin-top: .75rem } th, td { text-align: left; padding: .4rem .75rem .4rem 0; border-top: 1px solid var(--line); vertical-align: top } thead th { border: 0; color: var(--soft); font-weight: 500; font-size: .875rem }
details { border-top: 1px solid var(--line) } summary { min-height: 44px; display: flex; gap: .75rem; align-items: center; flex-wrap: wrap; cursor: pointer; overflow-wrap: anywhere } summary:focus-visible { outline: 2px solid currentColor; outline-offset: 2px }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 .75rem } dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
pre { background: var(--code); border-radius: 8px; padding: .75rem; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .875rem }
code { font-family: ui-monospace, monospace; font-size: .9em } .count { border: 1px solid var(--line); border-radius: 99px; padding: 0 .5rem; font-size: .875rem }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr } td:nth-child(3), th:nth-child(3) { display: none } }
`

const finding = ({ id, check, operation, pointer, expected, found, curl, count }: Finding) => `
<details id="${text(id)}"><summary><code>${text(id)}</code><strong>${text(operation)}</strong><span>${text(check)}</span><code>${text(pointer || '/')}</code>${count > 1 ? `<span class="count">${count} times</span>` : ''}</summary>
<dl><dt>Expected</dt><dd>${text(expected)}</dd><dt>Found</dt><dd>${text(found)}</dd></dl>${curl ? `<pre tabindex="0">${text(curl)}</pre>` : ''}</details>`

const figures = ({ figures: rows }: Section) => `
<table><thead><tr><th scope="col">Figure</th><th scope="col">Value</th><th scope="col">Goal</th><th scope="col">Met</th></tr></thead><tbody>
${rows.map(({ name, value, goal, isMet }) => `<tr><th scope="row">${text(name)}</th><td>${text(value)}</td><td class="soft">${text(goal ?? '–')}</td>${met(goal, isMet)}</tr>`).join('\n')}
</tbody></table>`

const section = (each: Section) => `
<section><h2>${text(each.title)}</h2><p class="soft">${each.seconds.toFixed(1)} s · <span class="${each.findings.length ? 'bad' : 'good'}">${each.findings.length} findings</span></p>
${figures(each)}${each.findings.map(finding).join('')}</section>`

/** `about`: what was examined and how, in one line. */
export function html(sections: Section[], about: string): string {
  const missed = sections.flatMap((each) => each.figures).filter(({ isMet }) => !isMet).length
  const found = sections.flatMap((each) => each.findings).length
  const isGood = missed === 0 && found === 0
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contract report</title><style>${style}</style></head>
<body><main><h1>Contract report</h1><p class="soft">${text(about)}</p>
<p class="${isGood ? 'good' : 'bad'}"><strong>${isGood ? 'The contract holds.' : `${found} findings, ${missed} figures short of their goal.`}</strong></p>
${sections.map(section).join('')}</main></body></html>
`
}
