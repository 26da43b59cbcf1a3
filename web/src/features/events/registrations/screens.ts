import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/my-entries',
    access: 'complete',
    worksOffline: true,
    load: () => import('./screens/my-entries-screen.tsx'),
  },
]
