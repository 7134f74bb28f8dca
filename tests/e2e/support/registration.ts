/** The app's registration for push messages with what it needs, as one build. */
import '#shared/api/connect.ts'

export { registerForPush } from '../../../src/features/notifications/register.ts'
