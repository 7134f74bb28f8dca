// The styles that Mantine's components build on. They come first, because within a layer, the later rule wins.
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Text.layer.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { recordStatuses } from '#domain/order/record-statuses.ts'
import '#shared/api/client.ts'
import '#shared/ui/ignore-second-taps.ts'
import '#shared/ui/last-pressed.ts'
import { onceAllowed } from '#shared/analytics/consent.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { config } from '#shared/config.ts'
import { loadFile } from '#shared/load-chunk.ts'
import { loadTexts } from '#shared/texts/catalog.ts'
import { App } from './App.tsx'
import { startFailed } from './early/start-failed.ts'
import { takeEarlyOrder, takeEarlyResponses } from './take-early.ts'
import 'virtual:theme.css'
import 'virtual:typeface.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '#shared/ui/global.css'

const queries = createQueryClient()
recordStatuses(queries)

/** Loads the telemetry for errors, page speed and contract drift, if configured and allowed. */
function startTelemetry() {
  if (config.telemetryUrl || import.meta.env.BRAND_TELEMETRY)
    onceAllowed(() => void import('./telemetry.ts').catch(() => undefined))
}

/** Called after the app has loaded: on a slow network, the texts would delay the first products. */
const preloadTexts = () => void loadTexts('rest').catch(() => undefined)

async function start(root: HTMLElement) {
  await Promise.all([loadFile(() => loadTexts('first')), takeEarlyResponses(queries), takeEarlyOrder(queries)])
  globalThis.hasApp = true
  const render = () =>
    createRoot(root).render(
      <StrictMode>
        <App queries={queries} />
      </StrictMode>,
    )
  // In slices, between which the drawing answers taps.
  if (root.querySelector('[data-early] [data-add]')) startTransition(render)
  else render()
}

const root = document.getElementById('root')
// On unsupported browsers, index.html shows a message and has no root.
if (root) {
  start(root).catch((error: unknown) => {
    window.dispatchEvent(new Event(startFailed))
    throw error
  })
  preloadTexts()
  startTelemetry()
}
