/** Positions in India and opening hours by machine id: `latitude longitude | day-day opens-closes, …`. */
import { mumbai, type Place } from './place.ts'
import type { Schema } from './records.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const tower = '18.9489 72.8402 | 1-6 08:00-20:00'
const places: Record<string, string> = {
  'VM-1001': tower,
  'VM-1002': tower,
  'CF-2001': tower,
  'VM-1060': '18.9398 72.8355 | 1-7 00:00-24:00',
  'CF-2002': '12.9757 77.6011 | 2-7 09:00-13:00, 2-7 14:00-19:00',
  'VM-1005': '18.5314 73.8446 | 1-7 17:00-02:00',
  'VM-1007': '28.6139 77.2090 | 1-7 00:00-24:00',
  'VM-1008': '28.6358 77.2245 | 1-5 10:00-17:00',
  'VM-1009': '23.0225 72.5714',
}

function span(text: string): Schema<'OpeningTime'>[] {
  const [range = '', times = ''] = text.split(' ')
  const [first = 1, last = first] = range.split('-').map(Number)
  const [opens = '', closes = ''] = times.split('-')
  return days.slice(first - 1, last).map((day) => ({ day, opens, closes }))
}

/** In another country, the machines have the same layout around its city, scaled down 20 times. */
function positionIn({ center }: Place, latitude: number, longitude: number) {
  if (!center || center === mumbai) return center && { latitude, longitude }
  const moved = (degrees: number, axis: 0 | 1) => Number((center[axis] + (degrees - mumbai[axis]) / 20).toFixed(4))
  return { latitude: moved(latitude, 0), longitude: moved(longitude, 1) }
}

/** Empty for a machine without a known position. */
export function placeOf(id: string, place: Place): Pick<Schema<'Machine'>, 'location' | 'opening_hours'> {
  const [position = '', hours] = places[id]?.split(' | ') ?? []
  const [latitude, longitude] = position.split(' ').map(Number)
  if (latitude === undefined || longitude === undefined) return {}
  const location = positionIn(place, latitude, longitude)
  const opening_hours = hours && { time_zone: place.timeZone, spans: hours.split(', ').flatMap(span) }
  return { ...(location && { location }), ...(opening_hours && { opening_hours }) }
}
