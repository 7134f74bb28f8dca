/** Loaded with `require` to get the instance that Prism's generator uses, because Prism is CommonJS. */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export const { faker, Faker, allLocales, base, en }: typeof import('@faker-js/faker') = require('@faker-js/faker')
export const { JSONSchemaFaker }: typeof import('json-schema-faker') = require('json-schema-faker')
