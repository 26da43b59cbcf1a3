import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin/billing', access: 'admin', load: () => import('./screens/admin-billing-screen.tsx') },
]
