import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/marketplace', access: 'public', load: () => import('./screens/marketplace-screen.tsx') },
  { path: '/marketplace/:itemId', access: 'public', load: () => import('./screens/item-screen.tsx') },
  { path: '/marketplace/sell', access: 'complete', load: () => import('./screens/sell-item-screen.tsx') },
  {
    path: '/marketplace/edit/:itemId',
    access: 'complete',
    load: () => import('./screens/edit-item-screen.tsx'),
  },
]
