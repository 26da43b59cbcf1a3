import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  welcome: { category: 'account', stale: [] },
  account: { category: 'account', stale: ['verification', 'billing'] },
  profile_moderated: { category: 'account', stale: ['member'] },
} as const satisfies NotificationKinds
