import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/navigation-manager',
    access: 'admin',
    load: () => import('./screens/navigation-manager-screen.tsx'),
  },
]
