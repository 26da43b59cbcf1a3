import { seededItem } from '#shared/content/navigation/seeded-item.ts'

export const navigationSeed = [seededItem({ id: 'home', title: 'Home', href: '/', order: 10 })]
