import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/', access: 'public', load: () => import('./screens/home-screen.tsx') },
]
