import { Notifications } from '@mantine/notifications'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import styles from './ToastHost.module.css'

/** Where toasts appear: above open dialogs and whatever stays at the bottom of a screen. */
export const ToastHost = () => (
  <Notifications limit={1} position="bottom-center" containerWidth={440} className={styles.host} />
)
