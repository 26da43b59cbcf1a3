import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/organization/news',
    access: 'complete',
    load: () => import('./screens/organization-news-screen.tsx'),
  },
  {
    path: '/organization/news/:campaignId',
    access: 'complete',
    load: () => import('./screens/one-news-screen.tsx'),
  },
]
