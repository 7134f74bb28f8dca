import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refusal, serve, signInAs, stubCalls } from '#shared/api/server.sample.tsx'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { AddCardDialog } from './AddCardDialog.tsx'
import { MealCardsScreen } from './MealCardsScreen.tsx'
import { RemoveCardDialog } from './RemoveCardDialog.tsx'

const pressSave = () => fireEvent.click(screen.getByRole('button', { name: texts.mealCards.save }))
/** In the open form. */
function saveLunchCard() {
  fireEvent.change(screen.getByLabelText(texts.mealCards.name), { target: { value: 'Lunch card' } })
  fireEvent.change(screen.getByLabelText(texts.mealCards.digits), { target: { value: '4242' } })
  fireEvent.click(screen.getByRole('checkbox'))
  pressSave()
}

test('an unreadable card is left out, and the screen says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  signInAs('usr-1')
  const card = { source_id: 'src-1', card_type: 'meal_card', name: 'Lunch card', card_no: '****4242' }
  serve(() =>
    Response.json({ code: '200', data: [card, { ...card, card_no: 7 }], meta: { page: 1, limit: 10, total: 2 } }),
  )
  show(<MealCardsScreen />)
  await screen.findByText(texts.lists.partial)
  expect(screen.getAllByText('Lunch card')).toHaveLength(1)
})

test('every field with an error is marked as invalid, including the consent', () => {
  show(<AddCardDialog onClose={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: texts.mealCards.save }))
  const consent = screen.getByRole('checkbox')
  expect(consent.getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(consent)
  expect(consent.getAttribute('aria-invalid')).toBe('false')
})

test('a card that was already removed elsewhere counts as removed', async () => {
  signInAs('usr-1')
  serve(() => refusal(404))
  const onClose = vi.fn()
  const card = { source_id: 'src-1', card_type: 'meal_card', name: 'Lunch card', card_no: '****4242' } as const
  show(<RemoveCardDialog card={card} onClose={onClose} />)
  fireEvent.click(screen.getByRole('button', { name: texts.mealCards.removeYes }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('a removal that is answered after its question was closed closes no other one', async () => {
  signInAs('usr-1')
  let answer = () => {}
  const asked = vi.fn(
    () =>
      new Promise<Response>((resolve) => {
        answer = () => resolve(Response.json({ code: '200', data: null }))
      }),
  )
  vi.stubGlobal('fetch', asked)
  const said = vi.spyOn(toast, 'success')
  const onClose = vi.fn()
  const card = { source_id: 'src-1', card_type: 'meal_card', name: 'Lunch card', card_no: '****4242' } as const
  const { unmount } = show(<RemoveCardDialog card={card} onClose={onClose} />)
  fireEvent.click(screen.getByRole('button', { name: texts.mealCards.removeYes }))
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  unmount()
  answer()
  await waitFor(() => expect(said).toHaveBeenCalledOnce())
  expect(onClose).not.toHaveBeenCalled()
})

test('a card that is saved after its form was closed closes no other form', async () => {
  signInAs('usr-1')
  const { asked, send } = stubCalls()
  const said = vi.spyOn(toast, 'success')
  const onClose = vi.fn()
  const { unmount } = show(<AddCardDialog onClose={onClose} />)
  saveLunchCard()
  await waitFor(() => expect(asked).toHaveLength(1))
  unmount()
  await send({
    code: '200',
    data: { source_id: 'src-1', card_type: 'meal_card', name: 'Lunch card', card_no: '****4242' },
  })
  await waitFor(() => expect(said).toHaveBeenCalledOnce())
  expect(onClose).not.toHaveBeenCalled()
})

test('while a card of an earlier form is being saved, the next form waits for it instead of doing nothing', async () => {
  signInAs('usr-1')
  const { asked, send } = stubCalls()
  const { rerender } = show(<AddCardDialog key="first" onClose={() => {}} />)
  saveLunchCard()
  await waitFor(() => expect(asked).toHaveLength(1))
  rerender(<AddCardDialog key="second" onClose={() => {}} />)
  expect(screen.getByRole('button', { name: texts.mealCards.saving }).getAttribute('aria-disabled')).toBe('true')
  await send({
    code: '200',
    data: { source_id: 'src-1', card_type: 'meal_card', name: 'Lunch card', card_no: '****4242' },
  })
  await screen.findByRole('button', { name: texts.mealCards.save })
  saveLunchCard()
  await waitFor(() => expect(asked).toHaveLength(2))
})

/** A server of which answers get lost, after their work is done. It has a card that looks like the one being saved. */
function cardServer(lost: { saving: boolean; list: boolean }) {
  const card = { card_type: 'meal_card', name: 'Lunch card', card_no: '****4242' }
  const cards = [{ ...card, source_id: 'src-1' }]
  const saved = vi.fn()
  vi.stubGlobal('fetch', async ({ method }: Request) => {
    if (method === 'POST') {
      saved()
      cards.push({ ...card, source_id: `src-${cards.length + 1}` })
    }
    if (method === 'POST' ? lost.saving : lost.list) throw new TypeError('Failed to fetch')
    const data = method === 'POST' ? cards.at(-1) : cards
    return Response.json({ code: '200', data, meta: { page: 1, limit: 10, total: cards.length } })
  })
  return saved
}

async function addLunchCard() {
  fireEvent.click(await screen.findByRole('button', { name: texts.mealCards.add }))
  saveLunchCard()
}

/** Saves a card of which both answers get lost. */
async function loseLunchCard() {
  signInAs('usr-1')
  const lost = { saving: true, list: false }
  const saved = cardServer(lost)
  show(<MealCardsScreen />)
  await screen.findByText('Lunch card')
  lost.list = true
  await addLunchCard()
  return { lost, saved }
}

test('a card that was saved although the answer was lost counts as saved', async () => {
  signInAs('usr-1')
  const saved = cardServer({ saving: true, list: false })
  show(<MealCardsScreen />)
  await addLunchCard()
  await waitFor(() => expect(screen.getAllByText('Lunch card')).toHaveLength(2))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(saved).toHaveBeenCalledOnce()
})

test('where the list can’t be read either, saving again looks there first and saves no card twice', async () => {
  const { lost, saved } = await loseLunchCard()
  await screen.findByText(texts.mealCards.saveUnknown)
  lost.list = false
  pressSave()
  await waitFor(() => expect(screen.getAllByText('Lunch card')).toHaveLength(2))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(saved).toHaveBeenCalledOnce()
})

test('a form that is left without knowing whether its card was saved leaves the list up to date', async () => {
  const { lost } = await loseLunchCard()
  await screen.findByText(texts.mealCards.saveUnknown)
  lost.list = false
  fireEvent.click(screen.getByRole('button', { name: texts.mealCards.cancel }))
  await waitFor(() => expect(screen.getAllByText('Lunch card')).toHaveLength(2))
})

test('a card that the server refused is said not to be saved, and the list isn’t asked', async () => {
  signInAs('usr-1')
  const { asked } = stubCalls(() => refusal(400, 'CARD_1001'))
  show(<AddCardDialog onClose={() => {}} />)
  saveLunchCard()
  await screen.findByText(texts.mealCards.saveFailed)
  expect(asked).toHaveLength(1)
})
