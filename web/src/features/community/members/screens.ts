import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/members', access: 'public', load: () => import('./screens/members-screen.tsx') },
  {
    path: '/public-profile/:userId',
    access: 'public',
    load: () => import('./screens/public-profile-screen.tsx'),
  },
  { path: '/profile/:userId', access: 'public', load: () => import('./screens/public-profile-screen.tsx') },
  { path: '/member/:userId', access: 'complete', load: () => import('./screens/member-screen.tsx') },
]
