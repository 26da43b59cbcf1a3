import type { NounInfra } from '#lib/noun-infra.ts'

export const billingAudit = {
  routes: {
    listBillingAudit: { table: ['get', 'query'] },
    getBillingAuditCheck: { table: ['get'] },
  },
  jobs: {
    verify_billing_audit: {
      schedule: 'cron(45 4 * * ? *)',
      table: ['get', 'query', 'put'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<'billingAudit'>
