// Generated from openapi/ by `npm run codegen`; do not edit.
import * as zod from 'zod/mini';

export const PhoneRegExp = /*#__PURE__*/ new RegExp('^[0-9]{4,15}$');

export const Phone = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PhoneRegExp));

export const CountryCodeRegExp = /*#__PURE__*/ new RegExp('^\\+[1-9][0-9]{0,3}$');

export const CountryCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(CountryCodeRegExp));

export const OtpRequest = /*#__PURE__*/ zod.object({
  "phone": Phone,
  "country_code": CountryCode
});

export const Code = /*#__PURE__*/ zod.enum(['200']);

export const MessageMax = 500;

export const Message = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(MessageMax));

export const IdMax = 64;

export const IdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.regex(IdRegExp));

export const otpTicketResendAfterMin = 0;
export const otpTicketResendAfterMax = 3600;

export const otpTicketOtpLengthMin = 4;
export const otpTicketOtpLengthMax = 8;

export const OtpTicket = /*#__PURE__*/ zod.object({
  "ref_id": Id,
  "resend_after": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(otpTicketResendAfterMin)).check(/*#__PURE__*/ zod.lte(otpTicketResendAfterMax)),
  "otp_length": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(otpTicketOtpLengthMin)).check(/*#__PURE__*/ zod.lte(otpTicketOtpLengthMax))
});

export const OtpTicketAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": OtpTicket
});

export const ErrorCodeMin = 2;
export const ErrorCodeMax = 32;

export const ErrorCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z0-9_]+$');

export const ErrorCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(ErrorCodeMin)).check(/*#__PURE__*/ zod.maxLength(ErrorCodeMax)).check(/*#__PURE__*/ zod.regex(ErrorCodeRegExp));

export const ErrorAnswer = /*#__PURE__*/ zod.object({
  "code": ErrorCode,
  "message": Message
});

export const OtpResend = /*#__PURE__*/ zod.object({
  "phone": Phone,
  "country_code": CountryCode,
  "ref_id": Id
});

export const otpVerificationOtpRegExp = /*#__PURE__*/ new RegExp('^[0-9]{4,8}$');
export const otpVerificationCodeChallengeRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]{43}$');

export const OtpVerification = /*#__PURE__*/ zod.object({
  "phone": Phone,
  "country_code": CountryCode,
  "ref_id": Id,
  "otp": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(otpVerificationOtpRegExp)),
  "code_challenge": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(otpVerificationCodeChallengeRegExp)),
  "code_challenge_method": /*#__PURE__*/ zod.enum(['S256'])
});

export const authCodeAuthCodeMin = 16;
export const authCodeAuthCodeMax = 128;

export const AuthCode = /*#__PURE__*/ zod.object({
  "auth_code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(authCodeAuthCodeMin)).check(/*#__PURE__*/ zod.maxLength(authCodeAuthCodeMax))
});

export const AuthCodeAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": AuthCode
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

export const accessTokenRequestAuthCodeMin = 16;
export const accessTokenRequestAuthCodeMax = 128;

export const accessTokenRequestCodeVerifierRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._~-]{43,128}$');

export const AccessTokenRequest = /*#__PURE__*/ zod.object({
  "auth_code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(accessTokenRequestAuthCodeMin)).check(/*#__PURE__*/ zod.maxLength(accessTokenRequestAuthCodeMax)),
  "code_verifier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accessTokenRequestCodeVerifierRegExp)),
  "device_type": DeviceType,
  "device_id": DeviceId,
  "fcm_token": /*#__PURE__*/ zod.optional(FcmToken)
});

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

export const AccessTokenMin = 16;
export const AccessTokenMax = 4096;

export const AccessTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const AccessToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(AccessTokenMin)).check(/*#__PURE__*/ zod.maxLength(AccessTokenMax)).check(/*#__PURE__*/ zod.regex(AccessTokenRegExp));

export const RefreshTokenValueMin = 16;
export const RefreshTokenValueMax = 4096;

export const RefreshTokenValue = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(RefreshTokenValueMin)).check(/*#__PURE__*/ zod.maxLength(RefreshTokenValueMax));

export const Tokens = /*#__PURE__*/ zod.object({
  "accessToken": AccessToken,
  "refreshToken": RefreshTokenValue
});

export const TokensAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Tokens
});

export const GuestLogin = /*#__PURE__*/ zod.object({
  "device_type": DeviceType,
  "device_id": DeviceId,
  "user_id": /*#__PURE__*/ zod.optional(Id),
  "fcm_token": /*#__PURE__*/ zod.optional(FcmToken)
});

export const GuestTokens = /*#__PURE__*/ zod.object({
  "device_id": DeviceId,
  "accessToken": AccessToken,
  "refreshToken": RefreshTokenValue
});

export const GuestTokensAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": GuestTokens
});

export const TokenRefresh = /*#__PURE__*/ zod.object({
  "device_type": DeviceType,
  "device_id": DeviceId,
  "fcm_token": /*#__PURE__*/ zod.optional(FcmToken)
});

export const DoneAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.null()
});

export const PersonNameMax = 80;

export const PersonName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PersonNameMax));

export const Gender = /*#__PURE__*/ zod.enum(['female', 'male', 'other', 'undisclosed']);

export const Instant = /*#__PURE__*/ zod.iso.datetime({"offset":true});

export const profileEmailMax = 254;

export const Profile = /*#__PURE__*/ zod.object({
  "id": Id,
  "first_name": /*#__PURE__*/ zod.optional(PersonName),
  "last_name": /*#__PURE__*/ zod.optional(PersonName),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(profileEmailMax))),
  "phone": Phone,
  "country_code": CountryCode,
  "date_of_birth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "gender": /*#__PURE__*/ zod.optional(Gender),
  "created_at": /*#__PURE__*/ zod.optional(Instant)
});

export const ProfileAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Profile
});

export const profileUpdateEmailMax = 254;

