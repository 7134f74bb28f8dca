import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#shared/api/connect.ts'
import { getMachineProducts } from '#generated/operations/machines.ts'
import { isEarlyAnswerHere } from '#shared/api/early-answer.ts'
import { createQueryClient, onceNow } from '#shared/api/query-client.ts'
import { read } from '#shared/storage/storage.ts'
import { App } from './App.tsx'
import '#shared/ui/global.css'

const queries = createQueryClient()

/** What the page's first script has drawn stays until the same can be drawn from the validated answer. */
async function takeEarlyProducts() {
  const machineId = read('machineId')
  if (machineId && isEarlyAnswerHere(machineId))
    await queries.prefetchQuery({ ...getMachineProducts.options({ machineId }), ...onceNow })
}

async function start(root: HTMLElement) {
  await takeEarlyProducts()
  globalThis.hasApp = true
  createRoot(root).render(
    <StrictMode>
      <App queries={queries} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
// An unsupported browser has none: index.html says so instead.
if (root) void start(root)
