import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/billing', access: 'complete', load: () => import('./screens/billing-screen.tsx') },
]
