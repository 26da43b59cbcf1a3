import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/pricing', access: 'public', load: () => import('./screens/pricing-screen.tsx') },
  {
    path: '/business-features',
    access: 'public',
    load: () => import('./screens/business-features-screen.tsx'),
  },
  {
    path: '/organization-features',
    access: 'public',
    load: () => import('./screens/organization-features-screen.tsx'),
  },
]
