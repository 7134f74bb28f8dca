// Generated from openapi/ by `npm run codegen`; do not edit.
import * as zod from 'zod/mini'

export const PhoneRegExp = /*#__PURE__*/ new RegExp('^[0-9]{4,15}$');

export const Phone = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PhoneRegExp));

export const CountryCodeRegExp = /*#__PURE__*/ new RegExp('^\\+[1-9][0-9]{0,3}$');

export const CountryCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(CountryCodeRegExp));

export const Code = /*#__PURE__*/ zod.enum(['200']);

export const MessageMax = 500;

export const Message = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(MessageMax));

export const IdMax = 64;

export const IdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export const ErrorCodeMin = 2;

export const ErrorCodeMax = 32;

export const ErrorCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z0-9_]+$');

export const ErrorCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(ErrorCodeMin)).check(/*#__PURE__*/ zod.maxLength(ErrorCodeMax)).check(/*#__PURE__*/ zod.regex(ErrorCodeRegExp));

export const ErrorAnswer = /*#__PURE__*/ zod.object({
  "code": ErrorCode,
  "message": Message
});

export const OtpErrorCode = /*#__PURE__*/ zod.enum(['OTP_1001', 'OTP_1002', 'OTP_1003']);

export const OtpErrorAnswer = /*#__PURE__*/ zod.object({
  "code": OtpErrorCode,
  "message": Message
});

export const DeviceType = /*#__PURE__*/ zod.enum(['web']);

export const DeviceIdMin = 8;

export const DeviceIdMax = 64;

export const DeviceIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const DeviceId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(DeviceIdMin)).check(/*#__PURE__*/ zod.maxLength(DeviceIdMax)).check(/*#__PURE__*/ zod.regex(DeviceIdRegExp));

export const FcmTokenMax = 4096;

export const FcmToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(FcmTokenMax));

export const accessTokenClaimsBaseUrlMax = 2048;

export const accessTokenClaimsIatMin = 0;

export const accessTokenClaimsExpMin = 0;

export const AccessTokenClaims = /*#__PURE__*/ zod.object({
  "sub": Id,
  "is_guest_user": /*#__PURE__*/ zod.boolean(),
  "is_new": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "baseUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(accessTokenClaimsBaseUrlMax))),
  "country_warehouse_id": /*#__PURE__*/ zod.optional(Id),
  "iat": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accessTokenClaimsIatMin))),
  "exp": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accessTokenClaimsExpMin)))
});

export const DoneAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.null()
});

export const Instant = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export const MachineNameMax = 120;

export const MachineName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(MachineNameMax));

export const placeNameMax = 120;

export const placeAddressMax = 240;

export const Place = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeNameMax)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeAddressMax))
});

export const MachineType = /*#__PURE__*/ zod.enum(['Vending', 'Coffee']);

export const OnlineStatus = /*#__PURE__*/ zod.enum(['online', 'offline']);

export const ProductNameMax = 120;

export const ProductName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ProductNameMax));

export const MoneyMin = 0;

export const MoneyMax = 1000000;

export const Money = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(MoneyMin)).check(/*#__PURE__*/ zod.lte(MoneyMax));

export const categoryNameMax = 60;

export const Category = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(categoryNameMax))
});

export const OfferType = /*#__PURE__*/ zod.enum(['percentage', 'flat']);

export const productOfferOfferTypeAliasMax = 24;

export const ProductOffer = /*#__PURE__*/ zod.object({
  "id": Id,
  "offer_type": OfferType,
  "offer_type_alias": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productOfferOfferTypeAliasMax))
});

export const recipeIngredientNameMax = 60;

export const recipeIngredientQuantityMin = 0;

export const recipeIngredientQuantityMax = 1000;

export const recipeIngredientUnitMax = 12;

export const recipeIngredientMaxCountMin = 0;

export const recipeIngredientMaxCountMax = 10;

export const RecipeIngredient = /*#__PURE__*/ zod.object({
  "ingredient_id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recipeIngredientNameMax)),
  "quantity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(recipeIngredientQuantityMin)).check(/*#__PURE__*/ zod.lte(recipeIngredientQuantityMax)),
  "unit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recipeIngredientUnitMax)),
  "is_customizable": /*#__PURE__*/ zod.boolean(),
  "max_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(recipeIngredientMaxCountMin)).check(/*#__PURE__*/ zod.lte(recipeIngredientMaxCountMax))
});

export const PictureMax = 2048;

export const Picture = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PictureMax));

export const nutritionEnergyKcalMin = 0;

export const nutritionEnergyKcalMax = 5000;

export const nutritionProteinGMin = 0;

