import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/audio-system/diagram-editor',
    access: 'public',
    endsShort: true,
    load: () => import('./screens/diagram-editor-screen.tsx'),
  },
]
