import { Link, useLocation } from 'react-router-dom'
import { useSession } from '#domain/session/session.ts'
import { paths, routes } from '#shared/paths.ts'
import { shellTexts as texts } from '#shared/texts/shell.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import styles from './AccountLink.module.css'

const orders = 'M5 21V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16l-3-2-2 2-2-2-2 2-2-2zM9 8h6M9 12h6'
const person = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5'
const door =
  'M10 8V5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2v-3M3 12h12M11.500 8.500 15 12l-3.500 3.500'

/** Links to orders and account. Guests also get a sign-in link. */
export function AccountLink() {
  const { kind } = useSession()
  const { pathname, search } = useLocation()
  const isRegistered = kind === 'registered'
  return (
    <div className={styles.place}>
      <IconLink to={paths.orderHistory} label={texts.orders} drawing={orders} />
      <IconLink to={paths.account} label={isRegistered ? texts.account : texts.guestAccount} drawing={person} />
      {!isRegistered && pathname !== routes.login && (
        <Link to={paths.login(pathname + search)} className={styles.account} title={texts.signIn}>
          <Icon>
            <path d={door} />
          </Icon>
          <span>{texts.signIn}</span>
        </Link>
      )}
    </div>
  )
}

function IconLink({ to, label, drawing }: { to: string; label: string; drawing: string }) {
  return (
    <Link to={to} className={styles.icon} aria-label={label} title={label}>
      <Icon>
        <path d={drawing} />
      </Icon>
    </Link>
  )
}
