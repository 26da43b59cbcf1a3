import type { NounInfra } from '#lib/noun-infra.ts'

export const reconciliation = {
  jobs: {
    reconcile_billing: {
      schedule: 'cron(20 3 * * ? *)',
      table: ['get', 'query', 'put', 'update', 'delete', 'check'],
      paysThrough: ['stripe', 'paypal'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra
