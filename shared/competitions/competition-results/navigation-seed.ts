import { seededItem } from '#shared/seeded-item.ts'

export const navigationSeed = [
  seededItem({
    id: 'my-results',
    title: 'My results',
    href: '/my-results',
    order: 17,
    priority: 31,
    visibilityRules: [{ kind: 'signed_in' }],
  }),
]
