import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/subwoofer-designer',
    access: 'public',
    endsShort: true,
    load: () => import('./screens/subwoofer-designer-screen.tsx'),
  },
  {
    path: '/test-box-3d',
    access: 'public',
    endsShort: true,
    load: () => import('./screens/test-box-3d-screen.tsx'),
  },
]
