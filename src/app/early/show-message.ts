/** A message in place of the app, without React and the app's styles. */
import type { Texts } from '#generated/texts.ts'

function element(tag: string, text: string, style: Partial<CSSStyleDeclaration> = {}) {
  const created = document.createElement(tag)
  created.textContent = text
  Object.assign(created.style, style)
  return created
}

const whenParsed = () =>
  new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve, { once: true })
    else resolve(undefined)
  })

/** `reload`: the label of the link that loads the page again. */
type Message = Texts['badSettings'] | Texts['startFailed']

/** `problems`: for the operator, below `contacts`. */
export async function showMessage(
  { title, hint, reload }: Message,
  problems: string[] = [],
  contacts: HTMLElement[] = [],
) {
  await whenParsed()
  const heading = element('h1', title)
  heading.tabIndex = -1
  const list = element('ul', '', {
    padding: '16px 18px',
    borderRadius: '12px',
    background: 'var(--mantine-color-red-light)',
    color: 'var(--mantine-color-red-text)',
    overflowWrap: 'anywhere',
  })
  list.append(...problems.map((problem) => element('li', problem)))
  const again = element('a', reload, { padding: '10px 0' }) as HTMLAnchorElement
  again.href = location.href
  const main = element('main', '', {
    display: 'grid',
    gap: '16px',
    maxWidth: '560px',
    margin: '15vh auto',
    padding: '24px',
  })
  main.append(heading, element('p', hint), ...contacts, ...(problems.length > 0 ? [list] : []), again)
  document.title = title
  const root = document.getElementById('root')
  root?.replaceChildren(main)
  // Keeps products that arrive later from being drawn over the message.
  root?.removeAttribute('id')
  heading.focus()
}
