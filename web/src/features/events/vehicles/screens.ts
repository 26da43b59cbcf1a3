import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/garage', access: 'complete', load: () => import('./screens/garage-screen.tsx') },
]
