/**
 * Generated from openapi/ by `npm run codegen`; do not edit.
 */
import * as zod from 'zod/mini';

export const pushMessageTitleMax = 60;

export const pushMessageBodyMax = 160;

export const pushMessagePathMax = 512;


export const pushMessagePathRegExp = new RegExp('^[/]');


export const PushMessage = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pushMessageTitleMax)),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pushMessageBodyMax)),
  "path": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pushMessagePathMax)).check(/*#__PURE__*/ zod.regex(pushMessagePathRegExp))
}))

export type PushMessage = zod.input<typeof PushMessage>;
export type PushMessageOutput = zod.output<typeof PushMessage>;
