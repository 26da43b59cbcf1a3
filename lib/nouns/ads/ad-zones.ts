import type { NounInfra } from '#lib/noun-infra.ts'

export const adZones = {
  routes: {
    getRateCard: { table: ['get', 'query'] },
    listAdZones: { table: ['query'] },
    updateAdZone: { table: ['get', 'query', 'put', 'update'] },
  },
} satisfies NounInfra<'adZones'>
