import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { listOffers } from '#generated/operations/offers.ts'
import { texts } from '../texts/catalog.ts'
import { Words } from '../ui/Words.tsx'
import { messageOf } from './describe-error.ts'
import { ApiError } from './errors.ts'
import { serve } from './server.sample.tsx'
import { noteLanguage, quoted, unquoted } from './server-language.ts'

const inLanguage = (tag: string) => ({ headers: { 'content-language': tag } })

beforeEach(() => {
  vi.stubGlobal('pageLanguage', 'de')
  noteLanguage(new Headers({ 'content-language': 'de' }))
})

/** Asks a server that answers in the languages in turn: an offer, or a refusal with a code that only it knows. */
async function askFor(...answers: ['offers' | 'refusal', language: string][]) {
  let error: unknown
  for (const [kind, tag] of answers) {
    serve(() =>
      kind === 'offers'
        ? Response.json({ code: '200', data: [] }, inLanguage(tag))
        : Response.json({ code: 'OWN_1', message: 'Only on Mondays.' }, { status: 409, ...inLanguage(tag) }),
    )
    await listOffers.call({ machineId: 'VM-1001' }).catch((failure: unknown) => {
      error = failure
    })
  }
  if (!(error instanceof ApiError)) throw new Error('The server has refused nothing')
  return error
}

/** The words that have a language, and which. */
function marksIn(text: string) {
  const { container } = render(<Words>{text}</Words>)
  return [...container.querySelectorAll('[lang]')].map((each) => [each.textContent, each.getAttribute('lang')])
}

test('an error in another language says nothing of the server’s other words', async () => {
  await askFor(['offers', 'de'], ['refusal', 'en'])
  expect(texts.cart.addNamed({ name: 'Cola' })).toBe('Add Cola')
})

test('an error’s message keeps the language of its own response', async () => {
  const error = await askFor(['refusal', 'en'], ['offers', 'de'])
  expect(marksIn(messageOf(error))).toEqual([['Only on Mondays.', 'en']])
  expect(marksIn(`${messageOf(error)} ${texts.cart.offerDropped({ title: 'Chips' })}`)).toHaveLength(1)
})

test('an error’s message in the page’s language is marked neither by its own response nor by others', async () => {
  const error = await askFor(['refusal', 'de-AT'], ['offers', 'en'])
  expect(messageOf(error)).toBe('Only on Mondays.')
  expect(marksIn(`${messageOf(error)} ${quoted('Chips')}`)).toEqual([['Chips', 'en']])
})

test('words that leave the page have no marks', () => {
  noteLanguage(new Headers({ 'content-language': 'en' }))
  const text = `${quoted('Chips')}, ${quoted('Cola', 'pt-BR')}`
  expect(text).not.toBe('Chips, Cola')
  expect(unquoted(text)).toBe('Chips, Cola')
})
