import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/business', access: 'public', load: () => import('./screens/business-screen.tsx') },
]
