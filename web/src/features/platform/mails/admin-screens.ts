import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin/mails', access: 'admin', load: () => import('./screens/mails-screen.tsx') },
]
