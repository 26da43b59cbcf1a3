import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/faq', access: 'public', load: () => import('./screens/faq-screen.tsx') },
]
