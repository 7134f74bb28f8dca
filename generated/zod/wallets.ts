// Generated from openapi/ by `npm run codegen`; do not edit.
import * as zod from 'zod/mini'
import { Code, Id, Instant, Message, Meta, Money } from './schemas.ts'

export const CurrencyRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{3}$');

export const Currency = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(CurrencyRegExp));

export const Balance = /*#__PURE__*/ zod.object({
  "balance": Money,
  "currency": Currency
});

export const BalanceAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Balance
});

export const clientLocationNameMax = 120;

export const ClientLocation = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(clientLocationNameMax))
});

export const WalletReference = /*#__PURE__*/ zod.object({
  "id": Id
});

export const LocationWallet = /*#__PURE__*/ zod.object({
  "clientLocation": ClientLocation,
  "wallet": WalletReference
});

export const LocationWalletAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": LocationWallet
});

export const TransactionType = /*#__PURE__*/ zod.enum(['credit', 'debit']);

export const walletTransactionDescriptionMax = 200;

export const WalletTransaction = /*#__PURE__*/ zod.object({
  "id": Id,
  "type": TransactionType,
  "amount": Money,
  "balance_after": Money,
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(walletTransactionDescriptionMax)),
  "order_id": /*#__PURE__*/ zod.optional(Id),
  "created_at": Instant
});

export const walletTransactionListAnswerDataMax = 100;

export const WalletTransactionListAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(WalletTransaction).check(/*#__PURE__*/ zod.maxLength(walletTransactionListAnswerDataMax)),
  "meta": Meta
});

export const getWalletBalancePathUserIdMax = 64;

export const getWalletBalancePathUserIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const GetWalletBalanceParams = /*#__PURE__*/ zod.object({
  "userId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWalletBalancePathUserIdMax)).check(/*#__PURE__*/ zod.regex(getWalletBalancePathUserIdRegExp))
})

export const getWalletBalanceHeaderClientIdMax = 64;

export const getWalletBalanceHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const getWalletBalanceHeaderXRequestIdMin = 8;

export const getWalletBalanceHeaderXRequestIdMax = 64;

export const getWalletBalanceHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const GetWalletBalanceHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWalletBalanceHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(getWalletBalanceHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getWalletBalanceHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(getWalletBalanceHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getWalletBalanceHeaderXRequestIdRegExp)))
})

export const GetWalletBalanceResponse = BalanceAnswer

export const getCompanyWalletBalancePathWarehouseIdMax = 64;

export const getCompanyWalletBalancePathWarehouseIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const getCompanyWalletBalancePathLocationIdMax = 64;

export const getCompanyWalletBalancePathLocationIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const getCompanyWalletBalancePathUserIdMax = 64;

export const getCompanyWalletBalancePathUserIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const GetCompanyWalletBalanceParams = /*#__PURE__*/ zod.object({
  "warehouseId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCompanyWalletBalancePathWarehouseIdMax)).check(/*#__PURE__*/ zod.regex(getCompanyWalletBalancePathWarehouseIdRegExp)),
  "locationId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCompanyWalletBalancePathLocationIdMax)).check(/*#__PURE__*/ zod.regex(getCompanyWalletBalancePathLocationIdRegExp)),
  "userId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCompanyWalletBalancePathUserIdMax)).check(/*#__PURE__*/ zod.regex(getCompanyWalletBalancePathUserIdRegExp))
})

export const getCompanyWalletBalanceHeaderClientIdMax = 64;

export const getCompanyWalletBalanceHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const getCompanyWalletBalanceHeaderXRequestIdMin = 8;

export const getCompanyWalletBalanceHeaderXRequestIdMax = 64;

export const getCompanyWalletBalanceHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const GetCompanyWalletBalanceHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCompanyWalletBalanceHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(getCompanyWalletBalanceHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCompanyWalletBalanceHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(getCompanyWalletBalanceHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getCompanyWalletBalanceHeaderXRequestIdRegExp)))
})

export const GetCompanyWalletBalanceResponse = BalanceAnswer

export const getLocationWalletPathWarehouseIdMax = 64;

export const getLocationWalletPathWarehouseIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const getLocationWalletPathUserIdMax = 64;

