import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  { path: '/login', title: 'Log in', words: 'sign in login', access: 'visitors' },
  { path: '/register', title: 'Sign up', words: 'register join account', access: 'visitors' },
]
