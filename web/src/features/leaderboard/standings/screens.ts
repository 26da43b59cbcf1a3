import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/leaderboard', access: 'public', load: () => import('./screens/leaderboard-screen.tsx') },
  {
    path: '/embed/leaderboard',
    access: 'public',
    isBare: true,
    load: () => import('./screens/embedded-leaderboard-screen.tsx'),
  },
  { path: '/competitors/:userId', access: 'public', load: () => import('./screens/competitor-screen.tsx') },
]
