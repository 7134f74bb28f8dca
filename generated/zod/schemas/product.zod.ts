/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Category } from './category.zod.ts';
import { HsnCode } from './hsnCode.zod.ts';
import { Id } from './id.zod.ts';
import { Money } from './money.zod.ts';
import { NetQuantity } from './netQuantity.zod.ts';
import { Nutrition } from './nutrition.zod.ts';
import { NutritionDeclaration } from './nutritionDeclaration.zod.ts';
import { Picture } from './picture.zod.ts';
import { ProductName } from './productName.zod.ts';
import { ProductOffer } from './productOffer.zod.ts';
import { RecipeIngredient } from './recipeIngredient.zod.ts';

export const productBrandMax = 60;

export const productDescriptionMax = 300;

export const productOffersMax = 5;

export const productRecipeIngredientsMax = 10;

export const productSizeMax = 24;

export const productMinAgeMax = 99;

export const productIngredientsMax = 600;

export const productAllergensItemMax = 40;

export const productAllergensMax = 14;



export const Product = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": Id,
  "name": ProductName,
  "brand": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productBrandMax))),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productDescriptionMax))),
  "mrp": Money,
  "deposit": /*#__PURE__*/ zod.optional(Money),
  "category": Category,
  "offers": /*#__PURE__*/ zod.array(ProductOffer).check(/*#__PURE__*/ zod.maxLength(productOffersMax)),
  "recipe_ingredients": /*#__PURE__*/ zod.array(RecipeIngredient).check(/*#__PURE__*/ zod.maxLength(productRecipeIngredientsMax)),
  "motor_id": Id,
  "image_url": Picture,
  "size": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productSizeMax))),
  "min_age": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productMinAgeMax))),
  "hsn_code": /*#__PURE__*/ zod.optional(HsnCode),
  "net_quantity": /*#__PURE__*/ zod.optional(NetQuantity),
  "is_veg": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "nutrition": /*#__PURE__*/ zod.optional(Nutrition),
  "nutrition_per_100": /*#__PURE__*/ zod.optional(NutritionDeclaration),
  "ingredients": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productIngredientsMax))),
  "allergens": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productAllergensItemMax))).check(/*#__PURE__*/ zod.maxLength(productAllergensMax)))
}))

export type Product = zod.input<typeof Product>;
export type ProductOutput = zod.output<typeof Product>;
