import { seededItem } from '#shared/seeded-item.ts'

export const navigationSeed = [
  seededItem({
    id: 'my-entries',
    title: 'My entries',
    href: '/my-entries',
    order: 16,
    priority: 30,
    visibilityRules: [{ kind: 'signed_in' }],
  }),
]
