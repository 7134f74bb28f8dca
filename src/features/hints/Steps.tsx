import { ThemeIcon } from '@mantine/core'
import { IconCreditCard, IconPackage, IconQrcode } from '@tabler/icons-react'
import { texts } from '#shared/texts/catalog.ts'
import '@mantine/core/styles/ThemeIcon.layer.css'
import styles from './Steps.module.css'

const icons = [IconQrcode, IconCreditCard, IconPackage]

/** How ordering works, in three steps. */
export const Steps = () => (
  <ol className={styles.steps}>
    {Object.values(texts.hints.steps).map(({ title, text }, index) => {
      const Icon = icons[index] ?? IconPackage
      return (
        <li key={title}>
          <ThemeIcon size={52} radius="lg" variant="light" aria-hidden="true">
            <Icon size="1.625rem" />
          </ThemeIcon>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      )
    })}
  </ol>
)

/** The steps as a section of a page. */
export const HowItWorks = () => (
  <section className={styles.section}>
    <h2>{texts.hints.howItWorks}</h2>
    <Steps />
  </section>
)
