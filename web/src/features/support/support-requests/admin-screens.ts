import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin/support', access: 'admin', load: () => import('./screens/admin-desk-screen.tsx') },
  {
    path: '/admin/support/tickets/:requestId',
    access: 'admin',
    load: () => import('./screens/admin-request-screen.tsx'),
  },
]
