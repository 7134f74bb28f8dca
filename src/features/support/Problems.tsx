import { config } from '#shared/config.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Answers } from '#shared/ui/Answers.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { useHashTarget } from '#shared/ui/use-hash-target.ts'
import { type Problem, problems } from './problem-list.ts'
import { type About, mailtoLink } from './report.ts'
import styles from './Support.module.css'

/** Common problems and what to do. Links with a hash open a problem. */
export function Problems({ about }: { about: About }) {
  useHashTarget()
  return (
    <section className={styles.section}>
      <h2>{texts.supportScreen.problems}</h2>
      <p className={styles.soft}>{texts.supportScreen.problemsHint}</p>
      <Answers
        answers={problems().map((problem) => ({
          id: problem.id,
          title: problem.title,
          content: <Steps problem={problem} about={about} />,
        }))}
      />
    </section>
  )
}

function Steps({ problem: { title, steps, goTo }, about }: { problem: Problem; about: About }) {
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.ways}>
        {goTo && <TextLink to={target(goTo, about)}>{texts.goTo[wanted(goTo, about)]}</TextLink>}
        {config.contacts.email && (
          <TextLink href={mailtoLink(config.contacts.email, about, title)}>{texts.supportScreen.tell}</TextLink>
        )}
      </p>
    </>
  )
}

type GoTo = NonNullable<Problem['goTo']>

/** Without an order, the link leads to the order history. */
const wanted = (goTo: GoTo, { order }: About): GoTo => (goTo === 'order' && !order ? 'orders' : goTo)

function target(goTo: GoTo, about: About): string {
  if (goTo === 'search') return paths.searchMachine
  return about.order && goTo === 'order' ? paths.orderHistoryDetails(about.order.id) : paths.orderHistory
}
