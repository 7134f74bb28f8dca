/** All handlers by operation id: the default exports of this folder. The response of one without a handler is generated from its schema. */
import { readdirSync } from 'node:fs'
import type { Handlers } from './handler.ts'

const files = readdirSync(import.meta.dirname).filter((file) => file !== 'all.ts' && !file.includes('.test.'))
const modules: { default?: Handlers }[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ `./${file}`)))

export const handlers: Handlers = Object.assign({}, ...modules.map((module) => module.default))
