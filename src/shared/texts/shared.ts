/**
 * Every text that more than one screen shows. Each screen's own file refers to it under a key of its own.
 * Exact texts are given by the product (§8).
 */
import { section } from './catalog.ts'

export const sharedTexts = section('shared')
