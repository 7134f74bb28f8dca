/** A JSX runtime that renders HTML strings. The build compiles the early script against it instead of React. */

/** Rendered HTML, as opposed to text that still has to be escaped. */
class Html {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
  toString() {
    return this.html
  }
}

type Child = Html | string | number | boolean | null | undefined | readonly Child[]
type Props = Record<string, unknown> & { children?: Child }
type Type = string | ((props: Props) => Child)

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

/** React attribute names that differ in HTML. */
const names: Record<string, string> = {
  className: 'class',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
}
const voidElements = ['img', 'input', 'circle', 'path']

function write(child: Child): string {
  if (Array.isArray(child)) return child.map(write).join('')
  if (child === null || child === undefined || typeof child === 'boolean') return ''
  return child instanceof Html ? child.html : escaped(String(child))
}

function attribute([name, value]: [string, unknown]): string {
  const isText = name.startsWith('aria-') || name.startsWith('data-')
  if (value === undefined || value === null || typeof value === 'function' || name === 'children') return ''
  if (typeof value === 'boolean' && !isText) return value ? ` ${name}` : ''
  return ` ${names[name] ?? name}="${escaped(String(value))}"`
}

export function jsx(type: Type, { children, ...props }: Props): Html {
  if (typeof type === 'function') return new Html(write(type({ ...props, children })))
  const tag = `<${type}${Object.entries(props).map(attribute).join('')}>`
  return new Html(voidElements.includes(type) ? tag.replace(/>$/, '/>') : `${tag}${write(children)}</${type}>`)
}

export const jsxs = jsx
export const Fragment = ({ children }: Props) => children
