import { section } from './catalog.ts'

export const signInTexts = section('signIn')
