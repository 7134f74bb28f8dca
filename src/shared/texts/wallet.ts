/** Texts of the wallet and the company wallet. */
import { section } from './catalog.ts'

export const walletTexts = section('wallet')
