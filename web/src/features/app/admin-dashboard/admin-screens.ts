import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin', access: 'admin', load: () => import('./screens/admin-dashboard-screen.tsx') },
  { path: '/admin/dashboard', access: 'admin', load: () => import('./screens/admin-dashboard-screen.tsx') },
]
