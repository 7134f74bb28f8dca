// @ts-check
/** Search in the reference, and its contents: open beside the text on a desk, folded above it on a phone. */
const find = /** @type {HTMLInputElement} */ (document.getElementById('find'))
const found = /** @type {HTMLElement} */ (document.getElementById('found'))
const contents = /** @type {HTMLDetailsElement} */ (document.getElementById('contents'))
const entries = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.entry')])
const sections = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('section')])
const intro = /** @type {HTMLElement} */ (document.querySelector('.intro'))
const links = /** @type {HTMLAnchorElement[]} */ ([...contents.querySelectorAll('a')])

/** @param {number} count @param {string} thing */
const counted = (count, thing) => `${count} ${thing}${count === 1 ? '' : 's'}`

/** @param {string} hash nobody's id where it is not percent-encoded UTF-8 */
function decodeHash(hash) {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** Shows what holds every word; everything where no word is typed. */
function search() {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean)
  for (const entry of entries) entry.hidden = !words.every((word) => entry.dataset.search?.includes(word))
  for (const section of sections) section.hidden = !section.querySelector('.entry:not([hidden])')
  intro.hidden = words.length > 0
  for (const link of links) {
    const target = document.getElementById(decodeHash(link.hash))
    const row = link.closest('li') ?? link.closest('p')
    if (row) row.hidden = target?.hidden ?? false
  }
  const shown = entries.filter(({ hidden }) => !hidden)
  const schemas = shown.filter(({ id }) => id.startsWith('schema-')).length
  const none = 'Nothing found. Other words?'
  const sum = `${counted(shown.length - schemas, 'operation')}, ${counted(schemas, 'schema')}`
  found.textContent = words.length === 0 ? '' : shown.length === 0 ? none : sum
  history.replaceState(
    null,
    '',
    `${location.pathname}${words.length > 0 ? `?${new URLSearchParams({ q: find.value })}` : ''}${location.hash}`,
  )
}

/** What an address leads to is shown, though a search should hide it. */
function reveal() {
  const target = document.getElementById(decodeHash(location.hash))
  if (!target?.closest('[hidden]')) return
  find.value = ''
  search()
  target.scrollIntoView()
}

/** A link to what the search hides clears the search first. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.hash || link.pathname !== location.pathname) return
  const target = document.getElementById(decodeHash(link.hash))
  if (target?.closest('[hidden]')) {
    find.value = ''
    search()
  }
  if (!desk.matches) contents.open = false
})

const desk = matchMedia('(min-width: 960px)')
const fold = () => {
  contents.open = desk.matches
}
desk.addEventListener('change', fold)
fold()
find.addEventListener('input', search)
find.value = new URLSearchParams(location.search).get('q') ?? ''
if (find.value) search()
reveal()
addEventListener('hashchange', reveal)
