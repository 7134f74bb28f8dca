import { Radio, Skeleton, VisuallyHidden } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { type ComponentType, useEffect, useEffectEvent, useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { type LastMethod, obstacleOf } from '#domain/payment/method-order.ts'
import { entryOf, isShown } from '#domain/payment/payment-methods.ts'
import { useSession } from '#domain/session/session.ts'
import { config } from '#shared/config.ts'
import { formatMoney, type Minor } from '#shared/money/money.ts'
import { methodsId, paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/RadioCard.layer.css'
import '@mantine/core/styles/RadioIndicator.layer.css'
import '@mantine/core/styles/Skeleton.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { Facts } from '#shared/ui/Facts.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import styles from './Methods.module.css'
import type { Method } from './use-methods.ts'

export interface ListProps {
  methods: readonly Method[]
  chosen: LastMethod | undefined
  toPay: Minor
  isDisabled: boolean
  /** Of the title, if it stands right above. */
  titleId?: string
  onChoose: (choice: LastMethod) => void
  /** The customer has pressed a method. The arrow keys only move the choice. */
  onPress?: () => void
}

/** Moves to the chosen method, or to the first one that can be chosen. */
export function showMethods() {
  const radio = document.querySelector<HTMLElement>('[role="radiogroup"] [role="radio"][tabindex="0"]')
  radio?.scrollIntoView({ block: 'center' })
  radio?.focus({ preventScroll: true })
}

/** The payment methods in the page. */
export function Methods(props: ListProps) {
  const title = useId()
  return (
    <section id={methodsId} className={styles.methods}>
      <ShownByUrl onShow={showMethods} />
      <h2 id={title}>{texts.checkout.methods}</h2>
      <MethodList {...props} titleId={title} />
    </section>
  )
}

/** A radio button per payment method, and per saved meal card inside its method's row. */
export function MethodList({ methods, chosen, toPay, isDisabled, titleId, onChoose, onPress }: ListProps) {
  const { kind } = useSession()
  // A radio group is one tab stop; the arrow keys move inside it.
  const accounts = methods.filter(needsSignIn)
  const tabStop = chosen ?? methods.filter(({ state }) => state.canPay).map((method) => defaultChoice(method, null))[0]
  return (
    <>
      <div
        role="radiogroup"
        // Browsers translate a title, and not a label.
        aria-labelledby={titleId}
        aria-label={titleId ? undefined : texts.checkout.methods}
        className={styles.list}
      >
        {methods
          .filter((method) => !needsSignIn(method))
          .map((method) => (
            <div
              key={method.method}
              className={styles.method}
              data-chosen={chosen?.method === method.method || undefined}
              data-off={!method.state.canPay || undefined}
            >
              {choicesOf(method).map(({ sourceId, name, note }) => (
                <Choice
                  key={sourceId}
                  name={name}
                  Mark={entryOf(method.method)?.mark}
                  note={(chosen?.method === method.method && chosenNote(method, sourceId, toPay)) || note}
                  isShort={!method.state.canPay && method.state.why === 'short'}
                  isDisabled={isDisabled || !method.state.canPay}
                  isTabStop={tabStop?.method === method.method && tabStop.sourceId === sourceId}
                  isChosen={chosen?.method === method.method && chosen.sourceId === sourceId}
                  onChoose={(isPressed) => {
                    onChoose({ method: method.method, sourceId })
                    if (isPressed) onPress?.()
                  }}
                />
              ))}
              {entryOf(method.method)?.savesCards && <MealCardLink hasCards={method.cards.length > 0} />}
            </div>
          ))}
      </div>
      {accounts.map((method) => (
        <AccountMethod key={method.method} {...method} />
      ))}
      {/* If no method can pay, NoMethod offers it. */}
      {kind !== 'registered' && accounts.length === 0 && !obstacleOf(methods) && <SignInLink />}
    </>
  )
}

/** The link that has shown the methods. They are rendered anew after an open payment. */
let shownBy: string | undefined

/** Alone depends on the URL, which changes at the tap that shows the cart: that is rendered ahead. */
export function ShownByUrl({ onShow }: { onShow: () => void }) {
  const { hash, key } = useLocation()
  const show = useEffectEvent(onShow)
  useEffect(() => {
    if (hash !== `#${methodsId}` || key === shownBy) return
    shownBy = key
    show()
  }, [hash, key])
  return null
}

function AccountMethod({ method, name }: Pick<Method, 'method' | 'name'>) {
  const { pathname } = useLocation()
  return (
    <Link to={paths.login(pathname)} className={`${styles.method} ${styles.choice}`}>
      <IconUser size="1.25rem" aria-hidden />
      <Labels name={name} note={[texts.checkout.needsSignIn]} Mark={entryOf(method)?.mark} />
    </Link>
  )
}

function SignInLink() {
  const { pathname } = useLocation()
  return <TextLink to={paths.login(pathname)}>{texts.shell.signIn}</TextLink>
}

/** The place of the methods that this installation has, until they have loaded. */
export const MethodsToCome = () => (
  <section className={styles.methods} aria-busy>
    <h2>{texts.checkout.methods}</h2>
    <VisuallyHidden role="status">{texts.checkout.loadingMethods}</VisuallyHidden>
    <div className={styles.list} aria-hidden>
      {config.paymentMethods.filter(isShown).map((method) => (
        <Skeleton key={method} height={65} radius="lg" />
      ))}
    </div>
  </section>
)

interface ChoiceProps {
  name: string
  Mark: ComponentType | undefined
  note: readonly string[]
  isShort: boolean
  isDisabled: boolean
  isTabStop: boolean
  isChosen: boolean
  onChoose: (isPressed: boolean) => void
}

interface LabelsProps extends Partial<Pick<ChoiceProps, 'isShort'>>, Pick<ChoiceProps, 'name' | 'note' | 'Mark'> {
  id?: string
}

/** The name of a method, what to know about it, and its mark. */
const Labels = ({ id, name, note, isShort, Mark }: LabelsProps) => (
  <>
    <span className={styles.text}>
      <span id={id && `${id}-name`} className={styles.name}>
        {name}
      </span>{' '}
      <span id={id && `${id}-note`} className={styles.note} data-short={isShort || undefined}>
        {note.length > 0 && <Facts facts={note} />}
      </span>
    </span>
    {Mark && (
      <span className={styles.mark} aria-hidden>
        <Mark />
      </span>
    )}
  </>
)

function Choice({ name, Mark, note, isShort, isDisabled, isTabStop, isChosen, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <Radio.Card
      // Mantine's arrow keys visit each card of the same name, and would get stuck at a disabled one.
      name={isDisabled ? '' : 'payment-method'}
      className={styles.choice}
      withBorder={false}
      checked={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      disabled={isDisabled}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-note`}
      // Mantine's arrow keys click by a script.
      onClick={(event) => onChoose(event.nativeEvent.isTrusted)}
      data-autofocus={isTabStop || undefined}
    >
      <Radio.Indicator />
      <Labels id={id} name={name} note={note} isShort={isShort} Mark={Mark} />
    </Radio.Card>
  )
}

function MealCardLink({ hasCards }: { hasCards: boolean }) {
  const { kind } = useSession()
  if (kind !== 'registered') return null
  return (
    <span className={styles.link}>
      <TextLink to={paths.card(paths.payment)}>
        {hasCards ? texts.checkout.manageMealCards : texts.checkout.saveMealCard}
      </TextLink>
    </span>
  )
}

const needsSignIn = ({ state }: Method) => !state.canPay && state.why === 'needs-sign-in'

/** The API masks numbers as `****4242`. */
const lastDigits = ({ card_no }: Method['cards'][number]) => `•••• ${card_no.slice(-4)}`

interface Named {
  sourceId: string | null
  name: string
  note: readonly string[]
}

function choicesOf(method: Method): Named[] {
  const { cards, name } = method
  const note = noteOf(method)
  if (cards.length === 0) return [{ sourceId: null, name, note }]
  return [
    ...cards.map((card) => ({ sourceId: card.source_id, name: card.name, note: [`${name} ${lastDigits(card)}`] })),
    { sourceId: null, name: texts.checkout.newMealCard, note },
  ]
}

/** The name of a method or of a saved card. */
export const nameOf = (methods: readonly Method[], { method, sourceId }: LastMethod) =>
  methods
    .filter((each) => each.method === method)
    .flatMap(choicesOf)
    .find((choice) => choice.sourceId === sourceId)?.name

/** What paying with it leads to, or what else to know about it. */
export function noteOfChoice(methods: readonly Method[], choice: LastMethod, toPay: Minor): readonly string[] {
  const method = methods.find((each) => each.method === choice.method)
  if (!method) return []
  const { note } = choicesOf(method).find(({ sourceId }) => sourceId === choice.sourceId) ?? {}
  return chosenNote(method, choice.sourceId, toPay) ?? note ?? []
}

/** The method that would pay, and why it can't (yet): the last one used, or the one whose balance is loading. */
export function unusableOf(
  methods: readonly Method[],
  chosen: LastMethod | undefined,
  last: LastMethod | null,
): readonly string[] {
  const method = methods.find(({ method, state }) =>
    chosen ? method === last?.method : !state.canPay && state.why === 'balance-loading',
  )
  return method && !method.state.canPay ? [method.name, ...noteOf(method).slice(-1)] : []
}

/** A method's default choice. A saved card that is gone is not replaced by another one. */
export function defaultChoice({ method, cards }: Method, before: LastMethod | null): LastMethod {
  const sourceId = before?.method === method ? before.sourceId : null
  const isGone = sourceId !== null && !cards.some(({ source_id }) => source_id === sourceId)
  return { method, sourceId: isGone ? null : (sourceId ?? cards[0]?.source_id ?? null) }
}

/** What choosing a method leads to, if there is anything to say. */
function chosenNote(method: Method, sourceId: string | null, toPay: Minor): readonly string[] | undefined {
  const isPlain = sourceId === null && method.cards.length === 0
  const note = leftText(method, toPay) || (isPlain && entryOf(method.method)?.note())
  return note ? [note] : undefined
}

/** What a chosen wallet has left; empty for a method without a balance, and once the payment has used it up. */
function leftText({ balance }: Method, toPay: Minor): string {
  if (typeof balance !== 'object' || balance.amount < toPay) return ''
  const money = (each: number) => formatMoney(each as Minor, balance.currency)
  return texts.checkout.balanceLeft({ amount: money(balance.amount), left: money(balance.amount - toPay) })
}

function noteOf({ state, balance, description, method }: Method): string[] {
  const has =
    typeof balance === 'object'
      ? [texts.checkout.balance({ amount: formatMoney(balance.amount, balance.currency) })]
      : []
  const about = description ?? entryOf(method)?.note()
  if (state.canPay) return has.length > 0 || !about ? has : [about]
  switch (state.why) {
    case 'short':
      return [...has, texts.checkout.balanceShort({ missing: formatMoney(state.missing, state.currency) })]
    case 'needs-sign-in':
      return [texts.checkout.needsSignIn]
    case 'balance-loading':
      return [texts.checkout.balanceLoading]
    case 'balance-unknown':
      return [texts.checkout.balanceUnknown]
    case 'unavailable':
      return [texts.checkout.unavailable]
  }
}
