/** Unit tests run with the shipped settings. */
import * as z from 'zod/mini'
import { Config } from '#shared/configuration/schema.ts'

globalThis.settings = z.parse(Config, {})
