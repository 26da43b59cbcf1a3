import type { ScreenEntry } from '#web/app/screen.ts'

const load = () => import('./screens/cms-page-screen.tsx')

export const screens: readonly ScreenEntry[] = [
  { path: '/pages/:slug', access: 'public', load },
  // Old links from before pages had their place lead there.
  { path: '/page/:slug', access: 'public', load },
  { path: '/privacy-policy', access: 'public', load: () => import('./screens/privacy-policy-screen.tsx') },
  { path: '/cookie-policy', access: 'public', load: () => import('./screens/cookie-policy-screen.tsx') },
  { path: '/preview', access: 'public', load: () => import('./screens/preview-screen.tsx') },
]
