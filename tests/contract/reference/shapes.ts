/** The requests of the contract, written down by hand from the document. */
import { flag, list, number, type Rule, record, text } from './rules.ts'

export const id = () => text({ min: 1, max: 64, pattern: /^[A-Za-z0-9._-]+$/ })
const deviceId = () => text({ min: 8, max: 64, pattern: /^[A-Za-z0-9-]+$/ })
const money = () => number({ min: 0, max: 1_000_000 })
const whole = (min: number, max: number) => number({ whole: true, min, max })
const phone = () => text({ pattern: /^[0-9]{4,15}$/ })
const countryCode = () => text({ pattern: /^\+[1-9][0-9]{0,3}$/ })
const fcmToken = () => text({ min: 1, max: 4096 })

// Headers, by their names on the wire.
export const everyHeader: Record<string, Rule> = {
  client_id: text({ min: 1, max: 64, pattern: /^[A-Za-z0-9._-]+$/ }),
  'x-request-id': text({ min: 8, max: 64, pattern: /^[A-Za-z0-9-]+$/ }),
}
export const deviceHeader = { device_id: deviceId() }
export const refreshHeader = { refreshtoken: text({ min: 16, max: 4096 }) }
export const keyHeader = { 'idempotency-key': text({ min: 16, max: 64, pattern: /^[A-Za-z0-9-]+$/ }) }

// Bodies.
const device = () => ({ device_type: text({ oneOf: ['web'] }), device_id: deviceId() })
export const otpRequest = record({ phone: phone(), country_code: countryCode() })
export const otpResend = record({ phone: phone(), country_code: countryCode(), ref_id: id() })
export const otpVerification = record({
  phone: phone(),
  country_code: countryCode(),
  ref_id: id(),
  otp: text({ pattern: /^[0-9]{4,8}$/ }),
  code_challenge: text({ pattern: /^[A-Za-z0-9_-]{43}$/ }),
  code_challenge_method: text({ oneOf: ['S256'] }),
})
export const accessTokenRequest = record(
  {
    auth_code: text({ min: 16, max: 128 }),
    code_verifier: text({ pattern: /^[A-Za-z0-9._~-]{43,128}$/ }),
    ...device(),
    fcm_token: fcmToken(),
  },
  ['fcm_token'],
)
export const guestLogin = record({ ...device(), user_id: id(), fcm_token: fcmToken() }, ['user_id', 'fcm_token'])
export const tokenRefresh = record({ ...device(), fcm_token: fcmToken() }, ['fcm_token'])
export const pushToken = record({ ...device(), fcm_token: fcmToken() })

const profileFields = {
  first_name: text({ min: 1, max: 80 }),
  last_name: text({ min: 1, max: 80 }),
  email: text({ max: 254, format: 'email' }),
  date_of_birth: text({ format: 'date' }),
  gender: text({ oneOf: ['female', 'male', 'other', 'undisclosed'] }),
}
export const profileUpdate: Rule = { ...record(profileFields, Object.keys(profileFields)), min: 1 }

const ingredient = record({
  ingredient_id: id(),
  quantity: number({ min: 0, max: 1000 }),
  selected_count: whole(1, 10),
})
const line = () =>
  record({
    product_id: id(),
    price: money(),
    quantity: whole(1, 100),
    motor_id: id(),
    custom_ingredients: list(ingredient, 0, 1),
  })
export const cartValidation = record({ items: list(line(), 1, 100), offer_id: id() }, ['offer_id'])
export const orderRequest = record(
  {
    user_id: id(),
    vending_machine_id: id(),
    products: list(line(), 1, 100),
    payment_method: text({ oneOf: ['Wallet', 'CompanyWallet', 'Card', 'MealCard'] }),
    net_payable_amount: money(),
    source_id: { ...id(), orNull: true },
    total_amount: money(),
    offer_id: id(),
  },
  ['offer_id'],
)
export const savedCard = record(
  {
    card_type: text({ oneOf: ['meal_card'] }),
    name: text({ min: 1, max: 60 }),
    card_no: text({ pattern: /^[*]{4,12}[0-9]{4}$/ }),
    description: text({ max: 160 }),
    saveCard: flag,
  },
  ['description'],
)
export const refundRequest = record({ order_id: id(), mode: text({ oneOf: ['source', 'wallet'] }) })

// Queries.
const keyword = text({ max: 64 })
const direction = text({ oneOf: ['ASC', 'DESC'] })
const orderStatuses = ['Dispensed', 'Pending', 'Failed', 'Partially-Dispensed', 'Paid', 'Cancelled', 'In-Progress']
const statuses = (values: string[]) => list(text({ oneOf: values }), 1, values.length)
const paging = { page: whole(1, 10_000), limit: whole(1, 100), pageOff: flag }
const rows = { ...paging, keyword, sort: text({ oneOf: ['created_at'] }), order: direction }
const day = text({ format: 'date' })
export const machineSearch = { keyword: text({ min: 4, max: 64 }) }
export const offerQuery = { pageOff: flag }
export const orderQuery = {
  ...paging,
  order: text({ oneOf: ['asc', 'desc'] }),
  isList: flag,
  status: statuses(orderStatuses),
}
export const historyQuery = rows
export const refundQuery = { ...rows, isList: flag, status: statuses(['Initiated', 'Processed', 'Failed']) }
export const ledgerQuery = { ...rows, fromDate: day, toDate: day, type: text({ oneOf: ['credit', 'debit'] }) }
