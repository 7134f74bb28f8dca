// Generated from openapi/ by `npm run codegen`; do not edit.
import * as zod from 'zod/mini'
import { Code, DoneAnswer, Id, Message, Meta, PaymentMethod } from './schemas.ts'

export const paymentOptionNameMax = 60;

export const paymentOptionDescriptionMax = 160;

export const PaymentOption = /*#__PURE__*/ zod.object({
  "method": PaymentMethod,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentOptionNameMax)),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentOptionDescriptionMax))),
  "is_enabled": /*#__PURE__*/ zod.boolean()
});

export const paymentOptionsPaymentOptionsMax = 10;

export const PaymentOptions = /*#__PURE__*/ zod.object({
  "payment_options": /*#__PURE__*/ zod.array(PaymentOption).check(/*#__PURE__*/ zod.maxLength(paymentOptionsPaymentOptionsMax))
});

export const PaymentOptionsAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": PaymentOptions
});

export const CardType = /*#__PURE__*/ zod.enum(['meal_card']);

export const MaskedCardNumberRegExp = /*#__PURE__*/ new RegExp('^[*]{4,12}[0-9]{4}$');

export const MaskedCardNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(MaskedCardNumberRegExp));

export const mealCardNameMax = 60;

export const mealCardDescriptionMax = 160;

export const MealCard = /*#__PURE__*/ zod.object({
  "source_id": Id,
  "card_type": CardType,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(mealCardNameMax)),
  "card_no": MaskedCardNumber,
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(mealCardDescriptionMax)))
});

export const mealCardListAnswerDataMax = 50;

export const MealCardListAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(MealCard).check(/*#__PURE__*/ zod.maxLength(mealCardListAnswerDataMax)),
  "meta": Meta
});

export const savedCardNameMax = 60;

export const savedCardDescriptionMax = 160;

export const SavedCard = /*#__PURE__*/ zod.object({
  "card_type": CardType,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(savedCardNameMax)),
  "card_no": MaskedCardNumber,
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savedCardDescriptionMax))),
  "saveCard": /*#__PURE__*/ zod.boolean()
});

export const MealCardAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": MealCard
});

export const listPaymentOptionsHeaderClientIdMax = 64;

export const listPaymentOptionsHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const listPaymentOptionsHeaderXRequestIdMin = 8;

export const listPaymentOptionsHeaderXRequestIdMax = 64;

export const listPaymentOptionsHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const ListPaymentOptionsHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPaymentOptionsHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(listPaymentOptionsHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPaymentOptionsHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(listPaymentOptionsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listPaymentOptionsHeaderXRequestIdRegExp)))
})

export const ListPaymentOptionsResponse = PaymentOptionsAnswer

export const listMealCardsHeaderClientIdMax = 64;

export const listMealCardsHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const listMealCardsHeaderXRequestIdMin = 8;

export const listMealCardsHeaderXRequestIdMax = 64;

export const listMealCardsHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const ListMealCardsHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMealCardsHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(listMealCardsHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listMealCardsHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(listMealCardsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listMealCardsHeaderXRequestIdRegExp)))
})

export const ListMealCardsResponse = MealCardListAnswer

export const deleteMealCardPathSourceIdMax = 64;

export const deleteMealCardPathSourceIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const DeleteMealCardParams = /*#__PURE__*/ zod.object({
  "sourceId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteMealCardPathSourceIdMax)).check(/*#__PURE__*/ zod.regex(deleteMealCardPathSourceIdRegExp))
})

export const deleteMealCardHeaderClientIdMax = 64;

export const deleteMealCardHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const deleteMealCardHeaderXRequestIdMin = 8;

export const deleteMealCardHeaderXRequestIdMax = 64;

export const deleteMealCardHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const DeleteMealCardHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteMealCardHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(deleteMealCardHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deleteMealCardHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(deleteMealCardHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(deleteMealCardHeaderXRequestIdRegExp)))
})

export const DeleteMealCardResponse = DoneAnswer

export const saveCardHeaderClientIdMax = 64;

export const saveCardHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const saveCardHeaderXRequestIdMin = 8;

export const saveCardHeaderXRequestIdMax = 64;

export const saveCardHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const SaveCardHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveCardHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(saveCardHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(saveCardHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(saveCardHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(saveCardHeaderXRequestIdRegExp)))
})

export const SaveCardBody = SavedCard

export const SaveCardResponse = MealCardAnswer
