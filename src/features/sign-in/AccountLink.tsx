import { Link, useLocation } from 'react-router-dom'
import { useSession } from '#domain/session/session.ts'
import { signOut } from '#domain/session/sign-in.ts'
import { paths } from '#shared/paths.ts'
import { shellTexts as texts } from '#shared/texts/shell.ts'
import styles from './AccountLink.module.css'

/** Who is signed in: a guest may sign in, a customer may sign out. */
export function AccountLink() {
  const { kind } = useSession()
  const { pathname, search } = useLocation()
  if (kind === 'registered')
    return (
      <button type="button" className={styles.account} onClick={() => void signOut()}>
        {texts.signOut}
      </button>
    )
  if (pathname === '/login') return null
  return (
    <Link to={paths.login(pathname + search)} className={styles.account}>
      {texts.signIn}
    </Link>
  )
}
