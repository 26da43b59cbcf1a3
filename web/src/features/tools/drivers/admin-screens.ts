import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/subwoofer-designer',
    access: 'admin',
    load: () => import('./screens/driver-base-screen.tsx'),
  },
]
