import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/privacy-policy', access: 'public', load: () => import('./screens/privacy-policy-screen.tsx') },
  { path: '/cookie-policy', access: 'public', load: () => import('./screens/cookie-policy-screen.tsx') },
]
