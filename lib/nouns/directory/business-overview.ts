import type { NounInfra } from '#lib/noun-infra.ts'

export const businessOverview = {
  routes: {
    getBusinessOverview: { table: ['get', 'query', 'batchGet'] },
  },
} satisfies NounInfra<'businessOverview'>
