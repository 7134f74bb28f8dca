import { expect, test } from 'vitest'
import { createFindings, findingId } from './findings.ts'
import { readOptions } from './options.ts'
import { html } from './report/html.ts'
import { junit } from './report/junit.ts'
import { sectionLines } from './report/terminal.ts'

const wrong = {
  check: 'body',
  operation: 'getOrder',
  pointer: '/data/items/0/price',
  expected: 'a number',
  found: '"<b>"',
}

test('the same disagreement only counts, whatever the item', () => {
  const findings = createFindings()
  expect(findings.add(wrong)).toBe(true)
  expect(findings.add({ ...wrong, pointer: '/data/items/7/price', found: 'null' })).toBe(false)
  expect(findings.add({ ...wrong, operation: 'listOrders' })).toBe(true)
  expect(findings.all().map(({ operation, count }) => [operation, count])).toEqual([
    ['getOrder', 2],
    ['listOrders', 1],
  ])
})

test('an id stays from run to run', () => {
  expect(findingId(wrong)).toBe(findingId({ ...wrong, pointer: '/data/items/3/price' }))
  expect(findingId(wrong)).not.toBe(findingId({ ...wrong, check: 'agrees' }))
})

test('every report holds figures and findings, and nothing of an answer becomes markup', () => {
  const finding = { ...wrong, id: 'G-1', count: 2, curl: "curl -i 'http://h'" }
  const figures = [{ name: 'operations', value: '1 of 2', goal: '100 %', isMet: false }]
  const section = { title: 'Guard', figures, findings: [finding], seconds: 1.5 }
  expect(html([section], 'a & b')).toContain('&quot;&lt;b&gt;&quot;')
  expect(junit([section])).toContain('tests="2" failures="2" time="1.500"')
  expect(sectionLines(section).join('\n')).toMatch(/✗ operations {2}1 of 2.*\n.*G-1.*×2/)
})

test('the command line is read, and refused where it makes no sense', () => {
  const { headers, phone, write } = readOptions(['--target', 'http://h', '--header', 'X-Key: a:b', '--phone', '+91:98'])
  expect({ headers, phone, write }).toEqual({
    headers: { 'x-key': 'a:b' },
    phone: { country_code: '+91', phone: '98' },
    write: false,
  })
  expect(() => readOptions(['--seed', 'x'])).toThrow('--seed')
  expect(() => readOptions(['--proxy', '1'])).toThrow('--target')
  expect(() => readOptions(['--header', 'x'])).toThrow('name:value')
})
