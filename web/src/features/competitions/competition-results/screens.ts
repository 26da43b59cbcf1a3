import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/my-results', access: 'complete', load: () => import('./screens/my-results-screen.tsx') },
]
