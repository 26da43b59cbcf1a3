import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/advertise', access: 'public', load: () => import('./screens/advertise-screen.tsx') },
  { path: '/advertise/book', access: 'complete', load: () => import('./screens/book-ad-screen.tsx') },
]
