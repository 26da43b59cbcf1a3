import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/audio-system-designer',
    access: 'public',
    endsShort: true,
    load: () => import('./screens/audio-system-designer-screen.tsx'),
  },
]
