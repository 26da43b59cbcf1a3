import { newId } from '#shared/ids.ts'
import type { Notification } from '#shared/platform/notifications/notification.ts'

export function benchNotification(userId: string, now: string): Notification {
  return {
    id: newId('ntf', now),
    userId,
    type: 'info',
    title: 'Your run has been scored',
    message: 'Lane 2, street class: 148.6 dB on the dash. The score sheet waits for you in your results.',
    href: '/dashboard',
    read: true,
    createdAt: now,
    version: 1,
  }
}
