import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/claim-organization/:organizationId',
    access: 'public',
    load: () => import('./screens/claim-organization-screen.tsx'),
  },
  {
    path: '/directory/:listingId/claim',
    access: 'public',
    load: () => import('./screens/claim-listing-screen.tsx'),
  },
  {
    path: '/directory/claims/:claimId',
    access: 'complete',
    load: () => import('./screens/contest-screen.tsx'),
  },
]
