import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin/invitations', access: 'admin', load: () => import('./screens/invitations-screen.tsx') },
]
