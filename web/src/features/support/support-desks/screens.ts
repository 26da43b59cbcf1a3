import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/organization/support',
    access: 'complete',
    load: () => import('./screens/organization-desk-screen.tsx'),
  },
  {
    path: '/organization/support/report',
    access: 'complete',
    load: () => import('./screens/organization-report-screen.tsx'),
  },
  {
    path: '/organization/support/replies',
    access: 'complete',
    load: () => import('./screens/organization-replies-screen.tsx'),
  },
  {
    path: '/organization/support/settings',
    access: 'complete',
    load: () => import('./screens/organization-settings-screen.tsx'),
  },
  {
    path: '/organization/support/:requestId',
    access: 'complete',
    load: () => import('./screens/organization-request-screen.tsx'),
  },
]
