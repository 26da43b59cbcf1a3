import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  // No one asks them before: hearing of it is their chance to say no.
  vehicle_offered: { category: 'account', stale: ['vehicles'] },
} as const satisfies NotificationKinds
