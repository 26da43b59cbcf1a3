import { seededItem } from '#shared/content/navigation/seeded-item.ts'

export const navigationSeed = [seededItem({ id: 'faq', title: 'FAQ', href: '/faq', order: 30 })]
