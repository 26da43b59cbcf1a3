import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/newsletter',
    access: 'admin',
    load: () => import('#web/features/newsletter/newsletter-campaigns/screens/newsletter-admin-screen.tsx'),
  },
]
