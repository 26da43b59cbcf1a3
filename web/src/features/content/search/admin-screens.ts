import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin/search-report', access: 'admin', load: () => import('./screens/search-report-screen.tsx') },
]
