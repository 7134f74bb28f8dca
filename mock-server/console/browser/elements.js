// @ts-check
/** Elements by id, and made from data. Text is only ever set as text. */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {string} id
 * @param {Tag} _tag what the page has under this id
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
 * A table of texts; columns whose name ends with `#` hold numbers.
 * @param {string[]} columns
 * @param {(Node | string)[][]} rows
 */
export function makeTable(columns, rows) {
  const classOf = (/** @type {number} */ index) => (columns[index]?.endsWith('#') ? 'number' : '')
  const head = columns.map((name, index) => {
    const cell = make('th', classOf(index), name.replace('#', ''))
    cell.setAttribute('scope', 'col')
    return cell
  })
  const body = rows.map((row) => make('tr', '', ...row.map((text, index) => make('td', classOf(index), text))))
  return make('table', '', make('thead', '', make('tr', '', ...head)), make('tbody', '', ...body))
}

/** @type {WeakMap<Element, string>} */
const shown = new WeakMap()

/**
 * Fills an element where what it shows has changed: focus, selection and scroll stay where they are otherwise.
 * @param {Element} element
 * @param {unknown} data
 * @param {() => (Node | string)[]} draw
 */
export function fill(element, data, draw) {
  const text = JSON.stringify(data)
  if (shown.get(element) === text) return
  shown.set(element, text)
  element.replaceChildren(...draw())
}

/** @param {string} text */
export const empty = (text) => make('p', 'empty', text)
