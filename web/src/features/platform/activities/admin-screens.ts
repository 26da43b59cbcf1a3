import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin/activity', access: 'admin', load: () => import('./screens/activity-log-screen.tsx') },
]
