import type { NotificationKinds } from '#shared/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  welcome: { stale: [] },
  account: { stale: ['verification', 'billing'] },
  profile_moderated: { stale: ['member'] },
} as const satisfies NotificationKinds
