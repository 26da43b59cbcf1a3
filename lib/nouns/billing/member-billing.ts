import type { NounInfra } from '#lib/noun-infra.ts'

export const memberBilling = {
  routes: {
    listBillingUsers: { table: ['get', 'query', 'batchGet'] },
    getMemberBilling: { table: ['get', 'query', 'batchGet'], env: ['STRIPE_API_URL'] },
  },
  jobs: {
    fill_billing_rows: {
      schedule: 'rate(1 hour)',
      table: ['get', 'query', 'put', 'delete', 'check'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<'memberBilling'>
