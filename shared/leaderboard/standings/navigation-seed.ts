import { seededItem } from '#shared/seeded-item.ts'

export const navigationSeed = [
  seededItem({ id: 'leaderboard', title: 'Leaderboard', href: '/leaderboard', order: 15 }),
]
