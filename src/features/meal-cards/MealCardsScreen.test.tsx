import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refusal, serve, signInAs, stubCalls } from '#shared/api/server.sample.tsx'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { AddCardDialog } from './AddCardDialog.tsx'
import { MealCardsScreen } from './MealCardsScreen.tsx'
import { RemoveCardDialog } from './RemoveCardDialog.tsx'

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
  fireEvent.change(screen.getByLabelText(texts.mealCards.name), { target: { value: 'Lunch card' } })
  fireEvent.change(screen.getByLabelText(texts.mealCards.digits), { target: { value: '4242' } })
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: texts.mealCards.save }))
  await waitFor(() => expect(asked).toHaveLength(1))
  unmount()
  await send({
    code: '200',
    data: { source_id: 'src-1', card_type: 'meal_card', name: 'Lunch card', card_no: '****4242' },
  })
  await waitFor(() => expect(said).toHaveBeenCalledOnce())
  expect(onClose).not.toHaveBeenCalled()
})
