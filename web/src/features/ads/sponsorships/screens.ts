import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/sponsorships', access: 'complete', load: () => import('./screens/sponsorships-screen.tsx') },
]
