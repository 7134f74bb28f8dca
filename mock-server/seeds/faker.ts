/** Loaded by `require`, because Prism is CommonJS: this is the instance that Prism's generator draws from. */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export const { faker, Faker, allLocales, base, en }: typeof import('@faker-js/faker') = require('@faker-js/faker')
export const { JSONSchemaFaker }: typeof import('json-schema-faker') = require('json-schema-faker')
