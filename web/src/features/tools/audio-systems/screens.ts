import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/audio-system-designer',
    access: 'public',
    load: () => import('./screens/audio-system-designer-screen.tsx'),
  },
]
