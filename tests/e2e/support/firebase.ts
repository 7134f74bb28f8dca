/** Mocks Firebase's servers and builds the app's push registration separately, configured for Firebase. */
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { build, type Rollup } from 'vite'
import { vapidKeys } from '../../../scripts/vapid-keys.mjs'
import { withConfig } from './configure.ts'

const root = join(import.meta.dirname, '../../..')
const firebase = { apiKey: 'AIzaTest', projectId: 'snacks', messagingSenderId: '1', appId: '1:1:web:1' }

/** The chunks of `registration.ts`, with the entry chunk first. */
async function buildRegistration() {
  const result = await build({
    root,
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: join(root, 'tests/e2e/support/registration.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'with-firebase/register.js', chunkFileNames: 'with-firebase/[name].js' },
      },
    },
  })
  return ((Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput).output
}

/** Serves that build beside the app and mocks Firebase. Returns the recorded messaging registrations. */
export async function withFirebase(context: BrowserContext) {
  const output = await buildRegistration()
  await context.route('**/with-firebase/*.js', (route) => {
    const file = output.find(({ fileName }) => route.request().url().endsWith(fileName))
    const body = file?.type === 'chunk' ? file.code : ''
    return route.fulfill({ body, contentType: 'text/javascript' })
  })
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

/** Registers as the app does when the customer accepts. */
export const register = (page: Page) =>
  page.evaluate(async () => {
    const address = '/with-firebase/register.js'
    const { registerForPush } = await import(address)
    return registerForPush()
  })
