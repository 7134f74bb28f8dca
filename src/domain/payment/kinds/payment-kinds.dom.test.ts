import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPayment } from './payment-kinds.ts'

const url = 'https://card.example.com/_payment'
afterEach(() => document.body.replaceChildren())

describe('leaving for the payment provider', () => {
  it('posts the signed fields unchanged', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
    const fields = { txnid: 'ord-1', amount: '63.00', hash: 'a&b"<c>', submit: 'now' }
    openPayment({ kind: 'form_post', url, fields })
    const form = submit.mock.contexts[0] as HTMLFormElement
    expect(form.getAttribute('method')).toBe('post')
    expect(form.getAttribute('action')).toBe(url)
    expect(Object.fromEntries(new FormData(form))).toEqual(fields)
    expect(form.hidden).toBe(true)
  })

  it('follows a redirect', () => {
    const assign = vi.fn()
    expect(openPayment({ kind: 'redirect', url }, { document, location: { assign } } as never)).toBe('leaves')
    expect(assign).toHaveBeenCalledExactlyOnceWith(url)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'tel:+911234', 'nonsense'])('never opens %s', (bad) => {
    const assign = vi.fn()
    const window = { document, location: { assign } } as never
    expect(openPayment({ kind: 'redirect', url: bad }, window)).toBe('unsafe')
    expect(openPayment({ kind: 'form_post', url: bad, fields: { a: '1' } }, window)).toBe('unsafe')
    expect(assign).not.toHaveBeenCalled()
    expect(document.forms).toHaveLength(0)
  })
})
