import { seededItem } from '#shared/navigation/seeded-item.ts'

export const navigationSeed = [
  seededItem({ id: 'events', title: 'Events', href: '/events', order: 14 }),
  seededItem({
    id: 'suggest-event',
    title: 'Suggest an event',
    href: '/events/suggest',
    order: 18,
    priority: 20,
  }),
]
