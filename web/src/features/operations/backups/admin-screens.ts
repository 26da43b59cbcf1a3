import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin/backup', access: 'admin', load: () => import('./screens/backup-screen.tsx') },
]
