import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/pages/:slug', access: 'public', load: () => import('./screens/cms-page-screen.tsx') },
]
