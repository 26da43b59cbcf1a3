import { seededItem } from '#shared/navigation/seeded-item.ts'

export const navigationSeed = [seededItem({ id: 'home', title: 'Home', href: '/', order: 10 })]
