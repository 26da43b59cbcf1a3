import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/dashboard', access: 'complete', load: () => import('./screens/dashboard-screen.tsx') },
]