export const getLocationWalletPathUserIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const GetLocationWalletParams = /*#__PURE__*/ zod.object({
  "warehouseId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getLocationWalletPathWarehouseIdMax)).check(/*#__PURE__*/ zod.regex(getLocationWalletPathWarehouseIdRegExp)),
  "userId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getLocationWalletPathUserIdMax)).check(/*#__PURE__*/ zod.regex(getLocationWalletPathUserIdRegExp))
})

export const getLocationWalletHeaderClientIdMax = 64;

export const getLocationWalletHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const getLocationWalletHeaderXRequestIdMin = 8;

export const getLocationWalletHeaderXRequestIdMax = 64;

export const getLocationWalletHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const GetLocationWalletHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getLocationWalletHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(getLocationWalletHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getLocationWalletHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(getLocationWalletHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getLocationWalletHeaderXRequestIdRegExp)))
})

export const GetLocationWalletResponse = LocationWalletAnswer

export const listWalletTransactionsPathUserIdMax = 64;

export const listWalletTransactionsPathUserIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const ListWalletTransactionsParams = /*#__PURE__*/ zod.object({
  "userId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWalletTransactionsPathUserIdMax)).check(/*#__PURE__*/ zod.regex(listWalletTransactionsPathUserIdRegExp))
})

export const listWalletTransactionsQueryPageMax = 10000;

export const listWalletTransactionsQueryLimitMax = 100;

export const listWalletTransactionsQueryKeywordMax = 64;

export const ListWalletTransactionsQueryParams = /*#__PURE__*/ zod.object({
  "pageOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "page": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWalletTransactionsQueryPageMax))),
  "limit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWalletTransactionsQueryLimitMax))),
  "keyword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWalletTransactionsQueryKeywordMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['created_at'])),
  "order": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ASC', 'DESC'])),
  "fromDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "toDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['credit', 'debit']))
})

export const listWalletTransactionsHeaderClientIdMax = 64;

export const listWalletTransactionsHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const listWalletTransactionsHeaderXRequestIdMin = 8;

export const listWalletTransactionsHeaderXRequestIdMax = 64;

export const listWalletTransactionsHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const ListWalletTransactionsHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWalletTransactionsHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(listWalletTransactionsHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listWalletTransactionsHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(listWalletTransactionsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listWalletTransactionsHeaderXRequestIdRegExp)))
})

export const ListWalletTransactionsResponse = WalletTransactionListAnswer

export const listCompanyWalletTransactionsPathWarehouseIdMax = 64;

export const listCompanyWalletTransactionsPathWarehouseIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const listCompanyWalletTransactionsPathLocationIdMax = 64;

export const listCompanyWalletTransactionsPathLocationIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const ListCompanyWalletTransactionsParams = /*#__PURE__*/ zod.object({
  "warehouseId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCompanyWalletTransactionsPathWarehouseIdMax)).check(/*#__PURE__*/ zod.regex(listCompanyWalletTransactionsPathWarehouseIdRegExp)),
  "locationId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCompanyWalletTransactionsPathLocationIdMax)).check(/*#__PURE__*/ zod.regex(listCompanyWalletTransactionsPathLocationIdRegExp))
})

export const listCompanyWalletTransactionsQueryPageMax = 10000;

export const listCompanyWalletTransactionsQueryLimitMax = 100;

export const listCompanyWalletTransactionsQueryKeywordMax = 64;

export const ListCompanyWalletTransactionsQueryParams = /*#__PURE__*/ zod.object({
  "pageOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "page": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCompanyWalletTransactionsQueryPageMax))),
  "limit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCompanyWalletTransactionsQueryLimitMax))),
  "keyword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCompanyWalletTransactionsQueryKeywordMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['created_at'])),
  "order": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ASC', 'DESC'])),
  "fromDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "toDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['credit', 'debit']))
})

export const listCompanyWalletTransactionsHeaderClientIdMax = 64;

export const listCompanyWalletTransactionsHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const listCompanyWalletTransactionsHeaderXRequestIdMin = 8;

export const listCompanyWalletTransactionsHeaderXRequestIdMax = 64;

export const listCompanyWalletTransactionsHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const ListCompanyWalletTransactionsHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCompanyWalletTransactionsHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(listCompanyWalletTransactionsHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listCompanyWalletTransactionsHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(listCompanyWalletTransactionsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listCompanyWalletTransactionsHeaderXRequestIdRegExp)))
})

export const ListCompanyWalletTransactionsResponse = WalletTransactionListAnswer
