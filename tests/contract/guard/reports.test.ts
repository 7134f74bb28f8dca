/** The certificate as files: each format holds rules, states and findings, and nothing breaks out of it. */
import { expect, test } from 'vitest'
import type { Row } from './ledger.ts'
import { reportFor } from './reports.ts'

const rows: Row[] = [
  {
    rule: 'body',
    says: 'Bodies conform',
    where: 'schemas',
    state: 'proven',
    checks: 2,
    operations: { getOrder: 'proven' },
  },
  { rule: 'pkce', says: 'Verifier', where: 'x', state: 'not proven', why: 'needs --phone', checks: 0, operations: {} },
  { rule: 'cors', says: 'Readable', where: 'x', state: 'broken', checks: 1, operations: { getOrder: 'broken' } },
]
const found = '<script>alert("x")</script>\u0001'
const finding = {
  check: 'cors:preflight',
  operation: 'getOrder',
  pointer: '/a',
  expected: 'a & b',
  found,
  count: 3,
  more: ['listOrders /a'],
}
const certificate = { title: 'A server', notes: ['7 requests'], findings: [finding], rows }

/** The tags that are not closed. Every `<` of a text must be escaped for this to work out. */
function tagsIn(xml: string): string[] {
  const open: string[] = []
  for (const [, close, name = '', self] of xml.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g))
    if (close) expect(open.pop()).toBe(name)
    else if (!self) open.push(name)
  return open
}

test('JUnit has a case for each rule, a failure for a broken one, and a reason for a skipped one', () => {
  const xml = reportFor('a.xml', certificate)
  expect(xml).toContain('tests="3" failures="1" skipped="1"')
  expect(xml).toContain('<skipped message="needs --phone"/>')
  expect(xml).toContain('also in listOrders /a')
  expect(tagsIn(xml)).toEqual([])
})

test('SARIF has the rules and one result for each finding', () => {
  const { version, runs } = JSON.parse(reportFor('a.sarif', certificate))
  const [{ tool, results }] = runs
  expect([version, tool.driver.rules.length, results.length]).toEqual(['2.1.0', 3, 1])
  expect(results[0]).toMatchObject({ ruleId: 'cors', level: 'error' })
  expect(results[0].message.text).toContain('×3')
})

test('the page shows rules × operations, and texts of the server as texts', () => {
  const page = reportFor('a.html', certificate)
  expect(page).not.toContain('<script')
  expect(page).toContain('title="getOrder: broken"')
  expect(page).toContain('needs --phone')
})

test('another extension is refused with the known ones', () => {
  expect(() => reportFor('a.pdf', certificate)).toThrow('.html, .xml, .sarif')
})
