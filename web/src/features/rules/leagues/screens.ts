import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/seasons/:seasonId',
    access: 'public',
    load: () => import('#web/features/rules/seasons/screens/season-screen.tsx'),
  },
  {
    path: '/rulebooks/:leagueId/:versionNo',
    access: 'public',
    load: () => import('#web/features/rules/rulebooks/screens/public-rulebook-screen.tsx'),
  },
]