export const ProfileUpdate = /*#__PURE__*/ zod.object({
  "first_name": /*#__PURE__*/ zod.optional(PersonName),
  "last_name": /*#__PURE__*/ zod.optional(PersonName),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(profileUpdateEmailMax))),
  "date_of_birth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "gender": /*#__PURE__*/ zod.optional(Gender)
});

export const PushTokenUpdate = /*#__PURE__*/ zod.object({
  "device_type": DeviceType,
  "device_id": DeviceId,
  "fcm_token": FcmToken
});

export const placeNameMax = 120;

export const placeAddressMax = 240;

export const Place = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeNameMax)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeAddressMax))
});

export const MachineType = /*#__PURE__*/ zod.enum(['Vending', 'Coffee']);

export const OnlineStatus = /*#__PURE__*/ zod.enum(['online', 'offline']);

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

export const productNameMax = 120;

export const productBrandMax = 60;

export const productDescriptionMax = 300;

export const productOffersMax = 5;

export const productRecipeIngredientsMax = 10;

export const productImageUrlMax = 2048;

export const productSizeMax = 24;

export const productAllergensItemMax = 40;

export const productAllergensMax = 14;

export const Product = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productNameMax)),
  "brand": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productBrandMax))),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productDescriptionMax))),
  "mrp": Money,
  "category": Category,
  "offers": /*#__PURE__*/ zod.array(ProductOffer).check(/*#__PURE__*/ zod.maxLength(productOffersMax)),
  "recipe_ingredients": /*#__PURE__*/ zod.array(RecipeIngredient).check(/*#__PURE__*/ zod.maxLength(productRecipeIngredientsMax)),
  "motor_id": Id,
  "image_url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productImageUrlMax)),
  "size": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productSizeMax))),
  "is_veg": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "nutrition": /*#__PURE__*/ zod.optional(Nutrition),
  "allergens": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productAllergensItemMax))).check(/*#__PURE__*/ zod.maxLength(productAllergensMax)))
});

export const recipeQuantityMin = 0;
export const recipeQuantityMax = 10000;

export const Recipe = /*#__PURE__*/ zod.object({
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(recipeQuantityMin)).check(/*#__PURE__*/ zod.lte(recipeQuantityMax)),
  "is_customizable": /*#__PURE__*/ zod.boolean(),
  "product": Product
});

export const slotRowNumMax = 100;

export const slotColumnNumMax = 100;

export const slotDepthMax = 1000;

export const slotBlockProductCountMin = 0;
export const slotBlockProductCountMax = 1000;

export const Slot = /*#__PURE__*/ zod.object({
  "id": Id,
  "motor_id": Id,
  "row_num": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(slotRowNumMax)),
  "column_num": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(slotColumnNumMax)),
  "depth": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(slotDepthMax)),
  "block_spiral": /*#__PURE__*/ zod.boolean(),
  "block_product_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(slotBlockProductCountMin)).check(/*#__PURE__*/ zod.lte(slotBlockProductCountMax)),
  "recipe": /*#__PURE__*/ zod.optional(Recipe)
});

export const machineNameMax = 120;

export const machineSlotsMax = 2000;

export const Machine = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(machineNameMax)),
  "place": Place,
  "machine_type": MachineType,
  "online_status": OnlineStatus,
  "slots": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Slot).check(/*#__PURE__*/ zod.maxLength(machineSlotsMax)))
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

export const machineListAnswerDataMax = 1000;

export const MachineListAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(Machine).check(/*#__PURE__*/ zod.maxLength(machineListAnswerDataMax)),
  "meta": Meta
});

export const MachineAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Machine
});

export const inventoryBatchQuantityMin = 0;
export const inventoryBatchQuantityMax = 1000;

export const InventoryBatch = /*#__PURE__*/ zod.object({
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(inventoryBatchQuantityMin)).check(/*#__PURE__*/ zod.lte(inventoryBatchQuantityMax)),
  "exp_date": Instant,
  "product": Product
});

export const inventoryBatchesMax = 50;

export const Inventory = /*#__PURE__*/ zod.object({
  "slot_id": Id,
  "batches": /*#__PURE__*/ zod.array(InventoryBatch).check(/*#__PURE__*/ zod.maxLength(inventoryBatchesMax))
});

export const stockLevelLabelMax = 40;

export const stockLevelMinMin = 0;
export const stockLevelMinMax = 100;

export const stockLevelMaxMin = 0;
export const stockLevelMaxMax = 100;

export const StockLevel = /*#__PURE__*/ zod.object({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(stockLevelLabelMax)),
  "min": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(stockLevelMinMin)).check(/*#__PURE__*/ zod.lte(stockLevelMinMax)),
  "max": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(stockLevelMaxMin)).check(/*#__PURE__*/ zod.lte(stockLevelMaxMax))
});

export const machineProductsPlanogramsMax = 2000;

export const machineProductsInventoriesMax = 2000;

export const machineProductsStockLevelThresholdMax = 10;

export const machineProductsMaxOrderQuantityMax = 100;

export const MachineProducts = /*#__PURE__*/ zod.object({
  "planograms": /*#__PURE__*/ zod.array(Slot).check(/*#__PURE__*/ zod.maxLength(machineProductsPlanogramsMax)),
  "inventories": /*#__PURE__*/ zod.array(Inventory).check(/*#__PURE__*/ zod.maxLength(machineProductsInventoriesMax)),
  "online_status": OnlineStatus,
  "stock_level_threshold": /*#__PURE__*/ zod.array(StockLevel).check(/*#__PURE__*/ zod.maxLength(machineProductsStockLevelThresholdMax)),
  "current_date": Instant,
  "machine_type": MachineType,
  "max_order_quantity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(machineProductsMaxOrderQuantityMax)))
});

export const MachineProductsAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": MachineProducts
});

export const LiveStatus = /*#__PURE__*/ zod.object({
  "id": Id,
  "online_status": OnlineStatus
});

