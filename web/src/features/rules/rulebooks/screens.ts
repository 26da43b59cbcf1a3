import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/rulebooks/:leagueId/:versionNo',
    access: 'public',
    load: () => import('./screens/public-rulebook-screen.tsx'),
  },
]
