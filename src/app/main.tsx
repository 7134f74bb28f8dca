// Before every component's own: in one layer, the later rule wins.
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
 * Makes the early request the products' first one, before signing in a guest changes its headers. An answer that has
 * arrived is waited for, so that React replaces the early drawing with the same products, validated.
 */
async function takeEarlyProducts() {
  const { machineId, isHere } = globalThis.earlyAnswer ?? {}
  if (!machineId) return
  const products = queries.prefetchQuery({ ...getMachineProducts.options({ machineId }), ...(isHere && onceNow) })
  if (isHere) await products
}

/** Errors, page speed and contract drift, where somebody wants to know of them. */
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