export const LiveMessage = /*#__PURE__*/ zod.object({
  "entityName": /*#__PURE__*/ zod.enum(['machine']),
  "action": /*#__PURE__*/ zod.enum(['update']),
  "data": LiveStatus
});

export const customIngredientQuantityMin = 0;
export const customIngredientQuantityMax = 1000;

export const customIngredientSelectedCountMax = 10;

export const CustomIngredient = /*#__PURE__*/ zod.object({
  "ingredient_id": Id,
  "quantity": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(customIngredientQuantityMin)).check(/*#__PURE__*/ zod.lte(customIngredientQuantityMax)),
  "selected_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(customIngredientSelectedCountMax))
});

export const cartValidationItemQuantityMax = 100;

export const cartValidationItemCustomIngredientsMax = 1;

export const CartValidationItem = /*#__PURE__*/ zod.object({
  "product_id": Id,
  "price": Money,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cartValidationItemQuantityMax)),
  "motor_id": Id,
  "custom_ingredients": /*#__PURE__*/ zod.array(CustomIngredient).check(/*#__PURE__*/ zod.maxLength(cartValidationItemCustomIngredientsMax))
});

export const cartValidationItemsMax = 100;

export const CartValidation = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(CartValidationItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cartValidationItemsMax)),
  "offer_id": /*#__PURE__*/ zod.optional(Id)
});

export const quoteItemQuantityMin = 0;
export const quoteItemQuantityMax = 100;

export const quoteItemRemovedQtyMin = 0;
export const quoteItemRemovedQtyMax = 100;

export const quoteItemCustomIngredientsMax = 1;

export const QuoteItem = /*#__PURE__*/ zod.object({
  "product_id": Id,
  "motor_id": Id,
  "price": Money,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(quoteItemQuantityMin)).check(/*#__PURE__*/ zod.lte(quoteItemQuantityMax)),
  "removedQty": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(quoteItemRemovedQtyMin)).check(/*#__PURE__*/ zod.lte(quoteItemRemovedQtyMax)),
  "outOfStockItem": /*#__PURE__*/ zod.boolean(),
  "custom_ingredients": /*#__PURE__*/ zod.array(CustomIngredient).check(/*#__PURE__*/ zod.maxLength(quoteItemCustomIngredientsMax))
});

export const quoteItemsMax = 100;

export const Quote = /*#__PURE__*/ zod.object({
  "cart_id": Id,
  "items": /*#__PURE__*/ zod.array(QuoteItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quoteItemsMax)),
  "total_amount": Money,
  "discount_amount": Money,
  "net_payable_amount": Money,
  "offer_id": /*#__PURE__*/ zod.optional(Id)
});

export const QuoteAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Quote
});

export const CartErrorCode = /*#__PURE__*/ zod.enum(['CART_1000', 'CART_1001', 'CART_1002', 'CART_1003', 'OF_1004']);

export const CartErrorAnswer = /*#__PURE__*/ zod.object({
  "code": CartErrorCode,
  "message": Message
});

export const IngredientMode = /*#__PURE__*/ zod.enum(['withIngredient', 'withoutIngredient']);

export const cartItemCartQtyMax = 100;

export const cartItemSelectedSugarMin = 0;
export const cartItemSelectedSugarMax = 10;

export const cartItemRemovedQtyMin = 0;
export const cartItemRemovedQtyMax = 100;

export const CartItem = /*#__PURE__*/ zod.object({
  "id": Id,
  "product": Product,
  "cartQty": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cartItemCartQtyMax)),
  "selectedSugar": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartItemSelectedSugarMin)).check(/*#__PURE__*/ zod.lte(cartItemSelectedSugarMax)),
  "ingredient_mode": /*#__PURE__*/ zod.optional(IngredientMode),
  "motor_id": Id,
  "outOfStockItem": /*#__PURE__*/ zod.boolean(),
  "removedQty": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartItemRemovedQtyMin)).check(/*#__PURE__*/ zod.lte(cartItemRemovedQtyMax))
});

export const cartItemsMax = 100;

export const Cart = /*#__PURE__*/ zod.object({
  "cart_id": Id,
  "vending_machine_id": Id,
  "items": /*#__PURE__*/ zod.array(CartItem).check(/*#__PURE__*/ zod.maxLength(cartItemsMax)),
  "total_amount": Money,
  "discount_amount": Money,
  "net_payable_amount": Money,
  "offer_id": /*#__PURE__*/ zod.optional(Id)
});

export const CartAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Cart
});

export const offerTitleMax = 80;

export const offerDescriptionMax = 300;

export const offerOfferTypeAliasMax = 24;

export const offerValueMin = 0;
export const offerValueMax = 100000;

export const offerProductIdsMax = 200;

export const Offer = /*#__PURE__*/ zod.object({
  "id": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(offerTitleMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(offerDescriptionMax)),
  "offer_type": OfferType,
  "offer_type_alias": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(offerOfferTypeAliasMax)),
  "value": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(offerValueMin)).check(/*#__PURE__*/ zod.lte(offerValueMax)),
  "min_order_amount": Money,
  "max_discount_amount": /*#__PURE__*/ zod.optional(Money),
  "product_ids": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(offerProductIdsMax))),
  "valid_till": /*#__PURE__*/ zod.optional(Instant)
});

export const offerListAnswerDataMax = 100;

export const OfferListAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(Offer).check(/*#__PURE__*/ zod.maxLength(offerListAnswerDataMax)),
  "meta": Meta
});

export const OrderStatus = /*#__PURE__*/ zod.enum(['Dispensed', 'Pending', 'Failed', 'Partially-Dispensed', 'Paid', 'Cancelled', 'In-Progress']);

export const orderMachineNameMax = 120;

export const OrderMachine = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderMachineNameMax)),
  "place": Place,
  "machine_type": MachineType
});

export const OrderItemStatus = /*#__PURE__*/ zod.enum(['Dispensed', 'Partially-Dispensed', 'Pending', 'Failed']);

