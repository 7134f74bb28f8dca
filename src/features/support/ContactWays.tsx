import { UnstyledButton } from '@mantine/core'
import { IconCopy, IconMail, IconPhone } from '@tabler/icons-react'
import { config } from '#shared/config.ts'
import { telLink } from '#shared/tel-link.ts'
import { texts } from '#shared/texts/catalog.ts'
import { copyText } from '#shared/ui/copy-text.ts'
import { type About, mailtoLink, reportLines, reportText } from './report.ts'
import styles from './Support.module.css'

/** The operator's phone number and email address, with the order's details to send along. */
export function ContactWays({ about }: { about: About }) {
  const { phone, email } = config.contacts
  const hasDetails = reportLines(about).length > 0
  const copy = () =>
    copyText(reportText(about), { done: texts.supportScreen.copied, failed: texts.supportScreen.copyFailed })
  return (
    <section className={styles.section}>
      <h2>{texts.supportScreen.contact}</h2>
      {hasDetails && <p className={styles.soft}>{texts.supportScreen.contactHint}</p>}
      <div className={styles.contact}>
        {phone && (
          <a href={telLink(phone)} className={styles.way}>
            <IconPhone aria-hidden="true" />
            <span>{texts.supportScreen.call({ phone })}</span>
          </a>
        )}
        {email && (
          <a href={mailtoLink(email, about)} className={styles.way}>
            <IconMail aria-hidden="true" />
            <span>
              <span>{texts.supportScreen.mail}</span> <small>{texts.supportScreen.mailTo({ address: email })}</small>
            </span>
          </a>
        )}
        {hasDetails && (
          <UnstyledButton className={styles.way} onClick={() => void copy()}>
            <IconCopy aria-hidden="true" />
            <span>{texts.supportScreen.copy}</span>
          </UnstyledButton>
        )}
      </div>
    </section>
  )
}
