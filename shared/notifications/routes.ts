import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { listNotifications, markAllNotificationsRead, markNotificationRead } from './contract.ts'

export const routes = {
  notifications: { listNotifications, markNotificationRead, markAllNotificationsRead },
} as const satisfies NounRoutes