export const DispenseProgress = /*#__PURE__*/ zod.enum(['in-progress', 'completed', 'failed']);

export const orderItemNameMax = 120;

export const orderItemImageUrlMax = 2048;

export const orderItemQuantityMax = 100;

export const orderItemDispensedQuantityMin = 0;
export const orderItemDispensedQuantityMax = 100;

export const orderItemSlotLabelMax = 8;

export const orderItemCustomIngredientsMax = 1;

export const OrderItem = /*#__PURE__*/ zod.object({
  "id": Id,
  "product_id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderItemNameMax)),
  "image_url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderItemImageUrlMax)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderItemQuantityMax)),
  "dispensed_quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderItemDispensedQuantityMin)).check(/*#__PURE__*/ zod.lte(orderItemDispensedQuantityMax)),
  "price": Money,
  "motor_id": Id,
  "slot_label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderItemSlotLabelMax)),
  "status": OrderItemStatus,
  "progress": /*#__PURE__*/ zod.optional(DispenseProgress),
  "custom_ingredients": /*#__PURE__*/ zod.array(CustomIngredient).check(/*#__PURE__*/ zod.maxLength(orderItemCustomIngredientsMax))
});

export const PaymentMethod = /*#__PURE__*/ zod.enum(['Wallet', 'CompanyWallet', 'Card', 'MealCard']);

export const RefundKind = /*#__PURE__*/ zod.enum(['full', 'partial']);

export const RefundMode = /*#__PURE__*/ zod.enum(['source', 'wallet']);

export const RefundStatus = /*#__PURE__*/ zod.enum(['Initiated', 'Processed', 'Failed']);

export const OrderRefund = /*#__PURE__*/ zod.object({
  "id": Id,
  "kind": RefundKind,
  "mode": RefundMode,
  "status": RefundStatus,
  "amount": Money
});

export const orderOrderNumberMin = 4;
export const orderOrderNumberMax = 24;

export const orderItemsMax = 100;

export const Order = /*#__PURE__*/ zod.object({
  "id": Id,
  "order_number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(orderOrderNumberMin)).check(/*#__PURE__*/ zod.maxLength(orderOrderNumberMax)),
  "user_id": Id,
  "status": OrderStatus,
  "is_active": /*#__PURE__*/ zod.boolean(),
  "is_deleted": /*#__PURE__*/ zod.boolean(),
  "machine": OrderMachine,
  "items": /*#__PURE__*/ zod.array(OrderItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderItemsMax)),
  "payment_method": PaymentMethod,
  "total_amount": Money,
  "discount_amount": Money,
  "net_payable_amount": Money,
  "refundable_amount": Money,
  "offer_id": /*#__PURE__*/ zod.optional(Id),
  "created_at": Instant,
  "paid_at": /*#__PURE__*/ zod.optional(Instant),
  "dispense_started_at": /*#__PURE__*/ zod.optional(Instant),
  "completed_at": /*#__PURE__*/ zod.optional(Instant),
  "refund": /*#__PURE__*/ zod.optional(OrderRefund)
});

export const orderListAnswerDataMax = 1000;

export const OrderListAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(Order).check(/*#__PURE__*/ zod.maxLength(orderListAnswerDataMax)),
  "meta": Meta
});

export const orderProductQuantityMax = 100;

export const orderProductCustomIngredientsMax = 1;

export const OrderProduct = /*#__PURE__*/ zod.object({
  "product_id": Id,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderProductQuantityMax)),
  "price": Money,
  "motor_id": Id,
  "custom_ingredients": /*#__PURE__*/ zod.array(CustomIngredient).check(/*#__PURE__*/ zod.maxLength(orderProductCustomIngredientsMax))
});

export const orderRequestProductsMax = 100;

export const orderRequestSourceIdMax = 64;

export const orderRequestSourceIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const OrderRequest = /*#__PURE__*/ zod.object({
  "user_id": Id,
  "vending_machine_id": Id,
  "products": /*#__PURE__*/ zod.array(OrderProduct).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestProductsMax)),
  "payment_method": PaymentMethod,
  "net_payable_amount": Money,
  "source_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestSourceIdMax)).check(/*#__PURE__*/ zod.regex(orderRequestSourceIdRegExp))),
  "total_amount": Money,
  "offer_id": /*#__PURE__*/ zod.optional(Id)
});

export const NoPayment = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['none'])
});

export const redirectPaymentUrlMin = 8;
export const redirectPaymentUrlMax = 2048;

export const RedirectPayment = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['redirect']),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(redirectPaymentUrlMin)).check(/*#__PURE__*/ zod.maxLength(redirectPaymentUrlMax))
});

export const formPostPaymentUrlMin = 8;
export const formPostPaymentUrlMax = 2048;

export const formPostPaymentFieldsMaxOne = 2048;

export const FormPostPayment = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['form_post']),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(formPostPaymentUrlMin)).check(/*#__PURE__*/ zod.maxLength(formPostPaymentUrlMax)),
  "fields": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formPostPaymentFieldsMaxOne)))
});

export const Payment = /*#__PURE__*/ zod.discriminatedUnion('kind', [NoPayment,RedirectPayment,FormPostPayment]);

export const OrderReceived = /*#__PURE__*/ zod.object({
  "order_id": Id,
  "payment_method": PaymentMethod,
  "payment": Payment
});

export const OrderReceivedAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": OrderReceived
});

export const OrderErrorCode = /*#__PURE__*/ zod.enum(['CART_1000', 'CART_1001', 'CART_1002', 'CART_1003', 'OF_1004', 'PAY_1001', 'PAY_1002', 'PAY_1003']);

export const OrderErrorAnswer = /*#__PURE__*/ zod.object({
  "code": OrderErrorCode,
  "message": Message
});

export const OrderAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Order
});

export const receiptLinkMin = 8;
export const receiptLinkMax = 2048;

export const Receipt = /*#__PURE__*/ zod.object({
  "link": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(receiptLinkMin)).check(/*#__PURE__*/ zod.maxLength(receiptLinkMax))
});

