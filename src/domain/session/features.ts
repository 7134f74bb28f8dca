/** Optional features: enabled by the configuration, and, if they need the server, by the access token. */
import { useCallback, useSyncExternalStore } from 'react'
import { claimsOf } from '#shared/api/claims.ts'
import { config } from '#shared/config.ts'
import { read, subscribe } from '#shared/storage/storage.ts'

/** The contract and the configuration use the same names. */
export type ServerFeature =
  | 'favorites'
  | 'stockAlerts'
  | 'nearby'
  | 'wishes'
  | 'itemRatings'
  | 'missingItems'
  | 'avoiding'

/** Whether the configuration enables it. */
export const isOn = (feature: keyof typeof config.features) => config.features[feature]

const isListed = (feature: string) => claimsOf(read('accessToken'))?.features?.includes(feature) ?? false

const offers = (feature: ServerFeature) => isOn(feature) && isListed(feature)

/** Whether the server offers it to this customer. */
export const useOffered = (feature: ServerFeature) =>
  useSyncExternalStore(
    followToken,
    useCallback(() => offers(feature), [feature]),
  )

/** Whether the server deletes guests too. No setting decides about this right. */
export const useGuestDeletion = () => useSyncExternalStore(followToken, () => isListed('guestDeletion'))

const followToken = (listener: () => void) => subscribe('accessToken', listener)
