import type { NounInfra } from '#lib/noun-infra.ts'

export const faqs = {
  routes: {
    listFaqs: { table: ['get', 'query'] },
    listAllFaqs: { table: ['get', 'query'] },
    createFaq: { table: ['get', 'query', 'put'] },
    updateFaq: { table: ['get', 'put'] },
    deleteFaq: { table: ['get', 'put', 'delete'] },
    arrangeFaqs: { table: ['get', 'query', 'put'] },
  },
} satisfies NounInfra<'faqs'>
