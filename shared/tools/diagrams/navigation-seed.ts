import { seededItem } from '#shared/seeded-item.ts'

export const navigationSeed = [
  seededItem({
    id: 'diagram-editor',
    title: 'Diagram editor',
    href: '/audio-system/diagram-editor',
    order: 19,
    priority: 24,
  }),
]
