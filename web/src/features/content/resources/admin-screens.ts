import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin/resources', access: 'admin', load: () => import('./screens/admin-resources-screen.tsx') },
]
