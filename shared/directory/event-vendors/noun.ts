import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'

export const notificationKinds = {
  vendor_request: { category: 'account', stale: ['eventVendors'] },
  vendor_decided: { category: 'account', stale: ['eventVendors'] },
} as const satisfies NotificationKinds
