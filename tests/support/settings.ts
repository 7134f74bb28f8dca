/** The settings that unit tests run with: those of the build. */
import { builtSettings } from '../../scripts/brand.ts'

globalThis.settings = builtSettings
