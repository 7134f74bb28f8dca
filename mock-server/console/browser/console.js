// @ts-check
/** The console's first script: reads the world again and again while somebody looks, and passes on what is pressed. */
import { byId } from './elements.js'
import { showForced, startForce } from './force.js'
import { showRequests } from './requests.js'
import { showState, showStock, stockMachine } from './state.js'
import { call, currentWorld } from './switches.js'
import { offerWorlds, startWorld } from './world.js'

/** @typedef {import('./switches.js').DocumentedOperation} DocumentedOperation */

/** Milliseconds between two looks. */
const pace = 1000

const told = byId('told', 'p')

/** @type {ReturnType<typeof setTimeout> | undefined} */
let forgetting

/**
 * What went well is said for a while, what went wrong until the next thing.
 * @param {string} text
 */
function tell(text, isWrong = false) {
  clearTimeout(forgetting)
  if (text && !isWrong) forgetting = setTimeout(() => tell(''), 6000)
  told.textContent = text
  told.classList.toggle('wrong', isWrong)
}

async function look() {
  const world = currentWorld()
  const [state, { requests }, { worlds }] = await Promise.all([
    call('GET', 'state'),
    call('GET', 'requests'),
    call('GET', 'worlds'),
  ])
  // Chosen another one meanwhile: its own look is on its way.
  if (world !== currentWorld()) return
  showState(state, setMachine)
  showForced(state.forced)
  showRequests(requests)
  offerWorlds(worlds)
  const { slots } = await call('GET', `stock/${encodeURIComponent(stockMachine())}`)
  if (world === currentWorld()) showStock(slots)
}

/**
 * Does one thing, says so, and looks at what came of it; or says why not.
 * @param {string} done
 * @param {() => Promise<unknown>} work
 */
async function act(done, work) {
  try {
    await work()
    tell(done)
    await look()
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error), true)
  }
}

/**
 * @param {string} id
 * @param {boolean} isOnline
 */
function setMachine(id, isOnline) {
  const online_status = isOnline ? 'online' : 'offline'
  act(`${id} is ${online_status}.`, () => call('POST', `machines/${encodeURIComponent(id)}`, { online_status }))
}

/** @param {number} ms */
const advance = (ms) => act('The clock is ahead.', () => call('POST', 'clock', { ms }))

/**
 * @param {string} id
 * @param {() => void} listener
 */
const onPress = (id, listener) => byId(id, 'button').addEventListener('click', listener)

onPress('reset', () => act('The world is new.', () => call('POST', 'reset')))
onPress('let-go', () => act('Nothing is forced any more.', () => call('DELETE', 'force')))
onPress('decline', () => act('The next payment on a provider’s page is declined.', () => call('POST', 'decline')))
byId('stock-of', 'select').addEventListener('change', () => void look())
for (const button of document.querySelectorAll('[data-ms]'))
  button.addEventListener('click', () => advance(Number(button.getAttribute('data-ms'))))
byId('clock-form', 'form').addEventListener('submit', (event) => {
  event.preventDefault()
  advance(Number(byId('minutes', 'input').value) * 60_000)
})

startWorld(
  () => act(`This is ${currentWorld()}.`, async () => {}),
  (why) => tell(why, true),
)
const { operations } = await call('GET', 'operations')
const stream = operations.find((/** @type {DocumentedOperation} */ { isStream }) => isStream)
onPress('cut', () =>
  act('Cut: the live streams that are open, else the next one.', () =>
    call('POST', 'force', { operationId: stream?.operationId, effect: 'cut' }),
  ),
)
startForce(operations, (body) => act(`Forced upon ${body.operationId}.`, () => call('POST', 'force', body)))

/** A server that is being started again is asked again. */
async function follow() {
  try {
    if (!document.hidden) await look()
    if (told.dataset.lost) tell('')
    delete told.dataset.lost
  } catch {
    told.dataset.lost = 'true'
    tell('The mock server does not answer.', true)
  }
  setTimeout(follow, pace)
}
follow()
