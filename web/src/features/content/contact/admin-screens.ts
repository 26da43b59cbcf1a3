import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/contact-settings',
    access: 'admin',
    load: () => import('./screens/contact-settings-screen.tsx'),
  },
]
