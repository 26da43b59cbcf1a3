import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/organizations', access: 'public', load: () => import('./screens/organizations-screen.tsx') },
  {
    path: '/organizations/new',
    access: 'complete',
    load: () => import('./screens/new-organization-screen.tsx'),
  },
  {
    path: '/organizations/:organizationId',
    access: 'public',
    load: () => import('./screens/organization-screen.tsx'),
  },
  {
    path: '/organizations/:organizationId/manage',
    access: 'complete',
    load: () => import('./screens/manage-organization-screen.tsx'),
  },
]
