import { expect, test, vi } from 'vitest'
import { Config } from '#shared/configuration/schema.ts'
import { validated } from './bad-settings.ts'

test.each([null, [], 'x'])('a config.json that is %j is named as the problem', async (file) => {
  document.body.innerHTML = '<div id="root"></div>'
  void validated({}, Promise.resolve(Response.json(file)), { languages: ['en'], pages: [] })
  await vi.waitFor(() => expect(document.body.textContent).toContain('config.json: It must be an object.'))
})

test('an empty name is the brand’s, and pages that the brand doesn’t have are left out', async () => {
  const file = { name: '', pages: ['faq', 'imprint'] }
  const built = { ...Config.parse({}), name: 'Chai' }
  const settings = await validated(built, Promise.resolve(Response.json(file)), {
    languages: ['en'],
    pages: ['imprint'],
  })
  expect(settings).toMatchObject({ name: 'Chai', pages: ['imprint'] })
})

test('a config.json that is no JSON is named, below whom to tell', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  const response = new Response('{ "currency": "EUR", }', { headers: { 'content-type': 'application/json' } })
  void validated({ contacts: { email: 'help@a.example', phone: '+49 30 1' } }, Promise.resolve(response), {
    languages: ['en'],
    pages: [],
  })
  await vi.waitFor(() =>
    expect(document.querySelector('li')?.textContent).toMatch(/^config\.json: It must be valid JSON\. /),
  )
  expect([...document.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    'mailto:help@a.example',
    'tel:+49301',
    location.href,
  ])
})
