import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin/teams', access: 'admin', load: () => import('./screens/admin-teams-screen.tsx') },
]
