import { expect, test } from 'vitest'
import { byDistance, distance, nearbyMachine, roundPosition } from './distance.ts'
import { openingAt, opensAt } from './opening.ts'

const mumbai = { latitude: 18.9489, longitude: 72.8402 }
const bengaluru = { latitude: 12.9757, longitude: 77.6011 }

test('machines are sorted by distance; those without a location come last', () => {
  expect(distance(mumbai, bengaluru) / 1000).toBeCloseTo(836, -1)
  expect(distance(mumbai, mumbai)).toBe(0)
  const list = [{ id: 1 }, { id: 2, location: mumbai }, { id: 3, location: bengaluru }]
  expect(byDistance(list, bengaluru).map(({ id }) => id)).toEqual([3, 2, 1])
  expect(roundPosition(mumbai)).toEqual({ latitude: 18.95, longitude: 72.84 })
})

test('the app switches to the nearest known machine within 300 m, unless the chosen one is also within 300 m', () => {
  const lobby = { id: 'lobby', location: mumbai }
  const platform = { id: 'platform', location: { latitude: 18.95, longitude: 72.8402 } }
  const machines = [{ id: 'unplaced' }, platform, lobby, { id: 'far', location: bengaluru }]
  expect(nearbyMachine(machines, 'far', mumbai)?.id).toBe('lobby')
  expect(nearbyMachine(machines, undefined, platform.location)?.id).toBe('platform')
  expect(nearbyMachine(machines, 'platform', mumbai)).toBeUndefined()
  expect(nearbyMachine([platform], 'far', bengaluru)).toBeUndefined()
})

const at = (time: string, ...spans: [string, string, string][]) =>
  openingAt(
    {
      time_zone: 'Asia/Kolkata',
      spans: spans.map(([day, opens, closes]) => ({ day: day as 'Monday', opens, closes })),
    },
    new Date(`${time}+05:30`),
  )
const day = 24 * 60
const today = (minutes: number) => ({ minutes, isToday: true })
const onAnotherDay = (minutes: number) => ({ minutes, isToday: false })

test('a place opens in its own time zone, also past midnight and over Sunday night', () => {
  // 2 November 2026 is a Monday.
  expect(at('2026-11-02T09:00', ['Monday', '08:00', '20:00'])).toEqual({ isOpen: true, at: today(20 * 60) })
  // The next one is in a week.
  expect(at('2026-11-02T20:00', ['Monday', '08:00', '20:00'])).toEqual({ isOpen: false, at: onAnotherDay(8 * 60) })
  expect(at('2026-11-02T01:00', ['Sunday', '17:00', '02:00'])).toEqual({ isOpen: true, at: today(120) })
  expect(at('2026-11-02T12:00', ['Monday', '09:00', '13:00'], ['Monday', '13:00', '19:00'])).toEqual({
    isOpen: true,
    at: today(19 * 60),
  })
  expect(at('2026-11-07T12:00', ['Friday', '09:00', '13:00'])).toEqual({
    isOpen: false,
    at: onAnotherDay(4 * day + 9 * 60),
  })
  const always = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
  expect(at('2026-11-07T12:00', ...always.map((each): [string, string, string] => [each, '00:00', '24:00']))).toEqual({
    isOpen: true,
  })
  expect(
    openingAt({ time_zone: 'Nowhere/Else', spans: [{ day: 'Monday', opens: '08:00', closes: '09:00' }] }, new Date()),
  ).toBeUndefined()
})

test('opening hours are exact to the minute, on any day and in any order', () => {
  // 4 November 2026 is a Wednesday.
  const wednesday = 2 * day
  const shifts = (clock: string) =>
    at(`2026-11-04T${clock}`, ['Wednesday', '13:15', '19:45'], ['Wednesday', '08:30', '13:15'])
  expect(shifts('08:29')).toEqual({ isOpen: false, at: today(wednesday + 8 * 60 + 30) })
  expect(shifts('08:30')).toEqual({ isOpen: true, at: today(wednesday + 19 * 60 + 45) })
  expect(at('2026-11-04T19:45', ['Friday', '09:00', '10:00'], ['Thursday', '09:00', '10:00'])).toEqual({
    isOpen: false,
    at: onAnotherDay(3 * day + 9 * 60),
  })
  expect(at('2026-11-04T12:00', ['Wednesday', '00:00', '00:00'])).toEqual({ isOpen: true, at: today(3 * day) })
})

test('the day on which a place closes goes without saying only within 24 hours', () => {
  const untilThursday = (clock: string) =>
    at(`2026-11-04T${clock}`, ['Wednesday', '00:00', '00:00'], ['Thursday', '00:00', '22:00'])?.at
  expect(untilThursday('21:59')).toEqual(onAnotherDay(3 * day + 22 * 60))
  expect(untilThursday('22:01')).toEqual(today(3 * day + 22 * 60))
})

test('hours of unknown days are ignored; without any others the result is undefined', () => {
  const holidays: [string, string, string] = ['PublicHolidays', '00:00', '24:00']
  expect(at('2026-11-02T07:00', holidays, ['Monday', '08:00', '20:00'])).toEqual({ isOpen: false, at: today(8 * 60) })
  expect(at('2026-11-02T07:00', holidays)).toBeUndefined()
})

test('only a closed place says when it opens', () => {
  const hours = (opens: string, closes: string) => ({
    time_zone: 'Asia/Kolkata',
    spans: [{ day: 'Monday' as const, opens, closes }],
  })
  // 20:30 in India.
  const monday = new Date('2026-11-02T15:00:00Z')
  expect(opensAt(hours('08:00', '20:00'), monday)).toEqual(onAnotherDay(8 * 60))
  expect(opensAt(hours('08:00', '21:00'), monday)).toBeUndefined()
  expect(opensAt(undefined, monday)).toBeUndefined()
})
