import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { AdCampaignId } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { AdOrderId } from '#shared/ads/ad-orders/ad-order.ts'
import { TransactionId } from '#shared/billing/transactions/transaction.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const facts = {
  /** A campaign was paid for when its offer was over: it runs if it still can, or its share goes back. */
  'ad_order.line_late': z.object({ orderId: AdOrderId, campaignId: AdCampaignId }),
  /** A payment arrived for an order that had been paid or given up. */
  'ad_order.unpayable': z.object({ userId: UserId, paymentId: TransactionId }),
} satisfies FactSchemas
