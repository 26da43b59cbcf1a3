import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/subwoofer-designer',
    access: 'public',
    load: () => import('./screens/subwoofer-designer-screen.tsx'),
  },
]
