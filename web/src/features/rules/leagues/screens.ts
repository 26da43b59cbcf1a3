import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/leagues/:leagueId/manage',
    access: 'complete',
    load: () => import('./screens/league-desk-screen.tsx'),
  },
]
