// @ts-check
/** Finds and creates elements. Text is set as text content, never as markup. */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {string} id
 * @param {Tag} _tag the type of the element with this id
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function byId(id, _tag) {
  return /** @type {HTMLElementTagNameMap[Tag]} */ (document.getElementById(id))
}

/**
 * @param {keyof HTMLElementTagNameMap} tag
 * @param {string} className
 * @param {...(Node | string)} children
 */
export function make(tag, className, ...children) {
  const element = document.createElement(tag)
  if (className) element.className = className
  element.append(...children)
  return element
}

/**
 * @param {string[]} columns
 * @param {(Node | string)[][]} rows
 */
export function makeTable(columns, rows) {
  const head = make('tr', '', ...columns.map((name) => make('th', '', name)))
  const body = rows.map((row) => make('tr', '', ...row.map((cell) => make('td', '', cell))))
  return make('table', '', make('thead', '', head), make('tbody', '', ...body))
}

/** @type {WeakMap<Element, string>} */
const drawn = new WeakMap()

/**
 * Redraws an element only if its data has changed, to keep focus, selection and scroll position while polling.
 * @param {Element} element
 * @param {unknown} data
 * @param {() => (Node | string)[]} draw
 */
export function fill(element, data, draw) {
  const text = JSON.stringify(data)
  if (drawn.get(element) === text) return
  drawn.set(element, text)
  element.replaceChildren(...draw())
}
