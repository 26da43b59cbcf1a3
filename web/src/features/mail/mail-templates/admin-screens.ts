import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/mails/templates',
    access: 'admin',
    load: () => import('./screens/mail-templates-screen.tsx'),
  },
  {
    path: '/admin/mails/templates/:templateId',
    access: 'admin',
    load: () => import('./screens/mail-template-screen.tsx'),
  },
]
