import { callingProviders, callingStripe } from '#lib/calling-providers.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

export const transactions = {
  routes: {
    listTransactions: { table: ['get', 'query'] },
    getTransaction: { table: ['get'] },
    downloadReceipt: {
      table: ['get', 'update'],
      media: ['putExport', 'readExport'],
      ...callingStripe,
      env: ['MEDIA_BUCKET'],
      memoryMb: 1024,
    },
    exportTransactions: {
      table: ['get', 'query', 'put'],
      memoryMb: 1024,
    },
    retryPayment: {
      table: ['get', 'query', 'put', 'update'],
      ...callingProviders,
    },
    processRefund: {
      // A disputed payment of ads takes them out of their zones.
      table: ['get', 'query', 'put', 'update', 'delete'],
      writesAudit: true,
      ...callingProviders,
    },
  },
  consumers: {
    alertOfFailedRefund: {
      entry: 'events/billing/refund-failed/alert-administrators.ts',
      on: { fact: 'refund.failed' },
      table: ['get', 'put', 'update'],
    },
    alertOfDispute: {
      entry: 'events/billing/dispute-opened/alert-administrators.ts',
      on: { fact: 'dispute.opened' },
      table: ['get', 'put', 'update'],
    },
    alertOfLatePayment: {
      entry: 'events/billing/payment-came-late/alert-administrators.ts',
      on: { fact: 'payment.came_late' },
      table: ['get', 'put', 'update'],
    },
  },
  jobs: {
    finish_pending_refunds: {
      schedule: 'rate(10 minutes)',
      table: ['get', 'query', 'put', 'update', 'delete'],
      paysThrough: ['stripe', 'paypal'],
      timeoutSeconds: 300,
    },
  },
} satisfies NounInfra<'transactions'>