export const ReceiptAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Receipt
});

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

export const refundOrderNumberMin = 4;
export const refundOrderNumberMax = 24;

export const refundMachineNameMax = 120;

export const Refund = /*#__PURE__*/ zod.object({
  "id": Id,
  "order_id": Id,
  "order_number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(refundOrderNumberMin)).check(/*#__PURE__*/ zod.maxLength(refundOrderNumberMax)),
  "machine_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(refundMachineNameMax)),
  "amount": Money,
  "kind": RefundKind,
  "mode": RefundMode,
  "status": RefundStatus,
  "created_at": Instant,
  "processed_at": /*#__PURE__*/ zod.optional(Instant)
});

export const refundListAnswerDataMax = 100;

export const RefundListAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(Refund).check(/*#__PURE__*/ zod.maxLength(refundListAnswerDataMax)),
  "meta": Meta
});

export const RefundRequest = /*#__PURE__*/ zod.object({
  "order_id": Id,
  "mode": RefundMode
});

export const RefundAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Refund
});

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

export const orderTransactionOrderNumberMin = 4;
export const orderTransactionOrderNumberMax = 24;

export const orderTransactionMachineNameMax = 120;

export const orderTransactionSummaryMax = 300;

export const orderTransactionItemCountMax = 10000;

export const orderTransactionImageUrlMax = 2048;

export const OrderTransaction = /*#__PURE__*/ zod.object({
  "id": Id,
  "order_id": Id,
  "order_number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(orderTransactionOrderNumberMin)).check(/*#__PURE__*/ zod.maxLength(orderTransactionOrderNumberMax)),
  "vending_machine_id": Id,
  "machine_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderTransactionMachineNameMax)),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderTransactionSummaryMax)),
  "item_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderTransactionItemCountMax)),
  "image_url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderTransactionImageUrlMax)),
  "amount": Money,
  "payment_method": PaymentMethod,
  "status": OrderStatus,
  "created_at": Instant
});

export const orderTransactionListAnswerDataMax = 100;

export const OrderTransactionListAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(OrderTransaction).check(/*#__PURE__*/ zod.maxLength(orderTransactionListAnswerDataMax)),
  "meta": Meta
});

export const requestOtpHeaderClientIdMax = 64;

export const requestOtpHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const requestOtpHeaderXRequestIdMin = 8;
export const requestOtpHeaderXRequestIdMax = 64;

export const requestOtpHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const RequestOtpHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requestOtpHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(requestOtpHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(requestOtpHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(requestOtpHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(requestOtpHeaderXRequestIdRegExp)))
})

export const RequestOtpBody = OtpRequest

export const RequestOtpResponse = OtpTicketAnswer

export const resendOtpHeaderClientIdMax = 64;

export const resendOtpHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const resendOtpHeaderXRequestIdMin = 8;
export const resendOtpHeaderXRequestIdMax = 64;

export const resendOtpHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const ResendOtpHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resendOtpHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(resendOtpHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resendOtpHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(resendOtpHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(resendOtpHeaderXRequestIdRegExp)))
})

export const ResendOtpBody = OtpResend

export const ResendOtpResponse = OtpTicketAnswer

export const verifyOtpHeaderClientIdMax = 64;

export const verifyOtpHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const verifyOtpHeaderXRequestIdMin = 8;
export const verifyOtpHeaderXRequestIdMax = 64;

export const verifyOtpHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const VerifyOtpHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(verifyOtpHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(verifyOtpHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(verifyOtpHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(verifyOtpHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(verifyOtpHeaderXRequestIdRegExp)))
})

export const VerifyOtpBody = OtpVerification

export const VerifyOtpResponse = AuthCodeAnswer

export const createAccessTokenHeaderClientIdMax = 64;

export const createAccessTokenHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const createAccessTokenHeaderXRequestIdMin = 8;
export const createAccessTokenHeaderXRequestIdMax = 64;

export const createAccessTokenHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const CreateAccessTokenHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createAccessTokenHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(createAccessTokenHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createAccessTokenHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(createAccessTokenHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(createAccessTokenHeaderXRequestIdRegExp)))
})

export const CreateAccessTokenBody = AccessTokenRequest

export const CreateAccessTokenResponse = TokensAnswer

export const signInGuestHeaderClientIdMax = 64;

export const signInGuestHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const signInGuestHeaderXRequestIdMin = 8;
export const signInGuestHeaderXRequestIdMax = 64;

export const signInGuestHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const SignInGuestHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signInGuestHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(signInGuestHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(signInGuestHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(signInGuestHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(signInGuestHeaderXRequestIdRegExp)))
})

export const SignInGuestBody = GuestLogin

export const SignInGuestResponse = GuestTokensAnswer

export const refreshTokensHeaderClientIdMax = 64;

export const refreshTokensHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const refreshTokensHeaderXRequestIdMin = 8;
export const refreshTokensHeaderXRequestIdMax = 64;

export const refreshTokensHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');
export const refreshTokensHeaderRefreshTokenMin = 16;
export const refreshTokensHeaderRefreshTokenMax = 4096;

export const RefreshTokensHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(refreshTokensHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(refreshTokensHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(refreshTokensHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(refreshTokensHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(refreshTokensHeaderXRequestIdRegExp))),
  "refreshToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(refreshTokensHeaderRefreshTokenMin)).check(/*#__PURE__*/ zod.maxLength(refreshTokensHeaderRefreshTokenMax))
})

export const RefreshTokensBody = TokenRefresh

export const RefreshTokensResponse = TokensAnswer

export const signOutHeaderClientIdMax = 64;

export const signOutHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const signOutHeaderXRequestIdMin = 8;
export const signOutHeaderXRequestIdMax = 64;

export const signOutHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');
export const signOutHeaderDeviceIdMin = 8;
export const signOutHeaderDeviceIdMax = 64;

