import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/ad-management',
    access: 'admin',
    load: () => import('./screens/ad-management-screen.tsx'),
  },
]
