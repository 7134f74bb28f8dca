/**
 * The page's first script, inlined behind #root: asks for the products before anything else is loaded and draws the
 * first of them. It shows what came unchecked for the moment until React shows the validated answer; nothing can be
 * bought from it, taps are kept for React.
 */
import './color-scheme.ts'
import { shelfOf } from '#domain/machine/shelf.ts'
import type { components } from '#generated/types.ts'
import { askEarly } from '#shared/api/early-answer.ts'
import { routes } from '#shared/paths.ts'
import { EarlyProducts } from './EarlyProducts.tsx'
import { keepTaps } from './taps.ts'

type Answer = components['schemas']['MachineProducts']

const record = (key: string): string | null => localStorage.getItem(key)

function knownMachine(id: string): components['schemas']['Machine'] | undefined {
  return JSON.parse(record('recentMachines') ?? '[]').find((machine: { id: string }) => machine.id === id)
}

const viewOf = (text: string | null) => (text === 'list' || text === 'tray' ? text : 'grid')

function draw(id: string, answer?: Answer) {
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
    />,
  )
  keepTaps(root)
}

async function begin() {
  const linked = /^\/machine\/([^/]+)$/.exec(location.pathname)?.[1]
  const id = linked ? decodeURIComponent(linked) : record('machineId')
  if (!id || !(linked || [routes.root, routes.products].includes(location.pathname as '/'))) return
  const early = askEarly(id, record('accessToken'))
  // Where a link leads the app decides first; the answer is on its way meanwhile.
  if (linked) return
  draw(id)
  const response = await early
  const answer: Answer | undefined = response.ok ? (await response.json()).data : undefined
  // That a machine is empty is for the app to say.
  if (answer?.planograms.length) draw(id, answer)
}

// Nothing here may stand in the app's way: what goes wrong, the app meets again and says.
begin().catch(() => {})
