import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/spl-calculator',
    access: 'admin',
    load: () => import('./screens/admin-spl-calculator-screen.tsx'),
  },
]
