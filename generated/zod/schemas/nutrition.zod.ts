/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

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



export const Nutrition = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "energy_kcal": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(nutritionEnergyKcalMin)).check(/*#__PURE__*/ zod.lte(nutritionEnergyKcalMax)),
  "protein_g": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(nutritionProteinGMin)).check(/*#__PURE__*/ zod.lte(nutritionProteinGMax)),
  "carbohydrate_g": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(nutritionCarbohydrateGMin)).check(/*#__PURE__*/ zod.lte(nutritionCarbohydrateGMax)),
  "sugar_g": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(nutritionSugarGMin)).check(/*#__PURE__*/ zod.lte(nutritionSugarGMax)),
  "fat_g": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(nutritionFatGMin)).check(/*#__PURE__*/ zod.lte(nutritionFatGMax)),
  "sodium_mg": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(nutritionSodiumMgMin)).check(/*#__PURE__*/ zod.lte(nutritionSodiumMgMax))
}))

export type Nutrition = zod.input<typeof Nutrition>;
export type NutritionOutput = zod.output<typeof Nutrition>;
