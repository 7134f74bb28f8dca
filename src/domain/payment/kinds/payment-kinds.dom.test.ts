import { afterEach, describe, expect, it, vi } from 'vitest'
import { config } from '#shared/config.ts'
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

describe('opening the customer’s own app', () => {
  const link = 'upi://pay?pa=vending@bank&tr=ord-1&am=35.00&cu=INR'
  const payment = { kind: 'open_app', link, amount: 35, currency: 'INR', expires_in: 300 } as const
  const opened = (changes: object = {}, isTouch = true) => {
    const assign = vi.fn()
    window.matchMedia = () => ({ matches: isTouch }) as never
    const outcome = openPayment({ ...payment, ...changes }, { document, location: { assign } } as never)
    return [outcome, ...assign.mock.calls.flat()]
  }

  it('opens its link on a phone, and nothing on a computer; this page stays', () => {
    expect(opened()).toEqual(['stays', link])
    expect(opened({ currency: undefined })).toEqual(['stays', link])
    expect(opened({}, false)).toEqual(['stays'])
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)//upi:',
    'data:text/html,x',
    'https://upi.example/pay?am=35.00',
    'intent://pay?am=35.00#Intent;scheme=upi;end',
    'tel:+911234',
    'paytmmp://pay?am=35.00',
    'upi',
    // Another amount or currency, or one that the customer would have to type.
    'upi://pay?pa=vending@bank&am=3500&cu=INR',
    'upi://pay?pa=vending@bank&am=35.00&cu=USD',
    'upi://pay?pa=vending@bank&cu=INR',
    'upi://pay?pa=vending@bank&am=&cu=INR',
    // Amounts of which an app may take another.
    'upi://pay?pa=vending@bank&am=35.00&am=3500&cu=INR',
    'upi://pay?pa=vending@bank&am=0x23&cu=INR',
    'upi://pay?pa=vending@bank&am=3.5e1&cu=INR',
    'upi://pay?pa=vending@bank&am=35.00&cu=INR&cu=USD',
  ])('never opens %s, nor shows it as a code', (bad) => {
    expect(opened({ link: bad })).toEqual(['unsafe'])
    expect(opened({ qr_data: bad })).toEqual(['unsafe'])
  })

  it('opens the schemes that the operator allows, and no others', () => {
    const own = { link: 'phonepe://pay?id=1', currency: 'INR' }
    expect(opened(own)).toEqual(['unsafe'])
    vi.spyOn(config, 'paymentAppSchemes', 'get').mockReturnValue(['phonepe'])
    expect(opened(own)).toEqual(['stays', own.link])
    expect(opened()).toEqual(['unsafe'])
  })
})
