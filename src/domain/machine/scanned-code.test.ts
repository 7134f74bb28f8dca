import { expect, test } from 'vitest'
import { machineIdFromCode } from './scanned-code.ts'

const sites = ['https://snack.example', 'https://codes.example:8443', 'https://mall.example/order/']

test.each([
  ['a bare id', 'VM-1001', 'VM-1001'],
  ['a bare id between blanks', '  VM-1001\n', 'VM-1001'],
  ['a bare number', '4711', '4711'],
  ['a number from a Hindi keyboard', '४७११', '4711'],
  ['a link of the app', 'https://snack.example/machine/VM-1001', 'VM-1001'],
  ['a link that ends in a slash', 'https://snack.example/machine/VM-1001/', 'VM-1001'],
  ['a link with a query and a fragment', 'https://snack.example/machine/VM-1001?from=sticker#top', 'VM-1001'],
  ['a link in capitals, as alphanumeric codes write it', 'HTTPS://SNACK.EXAMPLE/machine/VM-1001', 'VM-1001'],
  ['a link with an escaped id', 'https://snack.example/machine/VM%2D1001', 'VM-1001'],
  ['a link of a configured origin', 'https://codes.example:8443/machine/CM.2_1', 'CM.2_1'],
  ['a link of an app below a path', 'https://mall.example/order/machine/VM-1001', 'VM-1001'],
])('%s is accepted', (_, text, id) => {
  expect(machineIdFromCode(text, sites)).toBe(id)
})

test.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['words', 'best before May'],
  ['another site', 'https://evil.example/machine/VM-1001'],
  ['another site behind a name and password', 'https://snack.example@evil.example/machine/VM-1001'],
  ['a longer host', 'https://snack.example.evil.example/machine/VM-1001'],
  ['another port', 'https://snack.example:444/machine/VM-1001'],
  ['the app over plain http', 'http://snack.example/machine/VM-1001'],
  ['a link without its scheme', '//snack.example/machine/VM-1001'],
  ['another path of the app', 'https://snack.example/payment/VM-1001'],
  ['a path beside the app’s', 'https://mall.example/machine/VM-1001'],
  ['a path below a machine', 'https://snack.example/machine/VM-1001/pay'],
  ['no machine', 'https://snack.example/machine/'],
  ['a way out of the path', 'https://snack.example/machine/%2e%2e%2fpayment'],
  ['the folder above', '..'],
  ['the id that means no machine', '-1'],
  ['an invalid escape', 'https://snack.example/machine/%E0%A4%A'],
  ['a script', 'javascript:alert(1)'],
  ['a data link', 'data:text/html,/machine/VM-1001'],
  ['a wireless network', 'WIFI:S:cafe;T:WPA;P:secret;;'],
  ['a payment link', 'upi://pay?pa=someone@bank'],
  ['an id that is too long', 'A'.repeat(65)],
])('%s is rejected', (_, text) => {
  expect(machineIdFromCode(text, sites)).toBeNull()
})

test('an opaque origin is never accepted, whatever else is configured', () => {
  expect(machineIdFromCode('file:///machine/VM-1001', [...sites, ''])).toBeNull()
})
