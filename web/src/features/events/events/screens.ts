import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/events', access: 'public', load: () => import('./screens/events-screen.tsx') },
  { path: '/events/:eventId', access: 'public', load: () => import('./screens/event-screen.tsx') },
  {
    path: '/events/:eventId/preview',
    access: 'complete',
    load: () => import('./screens/preview-event-screen.tsx'),
  },
  { path: '/create-event', access: 'complete', load: () => import('./screens/create-event-screen.tsx') },
  {
    path: '/events/:eventId/edit',
    access: 'complete',
    load: () => import('./screens/edit-event-screen.tsx'),
  },
]
