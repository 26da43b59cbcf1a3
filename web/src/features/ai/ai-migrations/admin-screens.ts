import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/ai-migration',
    access: 'admin',
    load: () => import('./screens/ai-migration-screen.tsx'),
  },
]
