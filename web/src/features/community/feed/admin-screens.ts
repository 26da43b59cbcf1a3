import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin/feed', access: 'admin', load: () => import('./screens/admin-feed-screen.tsx') },
]
