import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin/events', access: 'admin', load: () => import('./screens/admin-events-screen.tsx') },
]
