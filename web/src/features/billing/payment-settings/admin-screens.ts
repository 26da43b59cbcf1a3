import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/billing-configuration',
    access: 'admin',
    load: () => import('./screens/billing-configuration-screen.tsx'),
  },
]
