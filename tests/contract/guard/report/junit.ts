/** Sections as JUnit XML, which every CI reads: a figure is a test, and so is a finding. */
import type { Section } from '../section.ts'
import { escapeXml } from './escape.ts'

const testCase = (suite: string, name: string, failure?: string) =>
  failure === undefined
    ? `    <testcase classname="${escapeXml(suite)}" name="${escapeXml(name)}"/>`
    : `    <testcase classname="${escapeXml(suite)}" name="${escapeXml(name)}"><failure message="${escapeXml(failure)}"/></testcase>`

function suite({ title, figures, findings, seconds }: Section): string {
  const cases = [
    ...figures.map(({ name, value, goal, isMet }) =>
      testCase(title, name, isMet ? undefined : `${value}, the goal is ${goal}`),
    ),
    ...findings.map(({ id, check, operation, pointer, expected, found, curl }) =>
      testCase(
        title,
        `${id} ${check} ${operation} ${pointer}`,
        `expected ${expected}, found ${found}${curl ? `\n${curl}` : ''}`,
      ),
    ),
  ]
  const failures = figures.filter(({ isMet }) => !isMet).length + findings.length
  return [
    `  <testsuite name="${escapeXml(title)}" tests="${cases.length}" failures="${failures}" time="${seconds.toFixed(3)}">`,
    ...cases,
    '  </testsuite>',
  ].join('\n')
}

export const junit = (sections: Section[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract">\n${sections.map(suite).join('\n')}\n</testsuites>\n`
