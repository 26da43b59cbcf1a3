import type { routeGroups } from '#shared/routes.ts'
import type { FunctionInfra } from '../function-infra.ts'

export const notificationsInfra = {
  listNotifications: { entry: 'api/notifications/list-notifications.ts', table: ['get', 'query'] },
  markNotificationRead: {
    entry: 'api/notifications/mark-notification-read.ts',
    table: ['get', 'put', 'update'],
  },
  markAllNotificationsRead: {
    entry: 'api/notifications/mark-all-notifications-read.ts',
    table: ['get', 'query', 'put', 'update'],
  },
} satisfies Record<keyof typeof routeGroups.notifications, FunctionInfra>
