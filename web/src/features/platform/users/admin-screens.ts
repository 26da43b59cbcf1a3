import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/users',
    access: { permission: 'users.read' },
    load: () => import('./screens/users-screen.tsx'),
  },
  {
    path: '/admin/users/:userId/edit',
    access: 'admin',
    load: () => import('./screens/edit-user-screen.tsx'),
  },
  {
    path: '/admin/member-profiles',
    access: 'admin',
    load: () => import('./screens/member-profiles-screen.tsx'),
  },
]
