import type { ScreenEntry } from '#web/app/screen.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: '/register',
    access: 'public',
    endsShort: true,
    load: () => import('./screens/register-screen.tsx'),
  },
  { path: '/verify-email', access: 'public', load: () => import('./screens/verify-email-screen.tsx') },
  { path: '/login', access: 'public', endsShort: true, load: () => import('./screens/login-screen.tsx') },
  { path: '/auth/google', access: 'public', load: () => import('./screens/google-return-screen.tsx') },
  {
    path: '/forgot-password',
    access: 'public',
    endsShort: true,
    load: () => import('./screens/forgot-password-screen.tsx'),
  },
  {
    path: '/reset-password',
    access: 'public',
    endsShort: true,
    load: () => import('./screens/reset-password-screen.tsx'),
  },
]
