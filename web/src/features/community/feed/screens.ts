import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/community', access: 'complete', load: () => import('./screens/community-screen.tsx') },
  { path: '/community/:postId', access: 'complete', load: () => import('./screens/post-screen.tsx') },
]
