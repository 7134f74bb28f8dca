import { config } from './config.ts'

/** Whether this installation and this browser have push messages. The customer may still have blocked them. */
export const canPush = () =>
  config.features.push &&
  config.push.vapidKey !== '' &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window
