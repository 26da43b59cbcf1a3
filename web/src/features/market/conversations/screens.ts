import type { ScreenEntry } from '#web/app/screen.ts'

const load = () => import('./screens/messages-screen.tsx')

export const screens: readonly ScreenEntry[] = [
  { path: '/marketplace/messages', access: 'complete', load },
  { path: '/marketplace/messages/:conversationId', access: 'complete', load },
]
