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
}
