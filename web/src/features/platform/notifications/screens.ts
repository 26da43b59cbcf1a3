import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/notifications', access: 'complete', load: () => import('./screens/notifications-screen.tsx') },
  {
    path: '/notifications/:notificationId',
    access: 'complete',
    load: () => import('./screens/notification-screen.tsx'),
  },
]
