import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePage } from '#shared/pages.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Answers } from '#shared/ui/Answers.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Field } from '#shared/ui/Field.tsx'
import { Prose } from '#shared/ui/Prose.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import { useHashTarget } from '#shared/ui/use-hash-target.ts'
import styles from './Faq.module.css'
import { filterFaq } from './filter.ts'

export function FaqScreen() {
  const [text, setText] = useState('')
  const groups = filterFaq(usePage('faq').parts, text)
  const count = groups.reduce((sum, { sections }) => sum + sections.length, 0)
  const isSearching = text.trim() !== ''
  useClearedBy(useLocation().hash, () => setText(''))
  useHashTarget()
  return (
    <Screen title={texts.faq.title} back={paths.support()}>
      <search>
        <form onSubmit={(event) => event.preventDefault()}>
          <Field
            id="faq-text"
            label={texts.faq.search}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={texts.faq.placeholder}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </form>
      </search>
      {/* Always rendered, so that screen readers announce changes. */}
      <p role="status" className={styles.found}>
        {isSearching && (count > 0 ? texts.faq.found({ count }) : texts.faq.nothing)}
      </p>
      {groups.map(({ title, sections }) => (
        <section key={title} className={styles.group}>
          <h2>{title}</h2>
          <Answers answers={sections.map(({ id, title, html }) => ({ id, title, content: <Prose html={html} /> }))} />
        </section>
      ))}
      {count === 0 ? (
        <EmptyState
          drawing="search"
          title={texts.faq.nothingHint}
          action={{ label: texts.faq.toSupport, to: paths.support() }}
        />
      ) : (
        <section className={styles.group}>
          <h2>{texts.faq.notHere}</h2>
          <Action rank="second" to={paths.support()}>
            {texts.faq.toSupport}
          </Action>
        </section>
      )}
    </Screen>
  )
}

/** A link to a question clears the search, during rendering: the question must exist before the page scrolls to it. */
function useClearedBy(hash: string, clear: () => void) {
  const [last, setLast] = useState(hash)
  if (last === hash) return
  setLast(hash)
  clear()
}
