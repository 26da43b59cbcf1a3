import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/competition-management',
    access: 'admin',
    load: () => import('./screens/competition-management-screen.tsx'),
  },
]
