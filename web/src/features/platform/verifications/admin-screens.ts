import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin/verifications', access: 'admin', load: () => import('./screens/verifications-screen.tsx') },
]
