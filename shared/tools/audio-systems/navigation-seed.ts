import { seededItem } from '#shared/seeded-item.ts'

export const navigationSeed = [
  seededItem({
    id: 'audio-system-designer',
    title: 'Audio system designer',
    href: '/audio-system-designer',
    order: 19,
    priority: 20,
  }),
]
