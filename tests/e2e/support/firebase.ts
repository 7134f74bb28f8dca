/** Mocks Firebase's servers and configures the app for them. */
import type { BrowserContext } from '@playwright/test'
import { vapidKeys } from '../../../scripts/vapid-keys.mjs'
import { withConfig } from './configure.ts'

const firebase = { apiKey: 'AIzaTest', projectId: 'snacks', messagingSenderId: '1', appId: '1:1:web:1' }

/** Returns the recorded messaging registrations. */
export async function withFirebase(context: BrowserContext) {
  await withConfig(context, { push: { vapidKey: vapidKeys().publicKey, firebase } })
  await context.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill({ json: { refreshToken: 'refresh', authToken: { token: 'a.b.c', expiresIn: '604800s' } } }),
  )
  const registrations: { web: Record<string, string> }[] = []
  await context.route('https://fcmregistrations.googleapis.com/**', (route) => {
    registrations.push(route.request().postDataJSON())
    return route.fulfill({ json: { token: 'issued-by-firebase' } })
  })
  return registrations
}
