import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  { path: '/contact', access: 'public', load: () => import('./screens/contact-screen.tsx') },
  { path: '/support', access: 'public', load: () => import('./screens/support-screen.tsx') },
  { path: '/support/success', access: 'public', load: () => import('./screens/request-sent-screen.tsx') },
  { path: '/support/verify', access: 'public', load: () => import('./screens/guest-request-screen.tsx') },
  {
    path: '/dashboard/support',
    access: 'signed-in',
    load: () => import('./screens/own-requests-screen.tsx'),
  },
  {
    path: '/dashboard/support/new',
    access: 'signed-in',
    load: () => import('./screens/new-request-screen.tsx'),
  },
  {
    path: '/dashboard/support/:requestId',
    access: 'signed-in',
    load: () => import('./screens/request-screen.tsx'),
  },
]
