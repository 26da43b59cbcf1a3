import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/analytics-settings',
    access: 'admin',
    load: () => import('./screens/analytics-settings-screen.tsx'),
  },
]
