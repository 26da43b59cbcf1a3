import { callingStripe } from '#lib/calling-providers.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

export const adjustments = {
  routes: {
    adjustBilling: { table: ['get', 'put', 'update', 'check'], writesAudit: true, ...callingStripe },
  },
  consumers: {
    alertOfFailedAdjustment: {
      entry: 'events/billing/adjustment-failed/alert-administrators.ts',
      on: { fact: 'adjustment.failed' },
      table: ['get', 'put', 'update'],
    },
  },
  jobs: {
    finish_pending_adjustments: {
      schedule: 'rate(10 minutes)',
      table: ['get', 'query', 'put', 'update'],
      paysThrough: ['stripe'],
      timeoutSeconds: 300,
    },
  },
} satisfies NounInfra<'adjustments'>
