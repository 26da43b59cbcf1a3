import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/directory/brands/:brandId',
    access: 'public',
    load: () => import('./screens/brand-screen.tsx'),
  },
]
