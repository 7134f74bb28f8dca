/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';

export const NotifyMachinesMax = 10;



export const NotifyMachines = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(NotifyMachinesMax)))

export type NotifyMachines = zod.input<typeof NotifyMachines>;
export type NotifyMachinesOutput = zod.output<typeof NotifyMachines>;
