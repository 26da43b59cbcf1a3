import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin/settings', access: 'admin', load: () => import('./screens/settings-screen.tsx') },
]
