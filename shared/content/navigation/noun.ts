import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'

export const navigationSeed = [
  {
    id: 'home',
    title: 'Home',
    href: '/',
    order: 10,
    priority: 20,
    // Members begin with their dashboard.
    visibilityRules: [{ kind: 'signed_out' }],
  },
] satisfies NavigationSeed
