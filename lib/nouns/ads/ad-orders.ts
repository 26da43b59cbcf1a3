import { callingStripe } from '#lib/calling-providers.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

export const adOrders = {
  routes: {
    payAdCampaigns: { table: ['get', 'query', 'put', 'update', 'delete'], ...callingStripe },
    settleAdPayment: { table: ['get', 'query', 'put', 'update', 'delete'], ...callingStripe },
    getAdOrder: { table: ['get'] },
    listAdOrders: { table: ['query', 'batchGet'] },
    recordAdPayment: {
      table: ['get', 'query', 'batchGet', 'put', 'update', 'delete'],
      writesAudit: true,
      ...callingStripe,
    },
  },
  consumers: {
    refundAdCampaign: {
      entry: 'events/ads/ad-campaign-refund-due/refund.ts',
      on: { fact: 'ad_campaign.refund_due' },
      table: ['get', 'query', 'put', 'update', 'delete'],
      paysThrough: ['stripe', 'paypal'],
      timeoutSeconds: 60,
    },
    settleLateAdLine: {
      entry: 'events/ads/ad-order-line-late/run-or-refund.ts',
      on: { fact: 'ad_order.line_late' },
      table: ['get', 'query', 'put', 'update', 'delete'],
      paysThrough: ['stripe', 'paypal'],
      timeoutSeconds: 60,
    },
    refundUnpayableAdOrder: {
      entry: 'events/ads/ad-order-unpayable/refund.ts',
      on: { fact: 'ad_order.unpayable' },
      table: ['get', 'query', 'put', 'update', 'delete'],
      paysThrough: ['stripe', 'paypal'],
      timeoutSeconds: 60,
    },
  },
} satisfies NounInfra<'adOrders'>
