import { row, tests } from '../row.ts'

const spec = tests('tests/contract/specified.test.ts')
const keys = tests('src/shared/storage/keys.test.ts')
const claims = tests('src/shared/api/claims.test.ts')
const tq = tests('src/features/wallet/transaction-query.test.ts')
const lists = tests('tests/e2e/lists.spec.ts')
const quote = tests('src/features/checkout/use-quote.test.tsx')
const info = tests('tests/e2e/info.spec.ts')
const acc = tests('tests/e2e/account.spec.ts')
const store = tests('src/shared/storage/storage.test.ts')
const cipher = tests('src/shared/storage/cipher.test.ts')
const kept = tests('tests/e2e/storage.spec.ts')
const slots = tests('src/domain/machine/slots.test.ts')

export const entities = [
  row('3.enum.OrderStatus', 'The values of order status.', spec('the values of > OrderStatus')),
  row('3.enum.OrderItemStatus', 'The values of order item status.', spec('the values of > OrderItemStatus')),
  row('3.enum.DispenseProgress', 'The values of dispense progress.', spec('the values of > DispenseProgress')),
  row('3.enum.RefundKind', 'The values of full and partial.', spec('the values of > RefundKind')),
  row('3.enum.IngredientMode', 'The values of ingredient mode.', spec('the values of > IngredientMode')),
  row('3.enum.OnlineStatus', 'The values of online status.', spec('the values of > OnlineStatus')),
  row('3.enum.MachineType', 'Coffee is a machine type.', spec('the values of > MachineType know coffee')),
  row(
    '3.enum.productViewType',
    'The view types grid, list and tray.',
    keys('a documented record is kept as it was written > productViewType'),
  ),
  row('3.fields.AccessTokenClaims', 'The fields of an access token.', spec('the fields of > AccessTokenClaims')),
  row('3.fields.Machine', 'The fields of a machine.', spec('the fields of > Machine')),
  row(
    '3.fields.MachineProducts',
    'The fields of the machine products answer.',
    spec('the fields of > MachineProducts'),
  ),
  row('3.fields.Slot', 'The fields of a slot.', spec('the fields of > Slot')),
  row('3.fields.InventoryBatch', 'The fields of an inventory batch.', spec('the fields of > InventoryBatch')),
  row('3.fields.Product', 'The fields of a product.', spec('the fields of > Product')),
  row('3.fields.ProductOffer', 'The fields of a product’s offer.', spec('the fields of > ProductOffer')),
  row('3.fields.RecipeIngredient', 'The fields of an ingredient.', spec('the fields of > RecipeIngredient')),
  row('3.fields.Recipe', 'The fields of a recipe.', spec('the fields of > Recipe')),
  row('3.fields.CartItem', 'The fields of a cart item.', spec('the fields of > CartItem')),
  row('3.fields.Order', 'The fields of an order.', spec('the fields of > Order')),
  row('3.fields.OrderRequest', 'The fields of the order payload.', spec('the fields of > OrderRequest')),
  row('3.fields.OrderProduct', 'The fields of an ordered product.', spec('the fields of > OrderProduct')),
  row('3.fields.CustomIngredient', 'The fields of a custom ingredient.', spec('the fields of > CustomIngredient')),
  row('3.fields.OrderReceived', 'The fields of the order answer.', spec('the fields of > OrderReceived')),
  row('3.fields.CartValidation', 'The fields of the cart validate payload.', spec('the fields of > CartValidation')),
  row('3.fields.CartValidationItem', 'The fields of an item to validate.', spec('the fields of > CartValidationItem')),
  row('3.fields.SavedCard', 'The fields of the saved card payload.', spec('the fields of > SavedCard')),
  row('3.fields.RefundRequest', 'The fields of the refund payload.', spec('the fields of > RefundRequest')),
  row('3.fields.LocationWallet', 'The fields of the location wallet.', spec('the fields of > LocationWallet')),
  row('3.fields.LiveMessage', 'The fields of a live message.', spec('the fields of > LiveMessage')),
  row('3.fields.LiveStatus', 'The fields of a live message’s data.', spec('the fields of > LiveStatus')),
  row(
    '3.claims.read',
    'The claims of a token are read.',
    claims('the claims of a token are read; what is none has none'),
  ),
  row(
    '3.claims.baseUrl',
    'A token’s base URL is used where it may be.',
    claims(
      'the base that a token names is used where its origin is allowed',
      'a token sends customers nowhere else, and it is reported',
    ),
  ),
  row(
    '3.filter.transactions',
    'Transactions are filtered by keyword, dates and type.',
    tq('every filter of the address is asked for'),
    lists(
      'filters narrow the wallet, survive reload and back, and can be cleared',
      'dates narrow the wallet and survive reload',
    ),
  ),
  row(
    '3.filter.refunds',
    'Refunds are filtered by several statuses.',
    lists('refunds say kind, way and state, are narrowed by several states, and lead to their orders'),
  ),
  row(
    '3.push.registration',
    'The push registration’s record.',
    tests('src/features/notifications/registration.test.ts')(
      'a registration is the subscription with its token, key and time',
    ),
  ),
  row(
    '3.storage.accessToken',
    '`accessToken` is kept in the local storage under this name.',
    keys('a documented record is kept as it was written > accessToken'),
    kept('session, machine, cart and wallets are kept under their documented names'),
  ),
  row(
    '3.storage.refreshToken',
    '`refreshToken` is kept in the local storage under this name.',
    keys('a documented record is kept as it was written > refreshToken'),
    kept('session, machine, cart and wallets are kept under their documented names'),
  ),
  row(
    '3.storage.deviceId',
    '`deviceId` is kept in the local storage under this name.',
    keys('a documented record is kept as it was written > deviceId'),
    kept('session, machine, cart and wallets are kept under their documented names'),
  ),
  row(
    '3.storage.machineId',
    '`machineId` is kept in the local storage under this name.',
    keys('a documented record is kept as it was written > machineId'),
    kept('session, machine, cart and wallets are kept under their documented names'),
  ),
  row(
    '3.storage.machineType',
    '`machineType` is kept in the local storage under this name.',
    keys('a documented record is kept as it was written > machineType'),
    kept('session, machine, cart and wallets are kept under their documented names'),
  ),
  row(
    '3.storage.cartId',
    '`cartId` is kept in the local storage under this name.',
    keys('a documented record is kept as it was written > cartId'),
    kept('session, machine, cart and wallets are kept under their documented names'),
    quote('a quote is kept by its cart id; the offer is asked for with it'),
  ),
  row(
    '3.storage.cartList',
    '`cartList` is kept in the local storage under this name.',
    keys('a documented record is kept as it was written > cartList'),
    kept('session, machine, cart and wallets are kept under their documented names'),
  ),
  row(
    '3.storage.productViewType',
    '`productViewType` is kept in the local storage under this name.',
    keys('a documented record is kept as it was written > productViewType'),
    kept('session, machine, cart and wallets are kept under their documented names'),
  ),
  row(
    '3.storage.hasSeenCoachmarks',
    '`hasSeenCoachmarks` is kept in the local storage under this name.',
    keys('a documented record is kept as it was written > hasSeenCoachmarks'),
    info('on a first visit > the coach marks of the products go from one to the next, keep the focus, and show once'),
  ),
  row(
    '3.storage.searchCoachmarkSeen',
    '`searchCoachmarkSeen` is kept in the local storage under this name.',
    keys('a documented record is kept as it was written > searchCoachmarkSeen'),
    info('on a first visit > the guideline and the coach mark of the search show once each'),
  ),
  row(
    '3.storage.hasSeenUserGuidline',
    '`hasSeenUserGuidline` is kept in the local storage under this name.',
    keys('a documented record is kept as it was written > hasSeenUserGuidline'),
    info('on a first visit > the guideline and the coach mark of the search show once each'),
  ),
  row(
    '3.storage.maxOrderQuantity',
    '`maxOrderQuantity` is kept in the local storage under this name.',
    keys('a documented record is kept as it was written > maxOrderQuantity'),
    kept('session, machine, cart and wallets are kept under their documented names'),
  ),
  row(
    '3.storage.pwa_client_location_id',
    '`pwa_client_location_id` is kept in the local storage under this name.',
    keys('a documented record is kept as it was written > pwa_client_location_id'),
    kept('session, machine, cart and wallets are kept under their documented names'),
  ),
  row(
    '3.storage.pwa_wallet_id',
    '`pwa_wallet_id` is kept in the local storage under this name.',
    keys('a documented record is kept as it was written > pwa_wallet_id'),
    kept('session, machine, cart and wallets are kept under their documented names'),
  ),
  row(
    '3.storage.orderId',
    '`orderId` is kept in the local storage under this name.',
    keys('a documented record is kept as it was written > orderId'),
    kept('the order id is kept two seconds after the order is made'),
  ),
  row(
    '3.storage.theme',
    '`theme` is kept in the local storage under this name.',
    keys('a documented record is kept as it was written > theme'),
    acc('the appearance is chosen, survives a reload and shows in other tabs'),
  ),
  row(
    '3.storage.hasProduct',
    '`hasProduct` is kept in the session storage under this name.',
    keys('a documented record is kept as it was written > hasProduct'),
    kept('session, machine, cart and wallets are kept under their documented names'),
    keys('the selected offer alone of the documented ones is of this visit only'),
    info('offers > say what they give and ask for, and the one that is used counts in the cart'),
  ),
  row(
    '3.storage.two-areas',
    'One storage lasts, one is of the visit.',
    store('a record > of this visit only is kept in the session storage'),
  ),
  row(
    '3.storage.cipher',
    'The storage can be enciphered, in counter mode, by one text as key and IV.',
    cipher(
      'with a key > what is stored can be read by the app alone, in both storages',
      'with a key > it is AES in counter mode: key and IV are one text',
      'with a key > what was stored before there was one is read, and enciphered when it is written again',
    ),
    tests('tests/e2e/cipher.spec.ts')(
      'nothing stored can be read, before React and in other tabs all is as ever, older records are taken over',
    ),
  ),
  row(
    '3.stock.quantity',
    'A slot holds its batches’ total less what is blocked.',
    slots('quantity > is the batch total minus what is held back'),
  ),
  row('3.stock.quantity-floor', 'Never less than none.', slots('quantity > is never below zero')),
  row('3.stock.coffee', 'A coffee slot holds what its recipe says.', slots('quantity > of coffee is the recipe’s')),
  row(
    '3.stock.expired-any',
    'A batch with stock past its date makes the product expired.',
    slots(
      'expiry > is flagged when a batch with stock is past its date',
      'expiry > is not flagged when only an empty batch is past its date',
    ),
  ),
  row(
    '3.stock.expired-all',
    'So do batches that are all past theirs.',
    slots('expiry > is flagged when all batches are past theirs, even empty ones'),
  ),
  row('3.stock.no-batches', 'Slots without batches are left out.', slots('a slot without batches is dropped')),
  row('3.stock.no-product', 'So are slots without a product.', slots('a slot without a product is dropped')),
  row('3.stock.empty-columns', 'Empty columns are left out.', slots('empty columns are removed')),
  row(
    '3.stock.exp-date',
    'A slot expires with its earliest batch.',
    slots('the date of a slot is its earliest batch’s'),
  ),
  row(
    '3.stock.availability',
    'Availability is a share of the depth.',
    slots('availability > is the share of the depth'),
  ),
  row('3.stock.availability-clamp', 'Between 0 and 100.', slots('availability > is clamped to 0 and 100')),
  row(
    '3.stock.label',
    'Configurable ranges name the stock.',
    slots('stock label > comes from the configured ranges, ends included'),
  ),
  row('3.stock.unknown', 'Outside of them it is ‘Unknown’.', slots('stock label > is Unknown outside of them')),
]
