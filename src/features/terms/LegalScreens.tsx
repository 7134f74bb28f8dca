import { config } from '#shared/config.ts'
import { formatPlainDay } from '#shared/dates/plain-day.ts'
import { type PagePart, usePage } from '#shared/pages.ts'
import { paths, routes } from '#shared/paths.ts'
import { sellerLine, sellerRegistrations } from '#shared/seller.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Prose } from '#shared/ui/Prose.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { useHashTarget } from '#shared/ui/use-hash-target.ts'
import styles from './Terms.module.css'

type Legal = 'terms' | 'privacy' | 'imprint' | 'accessibility'

export const TermsScreen = () => <LegalScreen name="terms" />
export const PrivacyScreen = () => <LegalScreen name="privacy" />
export const ImprintScreen = () => <LegalScreen name="imprint" />
export const AccessibilityScreen = () => <LegalScreen name="accessibility" />

/** Pages that every legal page links to. */
const others = ['privacy', 'imprint', 'accessibility'] as const

/** Pages with at least this many sections have a table of contents. */
const minSectionsForContents = 4

function LegalScreen({ name }: { name: Legal }) {
  const { title, updated, html, parts } = usePage(name)
  useHashTarget()
  const isLong = parts.flatMap(({ sections }) => sections).length >= minSectionsForContents
  return (
    <Screen title={title} back={name === 'terms' ? paths.support() : routes.account}>
      {updated && <p className={styles.date}>{texts.terms.updated({ day: formatPlainDay(updated) })}</p>}
      <Prose html={html} />
      {name === 'imprint' && <Seller />}
      {isLong && <Contents parts={parts} />}
      {parts.map((part) => (
        <Part key={part.id} part={part} isLong={isLong} />
      ))}
      <section className={styles.part}>
        <h2>{texts.terms.questions}</h2>
        <Action rank="second" to={paths.support()}>
          {texts.terms.toSupport}
        </Action>
        <ul className={styles.others}>
          {others
            .filter((other) => other !== name && config.pages.includes(other))
            .map((other) => (
              <li key={other}>
                <TextLink to={routes[other]}>{texts.terms[other]}</TextLink>
              </li>
            ))}
        </ul>
      </section>
    </Screen>
  )
}

/** The company of the settings, whose numbers some countries want here (docs/law.md). */
function Seller() {
  const facts = [config.seller.name && sellerLine(), ...sellerRegistrations()].filter(Boolean)
  return (
    facts.length > 0 && (
      <section className={styles.part}>
        <h2>{texts.seller.title}</h2>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </section>
    )
  )
}

function Contents({ parts }: { parts: readonly PagePart[] }) {
  return (
    <nav id="contents" className={styles.contents} aria-label={texts.terms.contents} tabIndex={-1}>
      <h2>{texts.terms.contents}</h2>
      <ol>
        {parts.map(({ id, title, sections }) => (
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

/** Headings can receive the focus: screen readers continue at a link's target. */
function Part({ part: { id, title, html, sections }, isLong }: { part: PagePart; isLong: boolean }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <Prose html={html} />
      {sections.map((section) => (
        <section key={section.id} className={styles.section}>
          <h3 id={section.id} tabIndex={-1}>
            {section.title}
          </h3>
          <Prose html={section.html} />
        </section>
      ))}
      {isLong && <TextLink href="#contents">{texts.terms.toTop}</TextLink>}
    </section>
  )
}
