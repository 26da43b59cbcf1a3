import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/members', access: 'public', load: () => import('./screens/members-screen.tsx') },
]
