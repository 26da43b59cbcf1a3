import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/apply-email-rls-fix',
    access: 'signed-in',
    load: () => import('./screens/mail-reach-screen.tsx'),
  },
]
