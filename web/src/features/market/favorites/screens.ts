import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/marketplace/saved', access: 'complete', load: () => import('./screens/saved-screen.tsx') },
]
