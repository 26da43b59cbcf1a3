import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/users/:userId',
    access: { permission: 'users.read' },
    load: () => import('./screens/user-screen.tsx'),
  },
]
