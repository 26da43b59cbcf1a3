import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/organizations',
    access: 'admin',
    load: () => import('./screens/admin-organizations-screen.tsx'),
  },
  {
    path: '/admin/organizations/:organizationId',
    access: 'admin',
    load: () => import('./screens/admin-organization-screen.tsx'),
  },
]
