import * as z from 'zod/mini'
import { AdCampaignId } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const AdOrderId = idSchema('ado')
export type AdOrderId = z.infer<typeof AdOrderId>

export const mostCampaignsInOrder = 10

export const AdOrderStatus = z.enum(['open', 'paid', 'void'])
export type AdOrderStatus = z.infer<typeof AdOrderStatus>

export const AdOrderLine = z.object({
  campaignId: AdCampaignId,
  description: z.string(),
  cents: z.int(),
  /** Its campaign could no longer run when it was paid: its share went back. */
  refundedAt: z.optional(z.iso.datetime()),
})
export type AdOrderLine = z.infer<typeof AdOrderLine>

/** Approved campaigns that are paid for together, by one invoice with a line for each. */
export const AdOrder = z.object({
  id: AdOrderId,
  userId: UserId,
  lines: z.array(AdOrderLine),
  totalCents: z.int(),
  status: AdOrderStatus,
  /** The invoice of the card provider, from when it is made. */
  providerInvoiceId: z.optional(z.string()),
  invoiceId: z.optional(idSchema('ivc')),
  invoiceNumber: z.optional(z.string()),
  paymentId: z.optional(idSchema('txn')),
  paidBy: z.optional(z.enum(['card', 'transfer'])),
  /** With tax. */
  paidCents: z.optional(z.int()),
  paidAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type AdOrder = z.infer<typeof AdOrder>

/** What was paid, with tax, shared out over the lines by their price; what is left over goes to the first. */
export function sharesOf(lines: readonly { cents: number }[], paidCents: number): number[] {
  const total = lines.reduce((sum, { cents }) => sum + cents, 0)
  if (total === 0) return lines.map(() => 0)
  const shares = lines.map(({ cents }) => Math.floor((paidCents * cents) / total))
  const rest = paidCents - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, at) => share + (at === 0 ? rest : 0))
}
