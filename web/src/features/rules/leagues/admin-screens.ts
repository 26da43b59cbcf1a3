import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/competition-management',
    access: 'admin',
    load: () => import('./screens/competition-management-screen.tsx'),
  },
  {
    path: '/admin/competition-management/:leagueId/:versionNo',
    access: 'admin',
    load: () => import('#web/features/rules/rulebooks/screens/rulebook-screen.tsx'),
  },
]
