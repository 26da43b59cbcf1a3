import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/competition-management/:leagueId/:versionNo',
    access: 'admin',
    load: () => import('./screens/rulebook-screen.tsx'),
  },
]
