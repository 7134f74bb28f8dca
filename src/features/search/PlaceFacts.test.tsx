import { expect, onTestFinished, test, vi } from 'vitest'
import { tokenOf } from '#shared/api/server.sample.tsx'
import type { KnownMachine } from '#shared/storage/keys.ts'
import { write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { PlaceFacts } from './PlaceFacts.tsx'

const allDay = (day: string) => ({ day, opens: '00:00', closes: '00:00' })

test.each([
  ['on another day says on which', ['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map(allDay), /until Fri/],
  ['tonight names no day', [allDay('Thursday')], /until 10:00/],
])('a place that closes %s', (_, before, words) => {
  // Monday, 9 pm in India.
  vi.useFakeTimers({ now: new Date('2026-11-02T15:30:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const spans = [...before, { day: before.length > 1 ? 'Friday' : 'Monday', opens: '00:00', closes: '22:00' }]
  const opening_hours = { time_zone: 'Asia/Kolkata', spans }
  const machine = { id: 'VM-1', name: 'Lobby', opening_hours } as unknown as KnownMachine
  write('accessToken', tokenOf({ sub: 'usr-1', is_guest_user: true, features: ['nearby'] }))
  show(<PlaceFacts machine={machine} isOffline={false} />)
  expect(document.body.textContent).toMatch(words)
})
