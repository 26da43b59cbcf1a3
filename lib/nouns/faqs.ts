import type { routes } from '#shared/faqs/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

export const faqs = {
  routes: {
    listFaqs: { table: ['query'] },
  },
} satisfies NounInfra<typeof routes>
