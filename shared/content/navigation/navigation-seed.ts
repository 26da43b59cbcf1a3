import { seededItem } from '#shared/seeded-item.ts'

export const navigationSeed = [seededItem({ id: 'home', title: 'Home', href: '/', order: 10 })]