export const nutritionProteinGMax = 500;

export const nutritionCarbohydrateGMin = 0;

export const nutritionCarbohydrateGMax = 1000;

export const nutritionSugarGMin = 0;

export const nutritionSugarGMax = 1000;

export const nutritionFatGMin = 0;

export const nutritionFatGMax = 500;

export const nutritionSodiumMgMin = 0;

export const nutritionSodiumMgMax = 10000;

export const Nutrition = /*#__PURE__*/ zod.object({
  "energy_kcal": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(nutritionEnergyKcalMin)).check(/*#__PURE__*/ zod.lte(nutritionEnergyKcalMax)),
  "protein_g": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(nutritionProteinGMin)).check(/*#__PURE__*/ zod.lte(nutritionProteinGMax)),
  "carbohydrate_g": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(nutritionCarbohydrateGMin)).check(/*#__PURE__*/ zod.lte(nutritionCarbohydrateGMax)),
  "sugar_g": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(nutritionSugarGMin)).check(/*#__PURE__*/ zod.lte(nutritionSugarGMax)),
  "fat_g": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(nutritionFatGMin)).check(/*#__PURE__*/ zod.lte(nutritionFatGMax)),
  "sodium_mg": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(nutritionSodiumMgMin)).check(/*#__PURE__*/ zod.lte(nutritionSodiumMgMax))
});

export const productBrandMax = 60;

export const productDescriptionMax = 300;

export const productOffersMax = 5;

export const productRecipeIngredientsMax = 10;

export const productSizeMax = 24;

export const productAllergensItemMax = 40;

export const productAllergensMax = 14;

export const Product = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": ProductName,
  "brand": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productBrandMax))),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productDescriptionMax))),
  "mrp": Money,
  "category": Category,
  "offers": /*#__PURE__*/ zod.array(ProductOffer).check(/*#__PURE__*/ zod.maxLength(productOffersMax)),
  "recipe_ingredients": /*#__PURE__*/ zod.array(RecipeIngredient).check(/*#__PURE__*/ zod.maxLength(productRecipeIngredientsMax)),
  "motor_id": Id,
  "image_url": Picture,
  "size": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productSizeMax))),
  "is_veg": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "nutrition": /*#__PURE__*/ zod.optional(Nutrition),
  "allergens": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productAllergensItemMax))).check(/*#__PURE__*/ zod.maxLength(productAllergensMax)))
});

export const metaPageMax = 10000;

export const metaLimitMax = 1000;

export const metaTotalMin = 0;

export const metaTotalMax = 1000000;

export const Meta = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(metaPageMax)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(metaLimitMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(metaTotalMin)).check(/*#__PURE__*/ zod.lte(metaTotalMax))
});

export const customIngredientQuantityMin = 0;

export const customIngredientQuantityMax = 1000;

export const customIngredientSelectedCountMax = 10;

export const CustomIngredient = /*#__PURE__*/ zod.object({
  "ingredient_id": Id,
  "quantity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(customIngredientQuantityMin)).check(/*#__PURE__*/ zod.lte(customIngredientQuantityMax)),
  "selected_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(customIngredientSelectedCountMax))
});

export const CartErrorCode = /*#__PURE__*/ zod.enum(['CART_1000', 'CART_1001', 'CART_1002', 'CART_1003', 'OF_1004']);

export const CartErrorAnswer = /*#__PURE__*/ zod.object({
  "code": CartErrorCode,
  "message": Message
});

export const OrderStatus = /*#__PURE__*/ zod.enum(['Dispensed', 'Pending', 'Failed', 'Partially-Dispensed', 'Paid', 'Cancelled', 'In-Progress']);

export const OrderNumberMin = 4;

export const OrderNumberMax = 24;

export const OrderNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(OrderNumberMin)).check(/*#__PURE__*/ zod.maxLength(OrderNumberMax));

export const PaymentMethod = /*#__PURE__*/ zod.enum(['Wallet', 'CompanyWallet', 'Card', 'MealCard']);

export const RefundKind = /*#__PURE__*/ zod.enum(['full', 'partial']);

export const RefundMode = /*#__PURE__*/ zod.enum(['source', 'wallet']);

export const RefundStatus = /*#__PURE__*/ zod.enum(['Initiated', 'Processed', 'Failed']);

export const OrderErrorCode = /*#__PURE__*/ zod.enum(['CART_1000', 'CART_1001', 'CART_1002', 'CART_1003', 'OF_1004', 'PAY_1001', 'PAY_1002', 'PAY_1003']);

export const OrderErrorAnswer = /*#__PURE__*/ zod.object({
  "code": OrderErrorCode,
  "message": Message
});
