import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/events/:eventId/desk',
    access: 'complete',
    worksOffline: true,
    load: () => import('./screens/desk-screen.tsx'),
  },
]
