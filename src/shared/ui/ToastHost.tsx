import { Notifications } from '@mantine/notifications'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import styles from './ToastHost.module.css'

/** Shows toasts above open dialogs and above bars at the bottom of a screen. */
export const ToastHost = () => (
  <Notifications limit={1} position="bottom-center" containerWidth={440} className={styles.host} />
)
