import { seededItem } from '#shared/seeded-item.ts'

export const navigationSeed = [
  seededItem({
    id: 'judge-scoring',
    title: 'Judging',
    href: '/judge-scoring',
    order: 17,
    priority: 20,
    visibilityRules: [{ kind: 'signed_in' }],
  }),
]
