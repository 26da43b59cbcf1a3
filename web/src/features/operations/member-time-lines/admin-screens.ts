import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/users/:userId/time-line',
    access: { permission: 'users.read' },
    load: () => import('./screens/time-line-screen.tsx'),
  },
]
