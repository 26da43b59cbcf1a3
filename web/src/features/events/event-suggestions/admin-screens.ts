import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/event-suggestions',
    access: { permission: 'events.update' },
    load: () => import('./screens/event-suggestions-screen.tsx'),
  },
]
