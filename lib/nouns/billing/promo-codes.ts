import type { NounInfra } from '#lib/noun-infra.ts'

export const promoCodes = {
  routes: {
    checkPromoCode: { table: ['get', 'update'] },
    listPromoCodes: { table: ['get', 'query'] },
    getPromoCode: { table: ['get'] },
    createPromoCode: { table: ['get', 'query', 'put'], writesAudit: true },
    updatePromoCode: { table: ['get', 'query', 'put', 'update'], writesAudit: true },
    endPromoCode: { table: ['get', 'put', 'update'], writesAudit: true },
    listPromoUses: { table: ['get', 'query', 'batchGet'] },
  },
  jobs: {
    release_promo_reservations: {
      schedule: 'rate(5 minutes)',
      table: ['get', 'query', 'put', 'update'],
      paysThrough: ['stripe'],
      timeoutSeconds: 300,
    },
  },
} satisfies NounInfra<'promoCodes'>
