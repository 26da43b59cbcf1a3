import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/newsletter/campaigns/:campaignId',
    access: 'admin',
    load: () => import('./screens/campaign-screen.tsx'),
  },
]
