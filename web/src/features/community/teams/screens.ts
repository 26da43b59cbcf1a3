import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/teams', access: 'public', load: () => import('./screens/teams-screen.tsx') },
  { path: '/teams/new', access: 'complete', load: () => import('./screens/new-team-screen.tsx') },
  { path: '/team/:teamId', access: 'public', load: () => import('./screens/team-screen.tsx') },
]
