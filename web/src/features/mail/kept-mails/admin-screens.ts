import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin/mails/recipient', access: 'admin', load: () => import('./screens/recipient-screen.tsx') },
  { path: '/admin/mails/:mailId', access: 'admin', load: () => import('./screens/mail-screen.tsx') },
]
