import { config } from './config.ts'

const isOn = () => config.features.push && config.push.vapidKey !== ''

/** On an iPhone, only the app on the home screen has push messages. Only Safari there says whether it runs from there. */
export const canPushOnceInstalled = () => isOn() && (navigator as { standalone?: boolean }).standalone === false

/** Whether this installation and this browser have push messages. The customer may still have blocked them. */
export const canPush = () =>
  isOn() && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
