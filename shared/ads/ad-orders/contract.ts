import * as z from 'zod/mini'
import { AdCampaignId } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { PaymentStep } from '#shared/billing/subscriptions/payment-step.ts'
import { Person } from '#shared/directory/listings/admin-contract.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { businessTypes } from '#shared/platform/users/membership-type.ts'
import { text } from '#shared/text.ts'
import { AdOrder, AdOrderId, AdOrderStatus, mostCampaignsInOrder } from './ad-order.ts'

const orderParams = z.strictObject({ orderId: AdOrderId })

export const payAdCampaigns = route({
  name: 'payAdCampaigns',
  method: 'POST',
  path: '/api/ads/orders',
  auth: { types: businessTypes },
  whileImpersonating: 'refused',
  summary: 'Begin to pay for approved campaigns by card, or go on with the payment that was begun',
  body: z.strictObject({
    campaignIds: z.array(AdCampaignId).check(z.minLength(1), z.maxLength(mostCampaignsInOrder)),
  }),
  response: z.object({ order: AdOrder, payment: z.optional(PaymentStep) }),
  status: 201,
  errors: [
    'campaign_not_found',
    'campaign_status',
    'offer_over',
    'ads_by_transfer',
    'ads_paid',
    'billing_address_required',
    'billing_address_unknown',
    'payment_processing',
    'payment_provider_unavailable',
    'version_conflict',
  ],
  answersSecret: true,
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

export const settleAdPayment = route({
  name: 'settleAdPayment',
  method: 'POST',
  path: '/api/ads/orders/:orderId/settlement',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Look at the payment of an order right away, without waiting for the provider’s event',
  params: orderParams,
  response: AdOrder,
  errors: ['ad_order_not_found', 'payment_provider_unavailable'],
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
})

export const getAdOrder = route({
  name: 'getAdOrder',
  method: 'GET',
  path: '/api/ads/orders/:orderId',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'An order of the caller',
  params: orderParams,
  response: AdOrder,
  errors: ['ad_order_not_found'],
})

/** An order as administrators read it. */
export const AdminAdOrder = z.object({ ...AdOrder.shape, advertiser: Person })
export type AdminAdOrder = z.infer<typeof AdminAdOrder>

export const listAdOrders = route({
  name: 'listAdOrders',
  method: 'GET',
  path: '/api/admin/ads/orders',
  auth: 'admin',
  summary: 'Orders of advertising of a status, the newest first',
  query: z.strictObject({ ...pageQuery(25), status: z._default(AdOrderStatus, 'paid') }),
  response: Page(AdminAdOrder),
  errors: ['invalid_cursor'],
})

export const recordAdPayment = route({
  name: 'recordAdPayment',
  method: 'POST',
  path: '/api/admin/ads/payments',
  auth: 'admin',
  summary: 'Record a transfer for approved campaigns of one advertiser, on our own numbered invoice',
  body: z.strictObject({
    campaignIds: z.array(AdCampaignId).check(z.minLength(1), z.maxLength(mostCampaignsInOrder)),
    /** What the statement of the bank says about it. */
    reference: text(200, 1),
  }),
  response: AdminAdOrder,
  status: 201,
  errors: [
    'campaign_not_found',
    'campaign_status',
    'offer_over',
    'ads_paid',
    'payment_processing',
    'payment_provider_unavailable',
    'version_conflict',
  ],
})
