import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  deleteNotification,
  deleteReadNotifications,
  getNotification,
  getNotificationPreferences,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  markNotificationUnread,
  updateNotificationPreferences,
} from './contract.ts'

export const routes = {
  notifications: {
    listNotifications,
    getNotification,
    markNotificationRead,
    markNotificationUnread,
    markAllNotificationsRead,
    deleteNotification,
    deleteReadNotifications,
    getNotificationPreferences,
    updateNotificationPreferences,
  },
} as const satisfies NounRoutes
