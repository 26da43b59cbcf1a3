import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin/cases', access: 'admin', load: () => import('./screens/cases-screen.tsx') },
]