export const signOutHeaderDeviceIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const SignOutHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signOutHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(signOutHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(signOutHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(signOutHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(signOutHeaderXRequestIdRegExp))),
  "device_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(signOutHeaderDeviceIdMin)).check(/*#__PURE__*/ zod.maxLength(signOutHeaderDeviceIdMax)).check(/*#__PURE__*/ zod.regex(signOutHeaderDeviceIdRegExp))
})

export const SignOutResponse = DoneAnswer

export const getProfileHeaderClientIdMax = 64;

export const getProfileHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const getProfileHeaderXRequestIdMin = 8;
export const getProfileHeaderXRequestIdMax = 64;

export const getProfileHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const GetProfileHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProfileHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(getProfileHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getProfileHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(getProfileHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getProfileHeaderXRequestIdRegExp)))
})

export const GetProfileResponse = ProfileAnswer

export const updateProfileHeaderClientIdMax = 64;

export const updateProfileHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const updateProfileHeaderXRequestIdMin = 8;
export const updateProfileHeaderXRequestIdMax = 64;

export const updateProfileHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const UpdateProfileHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateProfileHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(updateProfileHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updateProfileHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(updateProfileHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(updateProfileHeaderXRequestIdRegExp)))
})

export const UpdateProfileBody = ProfileUpdate

export const UpdateProfileResponse = ProfileAnswer

export const deleteCustomerHeaderClientIdMax = 64;

export const deleteCustomerHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const deleteCustomerHeaderXRequestIdMin = 8;
export const deleteCustomerHeaderXRequestIdMax = 64;

export const deleteCustomerHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');
export const deleteCustomerHeaderDeviceIdMin = 8;
export const deleteCustomerHeaderDeviceIdMax = 64;

export const deleteCustomerHeaderDeviceIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const DeleteCustomerHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteCustomerHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(deleteCustomerHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deleteCustomerHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(deleteCustomerHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(deleteCustomerHeaderXRequestIdRegExp))),
  "device_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deleteCustomerHeaderDeviceIdMin)).check(/*#__PURE__*/ zod.maxLength(deleteCustomerHeaderDeviceIdMax)).check(/*#__PURE__*/ zod.regex(deleteCustomerHeaderDeviceIdRegExp))
})

export const DeleteCustomerResponse = DoneAnswer

export const updatePushTokenHeaderClientIdMax = 64;

export const updatePushTokenHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const updatePushTokenHeaderXRequestIdMin = 8;
export const updatePushTokenHeaderXRequestIdMax = 64;

export const updatePushTokenHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const UpdatePushTokenHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updatePushTokenHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(updatePushTokenHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(updatePushTokenHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(updatePushTokenHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(updatePushTokenHeaderXRequestIdRegExp)))
})

export const UpdatePushTokenBody = PushTokenUpdate

export const UpdatePushTokenResponse = DoneAnswer

export const listMachinesQueryKeywordMin = 4;
export const listMachinesQueryKeywordMax = 64;

export const ListMachinesQueryParams = /*#__PURE__*/ zod.object({
  "keyword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listMachinesQueryKeywordMin)).check(/*#__PURE__*/ zod.maxLength(listMachinesQueryKeywordMax))
})

export const listMachinesHeaderClientIdMax = 64;

export const listMachinesHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const listMachinesHeaderXRequestIdMin = 8;
export const listMachinesHeaderXRequestIdMax = 64;

export const listMachinesHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const ListMachinesHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMachinesHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(listMachinesHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listMachinesHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(listMachinesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listMachinesHeaderXRequestIdRegExp)))
})

export const ListMachinesResponse = MachineListAnswer

export const getMachinePathIdMax = 64;

export const getMachinePathIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const GetMachineParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMachinePathIdMax)).check(/*#__PURE__*/ zod.regex(getMachinePathIdRegExp))
})

export const getMachineHeaderClientIdMax = 64;

export const getMachineHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const getMachineHeaderXRequestIdMin = 8;
export const getMachineHeaderXRequestIdMax = 64;

export const getMachineHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const GetMachineHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMachineHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(getMachineHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getMachineHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(getMachineHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getMachineHeaderXRequestIdRegExp)))
})

export const GetMachineResponse = MachineAnswer

export const getMachineProductsPathMachineIdMax = 64;

export const getMachineProductsPathMachineIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const GetMachineProductsParams = /*#__PURE__*/ zod.object({
  "machineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMachineProductsPathMachineIdMax)).check(/*#__PURE__*/ zod.regex(getMachineProductsPathMachineIdRegExp))
})

export const getMachineProductsHeaderClientIdMax = 64;

export const getMachineProductsHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const getMachineProductsHeaderXRequestIdMin = 8;
export const getMachineProductsHeaderXRequestIdMax = 64;

export const getMachineProductsHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const GetMachineProductsHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMachineProductsHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(getMachineProductsHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getMachineProductsHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(getMachineProductsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getMachineProductsHeaderXRequestIdRegExp)))
})

export const GetMachineProductsResponse = MachineProductsAnswer

export const streamMachinePathMachineIdMax = 64;

export const streamMachinePathMachineIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const StreamMachineParams = /*#__PURE__*/ zod.object({
  "machineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(streamMachinePathMachineIdMax)).check(/*#__PURE__*/ zod.regex(streamMachinePathMachineIdRegExp))
})

export const streamMachineHeaderClientIdMax = 64;

export const streamMachineHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const streamMachineHeaderXRequestIdMin = 8;
export const streamMachineHeaderXRequestIdMax = 64;

export const streamMachineHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const StreamMachineHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(streamMachineHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(streamMachineHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(streamMachineHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(streamMachineHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(streamMachineHeaderXRequestIdRegExp)))
})

export const StreamMachineResponse = LiveMessage

export const validateCartPathMachineIdMax = 64;

export const validateCartPathMachineIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const ValidateCartParams = /*#__PURE__*/ zod.object({
  "machineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(validateCartPathMachineIdMax)).check(/*#__PURE__*/ zod.regex(validateCartPathMachineIdRegExp))
})

