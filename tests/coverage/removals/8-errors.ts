import type { Removal } from './removal.ts'

export const errors: Record<string, Removal> = {
  '8.generic.cart': {
    file: 'src/features/checkout/use-lost-cart.ts',
    from: '    if (error) toast.error(shellTexts.somethingWrong)\n',
    to: '',
  },
  '8.generic.refund': {
    file: 'src/domain/order/RefundChoice.tsx',
    from: '    onError: (error) => toast.error(refusalOf(error)),\n',
    to: '',
  },
  '8.list': {
    file: 'src/shared/ui/list/GrowingList.tsx',
    from: 'list.isError || list.fetchStatus',
    to: 'list.fetchStatus',
  },
  '8.options.text': {
    file: 'src/features/checkout/PayForm.tsx',
    from: 'title={texts.optionsFailed}',
    to: 'title={texts.somethingWrong}',
  },
  '8.order.log': {
    file: 'src/features/checkout/use-paying.ts',
    from: 'console.warn(shorten(cause.message))',
    to: 'console.warn(cause.message)',
  },
  '8.otp.request': {
    file: 'src/features/sign-in/use-phone-sign-in.ts',
    from: 'isRefusal(error) ? error.message : texts.failed',
    to: 'isRefusal(error) ? texts.failed : texts.failed',
  },
  '8.otp.verify': {
    file: 'src/features/sign-in/use-phone-sign-in.ts',
    from: 'isRefusal(error) ? error.message : texts.failed',
    to: 'isRefusal(error) ? texts.failed : texts.failed',
  },
  '8.push.logged': {
    file: 'src/features/notifications/register.ts',
    from: 'work().catch(none)',
    to: 'work()',
  },
  '8.text.profile-edit': {
    file: 'src/features/account/ProfileEditor.tsx',
    from: '            <b>{texts.editFailed}</b>\n',
    to: '',
  },
  '8.cart.CART_1000': {
    file: 'src/features/checkout/use-quote.ts',
    from: "'CART_1000', ",
    to: '',
  },
  '8.cart.CART_1001': {
    file: 'src/features/checkout/use-quote.ts',
    from: "'CART_1001', ",
    to: '',
  },
  '8.cart.CART_1002': {
    file: 'src/features/checkout/use-quote.ts',
    from: "'CART_1002', ",
    to: '',
  },
  '8.cart.CART_1003': {
    file: 'src/features/checkout/use-quote.ts',
    from: "'CART_1003', ",
    to: '',
  },
  '8.cart.OF_1004': {
    file: 'src/features/checkout/use-quote.ts',
    from: ", 'OF_1004'",
    to: '',
  },
  '8.order.log-sentence': {
    file: 'src/features/checkout/shorten.ts',
    from: 'sentence.length < LONGEST ? sentence : ',
    to: 'message.length < LONGEST ? message : ',
  },
  '8.order.log-cut': {
    file: 'src/features/checkout/shorten.ts',
    from: 'message.slice(0, LONGEST)',
    to: 'message',
  },
  '8.order.failed': {
    file: 'src/domain/order/pay.ts',
    from: 'super(checkoutTexts.notInitiated)',
    to: 'super(cause.message)',
  },
  '8.push.null': {
    file: 'src/features/notifications/register.ts',
    from: "  console.warn('No push messages:', error)\n  return null\n",
    to: "  console.warn('No push messages:', error)\n  throw error\n",
  },
  '8.401': {
    file: 'src/shared/api/client.ts',
    from: 'const fresh = await renew(token)',
    to: 'const fresh: string | null = await Promise.resolve(null)',
  },
  '8.order.refused': {
    file: 'src/features/checkout/RefusalDialog.tsx',
    from: '      <p>{error.message}</p>\n',
    to: '',
  },
  '8.generic.balance': {
    file: 'src/features/wallet/BalanceCard.tsx',
    from: '    if (hasFailed) toast.error(shellTexts.somethingWrong)\n',
    to: '',
  },
  '8.generic.options': {
    file: 'src/features/checkout/use-methods.ts',
    from: '    if (hasFailed) toast.error(checkoutTexts.somethingWrong)\n',
    to: '',
  },
  '8.generic.cards': {
    file: 'src/features/meal-cards/MealCardsScreen.tsx',
    from: '    if (isError) toast.error(texts.somethingWrong)\n',
    to: '',
  },
  '8.generic.order': {
    file: 'src/domain/order/use-followed-order.ts',
    from: '    toast.error(shellTexts.somethingWrong)\n',
    to: '',
  },
  '8.generic.dispense': {
    file: 'src/features/dispense/use-dispense.ts',
    from: ["      else if (codeOf(failure) !== 'ORDER_4092') toast.error(texts.somethingWrong)", ''].join('\n'),
    to: '',
  },
  '8.text.profile': {
    file: 'src/features/account/ProfileScreen.tsx',
    from: 'title={texts.fetchFailed}',
    to: 'title={texts.editTitle}',
  },
  '8.text.delete': {
    file: 'src/features/account/DeleteAccountDialog.tsx',
    from: '            <p className={styles.failed}>{texts.deleteFailed}</p>\n',
    to: '',
  },
  '8.text.auth-token': {
    file: 'src/features/sign-in/LoginScreen.tsx',
    from: '          <p>{texts.tokenFailed}</p>\n',
    to: '',
  },
  '8.unblock': {
    file: 'src/features/dispense/Overdue.tsx',
    from: '<SupportReference error={error} />',
    to: '<SupportReference error={error ?? unblock.error} />',
  },
}
