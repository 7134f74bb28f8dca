/** Gives the generated operations their transport. Imported for its effect, before anything is called. */
import { connect } from '#generated/runtime/operation.ts'
import { openStream, request } from './client.ts'

connect({ request, openStream })
