/** The origins that the Content-Security-Policy has to allow for these settings, besides the app's own. */
import { parseUrl } from '../platform.ts'
import type { Config } from './schema.ts'

/** Firebase Cloud Messaging registers devices at these origins. */
const firebase = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com']

const originsOf = (urls: readonly string[]) => [...new Set(urls.flatMap((url) => parseUrl(url)?.origin ?? []))]

/** By directive. */
export function configuredSources(config: Config) {
  const { apiOrigin, allowedApiOrigins, imageOrigins, analytics, telemetryUrl, push } = config
  const api = [apiOrigin, ...allowedApiOrigins]
  return {
    // The service worker fetches pictures, too.
    'connect-src': [
      ...originsOf([...api, ...imageOrigins, analytics.url, analytics.configUrl, telemetryUrl]),
      ...(push.firebase.appId ? firebase : []),
    ],
    'img-src': originsOf([...api, ...imageOrigins]),
  }
}

/** Adds the origins of these settings to a policy, for a cached page with the headers of earlier settings. */
export function allowConfigured(policy: string, config: Config): string {
  const configured: Record<string, string[]> = configuredSources(config)
  const widen = (directive: string) => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, ...new Set([...sources, ...(configured[name] ?? [])])].join(' ')
  }
  return policy.split('; ').map(widen).join('; ')
}
