import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/unsubscribe/:token', access: 'public', load: () => import('./screens/unsubscribe-screen.tsx') },
]
