import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/marketplace/sales', access: 'complete', load: () => import('./screens/sales-screen.tsx') },
]
