import type { NounInfra } from '#lib/noun-infra.ts'

export const notifications = {
  routes: {
    listNotifications: { table: ['get', 'query'] },
    getNotification: { table: ['get'] },
    markNotificationRead: {
      table: ['get', 'put', 'update'],
    },
    markNotificationUnread: {
      table: ['get', 'put', 'update'],
    },
    markAllNotificationsRead: {
      table: ['get', 'query', 'put', 'update'],
    },
    deleteNotification: {
      table: ['get', 'put', 'update', 'delete'],
    },
    deleteReadNotifications: {
      table: ['get', 'query', 'put', 'delete'],
    },
    getNotificationPreferences: { table: ['get'] },
    updateNotificationPreferences: { table: ['get', 'query', 'put', 'delete'] },
  },
  consumers: {
    pushNotification: {
      entry: 'events/platform/notification-created/push.ts',
      on: { fact: 'notification.created' },
      table: ['get', 'query', 'delete'],
      pushesLive: true,
      env: ['LIVE_ENDPOINT'],
    },
  },
  jobs: {
    archive_old_notifications: {
      schedule: 'cron(15 4 * * ? *)',
      table: ['get', 'query', 'put', 'update', 'delete'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<'notifications'>
