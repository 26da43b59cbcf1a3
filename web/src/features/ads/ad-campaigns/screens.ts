import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/my-ads', access: 'complete', load: () => import('./screens/my-ads-screen.tsx') },
  { path: '/my-ads/:campaignId', access: 'complete', load: () => import('./screens/my-ad-screen.tsx') },
]
