import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin/roles', access: 'admin', load: () => import('./screens/roles-screen.tsx') },
]
