/** Distances to machines. The exact position stays on the phone. Pure. */
import type { components } from '#generated/types.ts'

export type Position = components['schemas']['Location']

const earthRadius = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great-circle distance in meters. */
export function distance(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half(a.latitude, b.latitude) + across)))
}

/** Rounds to about a kilometer (two decimals), which is all the server needs. */
export const roundPosition = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
})

/** Nearest first. Machines without a location come last, in their given order. */
export const byDistance = <T extends { location?: Position | undefined }>(
  machines: readonly T[],
  from: Position,
): T[] => {
  const far = ({ location }: T) => (location ? distance(from, location) : Number.POSITIVE_INFINITY)
  return machines.toSorted((a, b) => far(a) - far(b) || 0)
}

/** Meters within which a customer is considered to be at a machine. */
const atMachineRadius = 300

/** The machine to switch to: the nearest one within range, unless the chosen one is also within range. Pure. */
export function nearbyMachine<T extends { id: string; location?: Position | undefined }>(
  machines: readonly T[],
  chosenId: string | undefined,
  from: Position,
): T | undefined {
  const around = byDistance(
    machines.filter(({ location }) => location && distance(from, location) <= atMachineRadius),
    from,
  )
  return around.some(({ id }) => id === chosenId) ? undefined : around[0]
}
