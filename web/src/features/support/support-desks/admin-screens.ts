import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/support/settings',
    access: 'admin',
    load: () => import('./screens/admin-settings-screen.tsx'),
  },
  {
    path: '/admin/support/replies',
    access: 'admin',
    load: () => import('./screens/admin-replies-screen.tsx'),
  },
  {
    path: '/admin/support/report',
    access: 'admin',
    load: () => import('./screens/admin-report-screen.tsx'),
  },
]
