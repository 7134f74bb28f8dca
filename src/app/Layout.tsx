import { type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { StockPushOfferContext } from '#domain/machine/stock-push-offer.ts'
import { CartBar } from '#features/cart/CartBar.tsx'
import { SignInLink } from '#features/sign-in/SignInLink.tsx'
import { config } from '#shared/config.ts'
import { paths, routes } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { LazyPart } from '#shared/ui/LazyPart.tsx'
import { PageSpinner } from '#shared/ui/PageSpinner.tsx'
import { useIsOnline } from '#shared/use-is-online.ts'
import { CustomizationSheet } from './CustomizationSheet.tsx'
import styles from './Layout.module.css'
import { lazyOptional, lazyOr } from './lazy-screen.ts'
import { MachineTitle, Mark } from './MachineTitle.tsx'
import { OfflineScreen } from './OfflineScreen.tsx'
import { hasSignIn, isMoneyPath } from './redirects.ts'

const CartColumn = lazyOptional('CartColumn', () => import('./CartColumn.tsx'))
const GlobalOverlays = lazyOptional('GlobalOverlays', () => import('./GlobalOverlays.tsx'))
const OfflineOrders = lazyOr(OfflineScreen, 'OfflineOrders', () => import('./OfflineOrders.tsx'))
const StockPushOffer = lazyOptional('StockPushOffer', () => import('#features/notifications/PushOffer.tsx'))
const TabBar = lazyOptional('TabBar', () => import('./TabBar.tsx'))

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isOnline = useIsOnline()
  return (
    <div className={styles.app} data-tabs={!isMoneyPath(pathname) || undefined}>
      <a className={styles.skip} href="#main">
        {texts.shell.skip}
      </a>
      <Suspense>
        <GlobalOverlays />
      </Suspense>
      <header className={styles.header}>
        <div className={styles.bar}>
          <MachineName />
          {!isMoneyPath(pathname) && (
            <div className={styles.tabs}>
              <Suspense>
                <TabBar />
              </Suspense>
            </div>
          )}
          {!hasSignIn(pathname) && <SignInLink />}
        </div>
      </header>
      <CustomizationSheet>
        <main id="main" className={styles.main}>
          {/* Money screens show a lost connection themselves and are never replaced. */}
          {isOnline || isMoneyPath(pathname) ? (
            <StockPushOfferContext value={StockPushOffer}>{children}</StockPushOfferContext>
          ) : pathname.startsWith(routes.orderHistory) ? (
            <LazyPart place={pathname} fallback={<PageSpinner />}>
              <OfflineOrders />
            </LazyPart>
          ) : (
            <OfflineScreen />
          )}
        </main>
        {pathname === routes.products && config.maintenance === '' && (
          <>
            {isOnline && (
              <Suspense>
                <CartColumn />
              </Suspense>
            )}
            <div className={styles.cartBar} data-cart>
              <CartBar />
            </div>
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
  const mark = (
    <Link to={paths.dashboard} className={styles.mark} aria-label={texts.shell.home}>
      <Mark />
    </Link>
  )
  if (!chosen || isSearching)
    return (
      <div className={styles.place}>
        {mark}
        <span className={styles.brand}>{config.name}</span>
      </div>
    )
  const { machine, id } = chosen
  return (
    <div className={styles.place}>
      {mark}
      <Link to={paths.searchMachine} className={styles.machine} title={texts.shell.changeMachine}>
        <MachineTitle name={machine?.name ?? id} place={machine?.place.name} />
      </Link>
    </div>
  )
}
