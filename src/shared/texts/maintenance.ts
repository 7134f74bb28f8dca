/** Texts of a service that is closed for a while. The installation's own notice replaces the hint. */
import { section } from './catalog.ts'

export const maintenanceTexts = section('maintenance')
