/**
 * Inlined after #root: draws the first products from the unvalidated response to ask.ts's request, until React renders
 * the validated response. The drawing can't buy anything; it only records taps for React.
 */
import './settle-settings.ts'
import './start-app.ts'
import { firstIds } from '#domain/machine/bought-before.ts'
import { shelfOf } from '#domain/machine/shelf.ts'
import type { components } from '#generated/types.ts'
import type { Value } from '#shared/storage/keys.ts'
import { EarlyProducts } from './EarlyProducts.tsx'
import { machineOfPage } from './machine-of-page.ts'
import { record } from './record.ts'
import { keepTaps } from './taps.ts'

type Answer = components['schemas']['MachineProducts']

function knownMachine(id: string): components['schemas']['Machine'] | undefined {
  return JSON.parse(record('recentMachines') ?? '[]').find((machine: { id: string }) => machine.id === id)
}

const viewOf = (text: string | null) => (text === 'list' || text === 'tray' ? text : 'grid')

/** The products of the last visit. */
function previewOf(id: string): Answer | undefined {
  const last: Value<'lastProducts'> | null = JSON.parse(record('lastProducts') ?? 'null')
  return last?.machineId === id ? last.answer.data : undefined
}

function draw(id: string, answer: Answer | undefined, isPreview: boolean) {
  const root = document.getElementById('root')
  if (!root || globalThis.hasApp) return
  const machine = knownMachine(id)
  root.innerHTML = String(
    <EarlyProducts
      name={machine?.name ?? id}
      place={machine?.place.name}
      shelf={answer && shelfOf(answer)}
      view={viewOf(record('productViewType'))}
      canBuy={answer?.online_status !== 'offline'}
      bought={firstIds(JSON.parse(record('favorites') ?? 'null'), JSON.parse(record('boughtBefore') ?? 'null'))}
      isPreview={isPreview}
    />,
  )
  keepTaps(root)
}

async function begin() {
  const machine = machineOfPage()
  const early = globalThis.earlyAnswer
  // The app decides where a machine link leads. The request is already running.
  if (!machine || machine.isLink || !early) return
  const preview = previewOf(machine.id)
  draw(machine.id, preview, preview !== undefined)
  // Drawing again after the preview would only delay the app.
  if (preview) return
  const response = await early.copy
  const answer: Answer | undefined = response.ok ? (await response.json()).data : undefined
  // The app shows a message for an empty machine.
  if (answer?.planograms.length) draw(machine.id, answer, false)
}

// This script must never break the app, which runs into the same error and reports it.
begin().catch(() => {})
