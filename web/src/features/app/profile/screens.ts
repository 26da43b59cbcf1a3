import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/profile', access: 'complete', load: () => import('./screens/profile-screen.tsx') },
  {
    path: '/member-profile-settings',
    access: 'complete',
    load: () => import('./screens/member-profile-settings-screen.tsx'),
  },
]
