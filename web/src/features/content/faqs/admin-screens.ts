import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin/faqs', access: 'admin', load: () => import('./screens/admin-faqs-screen.tsx') },
]
