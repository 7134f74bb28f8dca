// Before the styles of every component: within a layer, the later rule wins.
import '@mantine/core/styles/UnstyledButton.layer.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#shared/api/connect.ts'
import { getMachineProducts } from '#generated/operations/machines.ts'
import { createQueryClient, onceNow } from '#shared/api/query-client.ts'
import { config } from '#shared/config.ts'
import { loadFile } from '#shared/load-chunk.ts'
import { loadTexts } from '#shared/texts/catalog.ts'
import { App } from './App.tsx'
import 'virtual:theme.css'
import 'virtual:typeface.css'
import '@mantine/core/styles/Button.layer.css'
import '#shared/ui/global.css'

const queries = createQueryClient()

/**
 * Prefetches the products with the early response, before signing in a guest changes the request's headers. If the
 * response has arrived, waits for it: React then replaces the early drawing with the same products, validated.
 */
async function takeEarlyProducts() {
  const { machineId, isHere } = globalThis.earlyAnswer ?? {}
  if (!machineId) return
  const products = queries.prefetchQuery({ ...getMachineProducts.options({ machineId }), ...(isHere && onceNow) })
  if (isHere) await products
}

/** Loads the telemetry for errors, page speed and contract drift, if configured. */
function startTelemetry() {
  if (config.telemetryUrl || import.meta.env.BRAND_TELEMETRY) void import('./telemetry.ts').catch(() => undefined)
}

async function start(root: HTMLElement) {
  await Promise.all([loadFile(() => loadTexts('first')), takeEarlyProducts()])
  globalThis.hasApp = true
  createRoot(root).render(
    <StrictMode>
      <App queries={queries} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
// On unsupported browsers, index.html shows a message and has no root.
if (root) {
  void start(root)
  startTelemetry()
}
