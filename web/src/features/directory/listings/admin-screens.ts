import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/directory-manager',
    access: 'admin',
    load: () => import('./screens/directory-manager-screen.tsx'),
  },
  {
    path: '/admin/directory-manager/:listingId',
    access: 'admin',
    load: () => import('./screens/managed-listing-screen.tsx'),
  },
]
