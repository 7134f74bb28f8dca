/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const nutritionDeclarationEnergyKjMin = 0;
export const nutritionDeclarationEnergyKjMax = 5000;

export const nutritionDeclarationEnergyKcalMin = 0;
export const nutritionDeclarationEnergyKcalMax = 1000;

export const nutritionDeclarationFatGMin = 0;
export const nutritionDeclarationFatGMax = 100;

export const nutritionDeclarationSaturatesGMin = 0;
export const nutritionDeclarationSaturatesGMax = 100;

export const nutritionDeclarationCarbohydrateGMin = 0;
export const nutritionDeclarationCarbohydrateGMax = 100;

export const nutritionDeclarationSugarGMin = 0;
export const nutritionDeclarationSugarGMax = 100;

export const nutritionDeclarationProteinGMin = 0;
export const nutritionDeclarationProteinGMax = 100;

export const nutritionDeclarationSaltGMin = 0;
export const nutritionDeclarationSaltGMax = 100;



export const NutritionDeclaration = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "unit": /*#__PURE__*/ zod.enum(['g', 'ml']),
  "energy_kj": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(nutritionDeclarationEnergyKjMin)).check(/*#__PURE__*/ zod.lte(nutritionDeclarationEnergyKjMax)),
  "energy_kcal": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(nutritionDeclarationEnergyKcalMin)).check(/*#__PURE__*/ zod.lte(nutritionDeclarationEnergyKcalMax)),
  "fat_g": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(nutritionDeclarationFatGMin)).check(/*#__PURE__*/ zod.lte(nutritionDeclarationFatGMax)),
  "saturates_g": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(nutritionDeclarationSaturatesGMin)).check(/*#__PURE__*/ zod.lte(nutritionDeclarationSaturatesGMax)),
  "carbohydrate_g": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(nutritionDeclarationCarbohydrateGMin)).check(/*#__PURE__*/ zod.lte(nutritionDeclarationCarbohydrateGMax)),
  "sugar_g": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(nutritionDeclarationSugarGMin)).check(/*#__PURE__*/ zod.lte(nutritionDeclarationSugarGMax)),
  "protein_g": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(nutritionDeclarationProteinGMin)).check(/*#__PURE__*/ zod.lte(nutritionDeclarationProteinGMax)),
  "salt_g": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(nutritionDeclarationSaltGMin)).check(/*#__PURE__*/ zod.lte(nutritionDeclarationSaltGMax))
}))

export type NutritionDeclaration = zod.input<typeof NutritionDeclaration>;
export type NutritionDeclarationOutput = zod.output<typeof NutritionDeclaration>;
