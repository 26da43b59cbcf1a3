import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'

export const navigationSeed = [
  { id: 'leaderboard', title: 'Leaderboard', href: '/leaderboard', order: 15, priority: 80 },
] satisfies NavigationSeed
