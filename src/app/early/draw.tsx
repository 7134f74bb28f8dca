/**
 * Inlined behind #root: draws the first of the products that ask.ts has asked for. It shows what came unchecked for
 * the moment until React shows the validated answer; nothing can be bought from it, taps are kept for React.
 */
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

/** What was there on the last visit. */
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
      isPreview={isPreview}
    />,
  )
  keepTaps(root)
}

async function begin() {
  const machine = machineOfPage()
  const early = globalThis.earlyAnswer
  // Where a link leads the app decides first; the answer is on its way meanwhile.
  if (!machine || machine.isLink || !early) return
  const preview = previewOf(machine.id)
  draw(machine.id, preview, preview !== undefined)
  // What is there is good for the moment: drawing once more would only keep the app waiting.
  if (preview) return
  const response = await early.copy
  const answer: Answer | undefined = response.ok ? (await response.json()).data : undefined
  // That a machine is empty is for the app to say.
  if (answer?.planograms.length) draw(machine.id, answer, false)
}

// Nothing here may stand in the app's way: what goes wrong, the app meets again and says.
begin().catch(() => {})
