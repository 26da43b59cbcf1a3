import type { ScreenEntry, ScreenModule } from '#web/app/screen.ts'
import { loadPersonParts } from './load-person-parts.ts'

const withParts = async (screen: Promise<ScreenModule>) => (await Promise.all([screen, loadPersonParts()]))[0]

export const screens: readonly ScreenEntry[] = [
  { path: '/profile', access: 'complete', load: () => import('./screens/profile-screen.tsx') },
  {
    path: '/public-profile/:userId',
    access: 'public',
    load: () => withParts(import('./screens/public-profile-screen.tsx')),
  },
  {
    path: '/profile/:userId',
    access: 'public',
    load: () => withParts(import('./screens/public-profile-screen.tsx')),
  },
  {
    path: '/member/:userId',
    access: 'complete',
    load: () => withParts(import('./screens/member-screen.tsx')),
  },
  {
    path: '/member-profile-settings',
    access: 'complete',
    load: () => import('./screens/member-profile-settings-screen.tsx'),
  },
]
