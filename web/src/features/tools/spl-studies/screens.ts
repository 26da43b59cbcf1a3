import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/spl-calculator',
    access: 'public',
    endsShort: true,
    load: () => import('./screens/spl-calculator-screen.tsx'),
  },
]
