// @ts-check
/** Which world the console looks at: from the address, chosen by scenario and name, kept in the address. */
import { byId, fill } from './elements.js'
import { chooseWorld, currentWorld } from './switches.js'

const page = byId('console', 'div')
const scenario = byId('scenario', 'select')
const name = byId('name', 'input')

/** The app in this world: the first label of its host names it. */
function appLink() {
  const url = new URL(page.dataset.app ?? '')
  if (currentWorld() !== 'default') url.hostname = `${currentWorld()}.${url.hostname}`
  return url.origin
}

/** @param {string} chosen */
function show(chosen) {
  chooseWorld(chosen)
  const [before = '', ...after] = chosen.split('--')
  const isKnown = [...scenario.options].some(({ value }) => value !== '' && value === before)
  scenario.value = isKnown ? before : ''
  name.value = isKnown ? after.join('--') : chosen === 'default' ? '' : chosen
  byId('world-name', 'dd').textContent = chosen
  byId('open-app', 'a').href = appLink()
}

/** @param {() => void} onChange called after each choice */
export function startWorld(onChange) {
  show(new URLSearchParams(location.search).get('world') || page.dataset.world || 'default')
  byId('world-form', 'form').addEventListener('submit', (event) => {
    event.preventDefault()
    const chosen = [scenario.value, name.value].filter((part) => part !== '').join('--') || 'default'
    show(chosen)
    history.pushState(null, '', `?${new URLSearchParams({ world: chosen })}`)
    onChange()
  })
  addEventListener('popstate', () => {
    show(new URLSearchParams(location.search).get('world') || page.dataset.world || 'default')
    onChange()
  })
}

/** @param {string[]} worlds the names in use, offered where a name is typed */
export function offerWorlds(worlds) {
  fill(byId('worlds', 'datalist'), worlds, () =>
    worlds.map((each) => {
      const option = document.createElement('option')
      option.value = each
      return option
    }),
  )
}
