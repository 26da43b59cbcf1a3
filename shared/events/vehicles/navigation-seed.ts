import { seededItem } from '#shared/seeded-item.ts'

export const navigationSeed = [
  seededItem({
    id: 'garage',
    title: 'Garage',
    href: '/garage',
    order: 15,
    priority: 30,
    visibilityRules: [{ kind: 'signed_in' }],
  }),
]
