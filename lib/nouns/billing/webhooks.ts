import { callingPaypal, callingProviders, callingStripe } from '#lib/calling-providers.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

export const webhooks = {
  routes: {
    receiveStripeWebhook: { reservedConcurrency: 20, table: ['get', 'put', 'update'], ...callingStripe },
    receivePaypalWebhook: { reservedConcurrency: 10, table: ['get', 'put', 'update'], ...callingPaypal },
    listWebhookLogs: {
      table: ['get', 'query'],
      memoryMb: 1024,
    },
    getWebhookStats: { table: ['get', 'query'] },
    retryWebhook: {
      table: ['get', 'query', 'put'],
      writesAudit: true,
      ...callingProviders,
      env: ['SITE_URL'],
    },
  },
  consumers: {
    processWebhook: {
      entry: 'events/billing/webhook-received/process.ts',
      on: { fact: 'webhook.received' },
      // A payment that arrives after its class is over ends the place.
      table: ['get', 'query', 'put', 'update', 'delete', 'check'],
      paysThrough: ['stripe', 'paypal'],
      timeoutSeconds: 60,
    },
  },
} satisfies NounInfra<'webhooks'>
