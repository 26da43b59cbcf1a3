import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/competition-results',
    access: { permission: 'competition_results.verify' },
    load: () => import('./screens/competition-results-screen.tsx'),
  },
]
