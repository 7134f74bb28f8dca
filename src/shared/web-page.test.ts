import { expect, it } from 'vitest'
import { isWebPage } from './web-page.ts'

it.each(['https://receipts.example.com/ord-1', 'http://localhost:4010/receipts/x'])('opens %s', (url) => {
  expect(isWebPage(url)).toBe(true)
})
it.each(['javascript:alert(1)', 'data:text/html,hi', 'file:///etc/passwd', 'tel:+91', '/receipts/1', ''])(
  'refuses %j',
  (url) => {
    expect(isWebPage(url)).toBe(false)
  },
)
