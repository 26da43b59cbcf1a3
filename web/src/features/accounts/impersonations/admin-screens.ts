import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/impersonations',
    access: 'admin',
    load: () => import('./screens/impersonations-screen.tsx'),
  },
]
