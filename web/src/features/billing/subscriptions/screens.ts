import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/billing/subscribe', access: 'complete', load: () => import('./screens/subscribe-screen.tsx') },
]
