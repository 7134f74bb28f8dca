/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Latitude } from './latitude.zod.ts';
import { Longitude } from './longitude.zod.ts';

export const Location = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "latitude": Latitude,
  "longitude": Longitude
}))

export type Location = zod.input<typeof Location>;
export type LocationOutput = zod.output<typeof Location>;
