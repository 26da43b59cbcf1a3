import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/resources', access: 'public', load: () => import('./screens/resources-screen.tsx') },
]
