import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  { path: '/login', title: 'Log in', words: 'sign in login', access: 'visitors' },
  { path: '/register', title: 'Register', words: 'sign up join account', access: 'visitors' },
]
