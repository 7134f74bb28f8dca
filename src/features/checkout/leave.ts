/** Leaves for a payment provider's page. The only place that builds a form in code. */
import type { ProviderPayment } from '#domain/order/pay.ts'
import { isWebPage } from '#shared/platform.ts'

/** Returns false and stays on the page if the URL is not a web page. Nothing has been charged then. */
export function leaveFor(payment: ProviderPayment, { document, location } = window): boolean {
  if (!isWebPage(payment.url)) return false
  if (payment.kind === 'redirect') location.assign(payment.url)
  else postForm(document, payment.url, payment.fields)
  return true
}

/** The fields are signed by the server and go to the provider unchanged. */
function postForm(document: Document, url: string, fields: Record<string, string>) {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  // A field named "submit" would shadow the method.
  HTMLFormElement.prototype.submit.call(form)
}
