import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/judge-scoring',
    access: 'complete',
    worksOffline: true,
    load: () => import('./screens/judge-scoring-screen.tsx'),
  },
]
