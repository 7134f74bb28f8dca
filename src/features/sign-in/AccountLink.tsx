import { Link, useLocation } from 'react-router-dom'
import { useSession } from '#domain/session/session.ts'
import { signOut } from '#domain/session/sign-in.ts'
import { paths, routes } from '#shared/paths.ts'
import { shellTexts as texts } from '#shared/texts/shell.ts'
import styles from './AccountLink.module.css'

/** The customer's own orders, and who is signed in: a guest may sign in, a customer may sign out. */
export function AccountLink() {
  const { kind } = useSession()
  const { pathname, search } = useLocation()
  return (
    <div className={styles.place}>
      <Link to={paths.orderHistory} className={styles.orders} aria-label={texts.orders} title={texts.orders}>
        <svg
          viewBox="0 0 24 24"
          width="24"
          height="24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M5 21V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16l-3-2-2 2-2-2-2 2-2-2zM9 8h6M9 12h6" />
        </svg>
      </Link>
      {kind === 'registered' ? (
        <button type="button" className={styles.account} onClick={() => void signOut()}>
          {texts.signOut}
        </button>
      ) : (
        pathname !== routes.login && (
          <Link to={paths.login(pathname + search)} className={styles.account}>
            {texts.signIn}
          </Link>
        )
      )}
    </div>
  )
}
