import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/newsletter/confirm/:token',
    access: 'public',
    load: () => import('./screens/confirm-newsletter-screen.tsx'),
  },
  {
    path: '/newsletter/unsubscribe/:token',
    access: 'public',
    load: () => import('./screens/unsubscribe-newsletter-screen.tsx'),
  },
]
