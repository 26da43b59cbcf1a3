import { seededItem } from '#shared/seeded-item.ts'

export const navigationSeed = [seededItem({ id: 'faq', title: 'FAQ', href: '/faq', order: 30 })]
