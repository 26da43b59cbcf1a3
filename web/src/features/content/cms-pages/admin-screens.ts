import type { ScreenEntry } from '#web/app/screen.ts'

export const adminScreens: readonly ScreenEntry[] = [
  { path: '/admin/cms-pages', access: 'admin', load: () => import('./screens/admin-pages-screen.tsx') },
  {
    path: '/admin/cms-pages/:pageId',
    access: 'admin',
    load: () => import('./screens/page-editor-screen.tsx'),
  },
]
