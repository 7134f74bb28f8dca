/** Optional features: switched on here, and, where the server has a part in them, offered by its token. */
import { useCallback, useSyncExternalStore } from 'react'
import { claimsOf } from '#shared/api/claims.ts'
import { config } from '#shared/config.ts'
import { read, subscribe } from '#shared/storage/storage.ts'

/** By the names that the contract and the configuration share. */
export type ServerFeature = 'favorites' | 'stockAlerts' | 'nearby' | 'wishes' | 'itemRatings' | 'missingItems'

/** Whether this installation has it. */
export const isOn = (feature: ServerFeature | 'avoiding') => config.features[feature]

const offers = (feature: ServerFeature) =>
  isOn(feature) && (claimsOf(read('accessToken'))?.features?.includes(feature) ?? false)

/** Whether the server offers it to this customer. */
export const useOffered = (feature: ServerFeature) =>
  useSyncExternalStore(
    followToken,
    useCallback(() => offers(feature), [feature]),
  )

const followToken = (listener: () => void) => subscribe('accessToken', listener)
