import { formatDay } from '#shared/dates/dates.ts'
import { paths } from '#shared/paths.ts'
import { type LegalPart, legalParts, termsDate, termsTexts as texts } from '#shared/texts/terms.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import { useHashTarget } from '#shared/ui/use-hash-target.ts'
import styles from './Terms.module.css'

export function TermsScreen() {
  useHashTarget()
  return (
    <Screen title={texts.title} back={paths.support()}>
      <p className={styles.date}>{texts.updated({ day: formatDay(termsDate) })}</p>
      <section className={styles.notice}>
        <h2>{texts.noticeTitle}</h2>
        <p>{texts.notice}</p>
      </section>
      <Contents />
      {legalParts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
      <section className={styles.part}>
        <h2>{texts.questions}</h2>
        <Action rank="second" to={paths.support()}>
          {texts.toSupport}
        </Action>
      </section>
    </Screen>
  )
}

function Contents() {
  return (
    <nav id="contents" className={styles.contents} aria-label={texts.contents} tabIndex={-1}>
      <h2>{texts.contents}</h2>
      <ol>
        {legalParts.map(({ id, title, sections }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The link's target takes the focus, so that screen readers continue there. */
function Part({ part: { id, title, sections } }: { part: LegalPart }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {sections.map((section) => (
        <section key={section.id} className={styles.section}>
          <h3 id={section.id} tabIndex={-1}>
            {section.title}
          </h3>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.points && (
            <ul className={styles.points}>
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <a href="#contents" className={styles.top}>
        {texts.toTop}
      </a>
    </section>
  )
}
