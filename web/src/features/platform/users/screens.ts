import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/complete-profile',
    access: 'signed-in',
    load: () => import('./screens/complete-profile-screen.tsx'),
  },
]