export const validateCartHeaderClientIdMax = 64;

export const validateCartHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const validateCartHeaderXRequestIdMin = 8;
export const validateCartHeaderXRequestIdMax = 64;

export const validateCartHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const ValidateCartHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(validateCartHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(validateCartHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(validateCartHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(validateCartHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(validateCartHeaderXRequestIdRegExp)))
})

export const ValidateCartBody = CartValidation

export const ValidateCartResponse = QuoteAnswer

export const getCartPathCartIdMax = 64;

export const getCartPathCartIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const GetCartParams = /*#__PURE__*/ zod.object({
  "cartId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCartPathCartIdMax)).check(/*#__PURE__*/ zod.regex(getCartPathCartIdRegExp))
})

export const getCartHeaderClientIdMax = 64;

export const getCartHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const getCartHeaderXRequestIdMin = 8;
export const getCartHeaderXRequestIdMax = 64;

export const getCartHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const GetCartHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCartHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(getCartHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCartHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(getCartHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getCartHeaderXRequestIdRegExp)))
})

export const GetCartResponse = CartAnswer

export const listOffersPathMachineIdMax = 64;

export const listOffersPathMachineIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const ListOffersParams = /*#__PURE__*/ zod.object({
  "machineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOffersPathMachineIdMax)).check(/*#__PURE__*/ zod.regex(listOffersPathMachineIdRegExp))
})

export const ListOffersQueryParams = /*#__PURE__*/ zod.object({
  "pageOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

export const listOffersHeaderClientIdMax = 64;

export const listOffersHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const listOffersHeaderXRequestIdMin = 8;
export const listOffersHeaderXRequestIdMax = 64;

export const listOffersHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const ListOffersHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOffersHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(listOffersHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listOffersHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(listOffersHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listOffersHeaderXRequestIdRegExp)))
})

export const ListOffersResponse = OfferListAnswer

export const listOrdersPathUserIdMax = 64;

export const listOrdersPathUserIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const listOrdersPathMachineIdMax = 64;

export const listOrdersPathMachineIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const ListOrdersParams = /*#__PURE__*/ zod.object({
  "userId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOrdersPathUserIdMax)).check(/*#__PURE__*/ zod.regex(listOrdersPathUserIdRegExp)),
  "machineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOrdersPathMachineIdMax)).check(/*#__PURE__*/ zod.regex(listOrdersPathMachineIdRegExp))
})

export const listOrdersQueryPageMax = 10000;

export const listOrdersQueryLimitMax = 100;

export const listOrdersQueryStatusMax = 7;

export const ListOrdersQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrdersQueryPageMax))),
  "limit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrdersQueryLimitMax))),
  "order": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "pageOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isList": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(OrderStatus).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOrdersQueryStatusMax)))
})

export const listOrdersHeaderClientIdMax = 64;

export const listOrdersHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const listOrdersHeaderXRequestIdMin = 8;
export const listOrdersHeaderXRequestIdMax = 64;

export const listOrdersHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const ListOrdersHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOrdersHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(listOrdersHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listOrdersHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(listOrdersHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listOrdersHeaderXRequestIdRegExp)))
})

export const ListOrdersResponse = OrderListAnswer

export const createOrderPathUserIdMax = 64;

export const createOrderPathUserIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const createOrderPathMachineIdMax = 64;

export const createOrderPathMachineIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const CreateOrderParams = /*#__PURE__*/ zod.object({
  "userId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createOrderPathUserIdMax)).check(/*#__PURE__*/ zod.regex(createOrderPathUserIdRegExp)),
  "machineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createOrderPathMachineIdMax)).check(/*#__PURE__*/ zod.regex(createOrderPathMachineIdRegExp))
})

export const createOrderHeaderClientIdMax = 64;

export const createOrderHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const createOrderHeaderXRequestIdMin = 8;
export const createOrderHeaderXRequestIdMax = 64;

export const createOrderHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');
export const createOrderHeaderIdempotencyKeyMin = 16;
export const createOrderHeaderIdempotencyKeyMax = 64;

export const createOrderHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const CreateOrderHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createOrderHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(createOrderHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createOrderHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(createOrderHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(createOrderHeaderXRequestIdRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createOrderHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createOrderHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createOrderHeaderIdempotencyKeyRegExp))
})

export const CreateOrderBody = OrderRequest

export const CreateOrderResponse = OrderReceivedAnswer

export const getOrderPathUserIdMax = 64;

export const getOrderPathUserIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const getOrderPathMachineIdMax = 64;

export const getOrderPathMachineIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const getOrderPathOrderIdMax = 64;

export const getOrderPathOrderIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const GetOrderParams = /*#__PURE__*/ zod.object({
  "userId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOrderPathUserIdMax)).check(/*#__PURE__*/ zod.regex(getOrderPathUserIdRegExp)),
  "machineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOrderPathMachineIdMax)).check(/*#__PURE__*/ zod.regex(getOrderPathMachineIdRegExp)),
  "orderId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOrderPathOrderIdMax)).check(/*#__PURE__*/ zod.regex(getOrderPathOrderIdRegExp))
})

export const getOrderHeaderClientIdMax = 64;

export const getOrderHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const getOrderHeaderXRequestIdMin = 8;
export const getOrderHeaderXRequestIdMax = 64;

export const getOrderHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const GetOrderHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOrderHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(getOrderHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getOrderHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(getOrderHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getOrderHeaderXRequestIdRegExp)))
})

export const GetOrderResponse = OrderAnswer

export const dispenseOrderPathUserIdMax = 64;

export const dispenseOrderPathUserIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const dispenseOrderPathMachineIdMax = 64;

export const dispenseOrderPathMachineIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const dispenseOrderPathOrderIdMax = 64;

export const dispenseOrderPathOrderIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const DispenseOrderParams = /*#__PURE__*/ zod.object({
  "userId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dispenseOrderPathUserIdMax)).check(/*#__PURE__*/ zod.regex(dispenseOrderPathUserIdRegExp)),
  "machineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dispenseOrderPathMachineIdMax)).check(/*#__PURE__*/ zod.regex(dispenseOrderPathMachineIdRegExp)),
  "orderId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dispenseOrderPathOrderIdMax)).check(/*#__PURE__*/ zod.regex(dispenseOrderPathOrderIdRegExp))
})

export const dispenseOrderHeaderClientIdMax = 64;

export const dispenseOrderHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const dispenseOrderHeaderXRequestIdMin = 8;
export const dispenseOrderHeaderXRequestIdMax = 64;

export const dispenseOrderHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const DispenseOrderHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dispenseOrderHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(dispenseOrderHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(dispenseOrderHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(dispenseOrderHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(dispenseOrderHeaderXRequestIdRegExp)))
})

export const DispenseOrderResponse = OrderAnswer

export const unblockOrderPathUserIdMax = 64;

export const unblockOrderPathUserIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const unblockOrderPathMachineIdMax = 64;

export const unblockOrderPathMachineIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const unblockOrderPathOrderIdMax = 64;

export const unblockOrderPathOrderIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const UnblockOrderParams = /*#__PURE__*/ zod.object({
  "userId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(unblockOrderPathUserIdMax)).check(/*#__PURE__*/ zod.regex(unblockOrderPathUserIdRegExp)),
  "machineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(unblockOrderPathMachineIdMax)).check(/*#__PURE__*/ zod.regex(unblockOrderPathMachineIdRegExp)),
  "orderId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(unblockOrderPathOrderIdMax)).check(/*#__PURE__*/ zod.regex(unblockOrderPathOrderIdRegExp))
})

export const unblockOrderHeaderClientIdMax = 64;

export const unblockOrderHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const unblockOrderHeaderXRequestIdMin = 8;
export const unblockOrderHeaderXRequestIdMax = 64;

export const unblockOrderHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const UnblockOrderHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(unblockOrderHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(unblockOrderHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(unblockOrderHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(unblockOrderHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(unblockOrderHeaderXRequestIdRegExp)))
})

export const UnblockOrderResponse = OrderAnswer

export const getReceiptPathUserIdMax = 64;

export const getReceiptPathUserIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const getReceiptPathMachineIdMax = 64;

export const getReceiptPathMachineIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const getReceiptPathOrderIdMax = 64;

export const getReceiptPathOrderIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const GetReceiptParams = /*#__PURE__*/ zod.object({
  "userId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getReceiptPathUserIdMax)).check(/*#__PURE__*/ zod.regex(getReceiptPathUserIdRegExp)),
  "machineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getReceiptPathMachineIdMax)).check(/*#__PURE__*/ zod.regex(getReceiptPathMachineIdRegExp)),
  "orderId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getReceiptPathOrderIdMax)).check(/*#__PURE__*/ zod.regex(getReceiptPathOrderIdRegExp))
})

export const getReceiptHeaderClientIdMax = 64;

export const getReceiptHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const getReceiptHeaderXRequestIdMin = 8;
export const getReceiptHeaderXRequestIdMax = 64;

export const getReceiptHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const GetReceiptHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getReceiptHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(getReceiptHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getReceiptHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(getReceiptHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getReceiptHeaderXRequestIdRegExp)))
})

export const GetReceiptResponse = ReceiptAnswer

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

export const listRefundsQueryLimitMax = 100;

export const listRefundsQueryPageMax = 10000;

export const listRefundsQueryKeywordMax = 64;

export const listRefundsQueryStatusMax = 3;

export const ListRefundsQueryParams = /*#__PURE__*/ zod.object({
  "pageOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isList": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "limit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRefundsQueryLimitMax))),
  "page": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRefundsQueryPageMax))),
  "keyword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRefundsQueryKeywordMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['created_at'])),
  "order": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ASC', 'DESC'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(RefundStatus).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRefundsQueryStatusMax)))
})

export const listRefundsHeaderClientIdMax = 64;

export const listRefundsHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const listRefundsHeaderXRequestIdMin = 8;
export const listRefundsHeaderXRequestIdMax = 64;

export const listRefundsHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const ListRefundsHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRefundsHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(listRefundsHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listRefundsHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(listRefundsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listRefundsHeaderXRequestIdRegExp)))
})

export const ListRefundsResponse = RefundListAnswer

export const createRefundHeaderClientIdMax = 64;

export const createRefundHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const createRefundHeaderXRequestIdMin = 8;
export const createRefundHeaderXRequestIdMax = 64;

export const createRefundHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const CreateRefundHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createRefundHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(createRefundHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createRefundHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(createRefundHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(createRefundHeaderXRequestIdRegExp)))
})

export const CreateRefundBody = RefundRequest

export const CreateRefundResponse = RefundAnswer

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

export const listOrderTransactionsQueryLimitMax = 100;

export const listOrderTransactionsQueryPageMax = 10000;

export const listOrderTransactionsQueryKeywordMax = 64;

export const ListOrderTransactionsQueryParams = /*#__PURE__*/ zod.object({
  "pageOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "limit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrderTransactionsQueryLimitMax))),
  "page": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrderTransactionsQueryPageMax))),
  "keyword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOrderTransactionsQueryKeywordMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['created_at'])),
  "order": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ASC', 'DESC']))
})

export const listOrderTransactionsHeaderClientIdMax = 64;

export const listOrderTransactionsHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');
export const listOrderTransactionsHeaderXRequestIdMin = 8;
export const listOrderTransactionsHeaderXRequestIdMax = 64;

export const listOrderTransactionsHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const ListOrderTransactionsHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOrderTransactionsHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(listOrderTransactionsHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listOrderTransactionsHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(listOrderTransactionsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listOrderTransactionsHeaderXRequestIdRegExp)))
})

export const ListOrderTransactionsResponse = OrderTransactionListAnswer

