/**
 * Faker and Prism's generator. Prism is CommonJS: only what is required like this is the very faker that it uses,
 * and it is loaded once.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export const { faker, Faker, base, en }: typeof import('@faker-js/faker') = require('@faker-js/faker')
export const { JSONSchemaFaker }: typeof import('json-schema-faker') = require('json-schema-faker')
