import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/ai-configuration',
    access: 'public',
    endsShort: true,
    load: () => import('./screens/ai-help-screen.tsx'),
  },
]
