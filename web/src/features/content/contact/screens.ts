import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/contact', access: 'public', load: () => import('./screens/contact-screen.tsx') },
]
