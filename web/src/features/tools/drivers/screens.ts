import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/drivers/:driverId', access: 'public', load: () => import('./screens/driver-screen.tsx') },
]
