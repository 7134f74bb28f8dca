// @ts-check
/** Which world the console looks at: from the address, chosen by scenario and name, kept in the address. */
import { byId, fill } from './elements.js'
import { chooseWorld, currentWorld } from './switches.js'

const page = byId('console', 'div')
const scenario = byId('scenario', 'select')
const name = byId('name', 'input')

/**
 * The mock's own rule, with which a name is a label of a host too.
 * @param {string} chosen
 */
const isUsable = (chosen) => /^(?!xn--)[a-z0-9-]{1,63}$/.test(chosen)

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

/** @param {string} chosen */
const cannotBe = (chosen) =>
  `“${chosen}” can’t be the name of a world: small letters, digits and dashes, at most 63 with the scenario. This is ${currentWorld()}.`

/**
 * @param {() => void} onChange called after each choice
 * @param {(why: string) => void} onRefused told in words
 */
export function startWorld(onChange, onRefused) {
  const own = page.dataset.world || 'default'
  /** Answers whether the address names a world that can be. */
  const showAddressed = () => {
    const asked = (new URLSearchParams(location.search).get('world') || own).toLowerCase()
    show(isUsable(asked) ? asked : own)
    if (!isUsable(asked)) onRefused(cannotBe(asked))
    return isUsable(asked)
  }
  showAddressed()
  byId('world-form', 'form').addEventListener('submit', (event) => {
    event.preventDefault()
    const chosen = [scenario.value, name.value].filter((part) => part !== '').join('--') || 'default'
    if (!isUsable(chosen)) return onRefused(cannotBe(chosen))
    show(chosen)
    history.pushState(null, '', `?${new URLSearchParams({ world: chosen })}`)
    onChange()
  })
  addEventListener('popstate', () => {
    if (showAddressed()) onChange()
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
