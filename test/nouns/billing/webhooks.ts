import { putWebhookLog } from '#test/support/billing-records.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { unknownId } from '#test/support/unknown-id.ts'

export const fixture = {
  receivePaypalWebhook: () => ({}),
  receiveStripeWebhook: () => ({}),
  listWebhookLogs: () => ({ query: { provider: 'stripe', status: 'failed', q: 'invoice' } }),
  getWebhookStats: () => ({}),
  retryWebhook: async (caller) => ({
    params: { webhookId: caller ? (await putWebhookLog()).id : unknownId('whk') },
  }),
} satisfies NounFixture<'webhooks'>
