import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin/analytics', access: 'admin', load: () => import('./screens/analytics-screen.tsx') },
]
