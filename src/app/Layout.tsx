import { type ReactNode, use, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { useKnownStatus } from '#domain/machine/known-status.ts'
import { useOpensAt } from '#domain/machine/use-opens-at.ts'
import { useActiveOrder } from '#domain/order/active-order.ts'
import { isOpen } from '#domain/order/attempt.ts'
import { CartBar } from '#features/checkout/CartBar.tsx'
import { currentBrowser, isSupported } from '#features/hints/browser.ts'
import { CustomizationSheet } from '#features/products/coffee/CustomizationSheet.tsx'
import { SignInLink } from '#features/sign-in/SignInLink.tsx'
import { config } from '#shared/config.ts'
import { reachServer, useIsOnline } from '#shared/connection.ts'
import { paths, routes } from '#shared/paths.ts'
import { isStorageDenied, read } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { texts } from '#shared/texts/catalog.ts'
import { LazyPart } from '#shared/ui/LazyPart.tsx'
import { lazyOptional, lazyOr } from '#shared/ui/lazy-screen.ts'
import { PageSpinner } from '#shared/ui/PageSpinner.tsx'
import { machinePlaces } from '#shared/ui/places.ts'
import { useDelay } from '#shared/ui/use-delay.ts'
import { WaitingOrderContext } from '#shared/ui/waiting-order.ts'
import styles from './Layout.module.css'
import { MachineTitle, Mark } from './MachineTitle.tsx'
import { OfflineScreen } from './OfflineScreen.tsx'
import { hasSignIn, isMoneyPath } from './redirects.ts'
import { TabBar } from './TabBar.tsx'

const CartColumn = lazyOptional('CartColumn', () => import('#features/checkout/CartColumn.tsx'))
const Background = lazyOptional('Background', () => import('./Background.tsx'))
const BrowserBanner = lazyOptional('BrowserBanner', () => import('#features/hints/BrowserBanner.tsx'))
const ProductsHint = lazyOptional('ProductsHint', () => import('#features/hints/ProductsHint.tsx'))
const OfflineOrders = lazyOr(OfflineScreen, 'OfflineOrders', () => import('./OfflineOrders.tsx'))

/** A customer who can't pay here has to know it before filling a cart. */
const hasWarning = (isAtProducts: boolean) => isStorageDenied() || (!isAtProducts && !isSupported(currentBrowser()))

/** Milliseconds. Products, their pictures and a first tap come first. */
const untilSettled = 2_000

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isAtProducts = pathname === routes.products
  const isOnline = useIsOnline()
  useAnotherLook(pathname, isOnline)
  const isSettled = useDelay(true, untilSettled)
  const [isFirstVisit] = useState(() => read('hasSeenCoachmarks') !== true)
  const order = useActiveOrder()
  const waiting = order
    ? { label: texts.tabs.collectFirst({ number: order.order_number }), path: paths.orderDispense(order.id) }
    : null
  return (
    <WaitingOrderContext value={waiting}>
      <div className={styles.app} data-tabs={!isMoneyPath(pathname) || undefined}>
        <a className={styles.skip} href="#main">
          {texts.shell.skip}
        </a>
        {isAtProducts && isFirstVisit && <ProductsHint />}
        {hasWarning(isAtProducts) && <BrowserBanner />}
        {isSettled && <Background />}
        <header className={styles.header}>
          <div className={styles.bar}>
            <MachineName />
            {!isMoneyPath(pathname) && (
              <div className={styles.tabs}>
                <TabBar />
              </div>
            )}
            {!hasSignIn(pathname) && <SignInLink />}
          </div>
        </header>
        <CustomizationSheet>
          <main id="main" className={styles.main}>
            {/* Money screens show a lost connection themselves and are never replaced. */}
            {isOnline || isMoneyPath(pathname) ? (
              children
            ) : pathname.startsWith(routes.orderHistory) ? (
              <LazyPart place={pathname} fallback={<PageSpinner />}>
                <OfflineOrders />
              </LazyPart>
            ) : (
              <OfflineScreen />
            )}
          </main>
          {isAtProducts && config.maintenance === '' && (
            <>
              {isOnline && <CartColumn />}
              <div className={styles.cartBar}>
                <CartBar />
              </div>
            </>
          )}
        </CustomizationSheet>
      </div>
    </WaitingOrderContext>
  )
}

/** Screens that a lost connection doesn't replace have no Retry. They ask the server once: the browser may be wrong. */
function useAnotherLook(pathname: string, isOnline: boolean) {
  const isLooking = !isOnline && (isMoneyPath(pathname) || pathname.startsWith(routes.orderHistory))
  useEffect(() => {
    if (isLooking) void reachServer()
  }, [isLooking])
}

function MachineName() {
  const chosen = useChosenMachine()
  const { pathname } = useLocation()
  const waiting = use(WaitingOrderContext)
  const attempt = useStored('checkoutAttempt')
  // The other screens that need it say it where it counts: above the payment and at the machine.
  const opening = useOpensAt(pathname === routes.products ? chosen?.id : undefined)
  // An offline machine sells nothing at that hour either, and the screen says so.
  const opensAt = useKnownStatus(chosen?.id) === 'offline' ? undefined : opening
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
  const title = (
    <MachineTitle
      name={machine?.name ?? id}
      place={machine?.place.name}
      opensAt={opensAt}
      brand={isMoneyPath(pathname) ? config.name : undefined}
    />
  )
  // Until a payment is finished, nothing leads to another machine.
  if (isMoneyPath(pathname) && isOpen(attempt))
    return (
      <div className={styles.place}>
        {mark}
        <span className={styles.machine} data-paying>
          {title}
        </span>
      </div>
    )
  return (
    <div className={styles.place}>
      {mark}
      <Link
        ref={machinePlaces}
        to={waiting?.path ?? paths.searchMachine}
        className={styles.machine}
        data-waiting={waiting !== null || undefined}
        title={waiting?.label ?? texts.shell.changeMachine}
      >
        {title}
      </Link>
    </div>
  )
}
