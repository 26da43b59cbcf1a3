import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/events/suggest', access: 'public', load: () => import('./screens/suggest-event-screen.tsx') },
  {
    path: '/events/suggest/status',
    access: 'public',
    load: () => import('./screens/suggestion-status-screen.tsx'),
  },
]
