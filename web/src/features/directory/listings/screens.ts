import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/directory', access: 'public', load: () => import('./screens/listings-screen.tsx') },
  { path: '/directory/:listingId', access: 'public', load: () => import('./screens/listing-screen.tsx') },
  { path: '/directory/add', access: 'public', load: () => import('./screens/add-listing-screen.tsx') },
  {
    path: '/directory/pending',
    access: 'public',
    endsShort: true,
    load: () => import('./screens/pending-listings-screen.tsx'),
  },
  {
    path: '/directory/create',
    access: 'signed-in',
    load: () => import('./screens/create-listing-screen.tsx'),
  },
  {
    path: '/directory/edit/:listingId',
    access: 'complete',
    load: () => import('./screens/edit-listing-screen.tsx'),
  },
  { path: '/my-listings', access: 'complete', load: () => import('./screens/my-listings-screen.tsx') },
]
