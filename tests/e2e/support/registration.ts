/** The entry point of a build with only the app's push registration. */
import '#shared/api/connect.ts'

export { registerForPush } from '../../../src/features/notifications/register.ts'
