import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/ai-configuration',
    access: 'admin',
    load: () => import('./screens/ai-configuration-screen.tsx'),
  },
]
