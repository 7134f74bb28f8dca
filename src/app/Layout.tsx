import { type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { CartBar } from '#features/cart/CartBar.tsx'
import { AccountLink } from '#features/sign-in/AccountLink.tsx'
import { paths, routes } from '#shared/paths.ts'
import { shellTexts as texts } from '#shared/texts/shell.ts'
import { useIsOnline } from '#shared/use-is-online.ts'
import { CustomizationSheet } from './CustomizationSheet.tsx'
import styles from './Layout.module.css'
import { lazyOptional } from './lazy-screen.ts'
import { MachineTitle } from './MachineTitle.tsx'
import { OfflineScreen } from './OfflineScreen.tsx'
import { isMoneyPath } from './redirects.ts'

const CartColumn = lazyOptional('CartColumn', () => import('./CartColumn.tsx'))
const GlobalOverlays = lazyOptional('GlobalOverlays', () => import('./GlobalOverlays.tsx'))

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isOnline = useIsOnline()
  return (
    <div className={styles.app}>
      <a className={styles.skip} href="#main">
        {texts.skip}
      </a>
      <Suspense>
        <GlobalOverlays />
      </Suspense>
      <header className={styles.header}>
        <div className={styles.bar}>
          <MachineName />
          <AccountLink />
        </div>
      </header>
      <CustomizationSheet>
        <main id="main" className={styles.main}>
          {/* Money screens report a lost connection themselves and are never replaced. */}
          {isOnline || isMoneyPath(pathname) ? children : <OfflineScreen />}
        </main>
        {pathname === routes.products && (
          <>
            <div className={styles.cartBar} data-cart>
              <CartBar />
            </div>
            <Suspense>
              <CartColumn />
            </Suspense>
          </>
        )}
      </CustomizationSheet>
    </div>
  )
}

function MachineName() {
  const chosen = useChosenMachine()
  const { pathname } = useLocation()
  const isSearching = pathname === routes.searchMachine || pathname === routes.scanMachine
  if (!chosen || isSearching)
    return (
      <Link to={paths.dashboard} className={styles.brand}>
        <img src="/icon.svg" alt="" width={28} height={28} />
        {texts.appName}
      </Link>
    )
  const { machine, id } = chosen
  return (
    <Link to={paths.searchMachine} className={styles.machine} title={texts.changeMachine}>
      <MachineTitle name={machine?.name ?? id} place={machine?.place.name} />
    </Link>
  )
}
