import { isWebPage } from '#shared/platform.ts'

interface FormPost {
  url: string
  /** Signed by the server. They go to the provider unchanged. */
  fields: Record<string, string>
}

/** Leaves for the provider's page with a form. The only place that builds a form in code. */
export function formPost({ url, fields }: FormPost, { document }: Pick<Window, 'document'>): boolean {
  if (!isWebPage(url)) return false
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
  return true
}
