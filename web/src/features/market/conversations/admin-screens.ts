import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  {
    path: '/admin/market/cases/:caseId',
    access: 'admin',
    load: () => import('./screens/reported-conversation-screen.tsx'),
  },
]
