import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/events/:eventId/results',
    access: 'public',
    load: () => import('./screens/results-screen.tsx'),
  },
  {
    path: '/events/:eventId/board',
    access: 'public',
    isBare: true,
    load: () => import('./screens/board-screen.tsx'),
  },
  {
    path: '/embed/events/:eventId/board',
    access: 'public',
    isBare: true,
    load: () => import('./screens/embedded-board-screen.tsx'),
  },
]
