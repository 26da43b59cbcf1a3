import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin/membership', access: 'admin', load: () => import('./screens/memberships-screen.tsx') },
]
