import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/claim-result', access: 'public', load: () => import('./screens/claim-result-screen.tsx') },
]
