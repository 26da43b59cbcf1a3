import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/seasons/:seasonId', access: 'public', load: () => import('./screens/season-screen.tsx') },
]
