import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/search', access: 'public', load: () => import('./screens/search-screen.tsx') },
]
