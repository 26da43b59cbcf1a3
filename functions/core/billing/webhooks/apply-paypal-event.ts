import { mirrorPaypalPayments } from '#core/billing/invoices/mirror-paypal-payments.ts'
import { mirrorPaypalSale } from '#core/billing/invoices/mirror-paypal-sale.ts'
import { ownerOf } from '#core/billing/paypal/custom-id.ts'
import { mirrorSubscription } from '#core/billing/subscriptions/mirror-subscription.ts'

export type PaypalEvent = {
  id: string
  event_type: string
  resource_type?: string
  resource?: {
    id?: string
    custom_id?: string
    sale_id?: string
    dispute_id?: string
    disputed_transactions?: { seller_transaction_id?: string }[]
  }
}

/** Looks again at what an event is about; of the event itself only the names of things are used. */
export async function applyPaypalEvent(
  { resource_type: kind, resource = {} }: PaypalEvent,
  now: string,
): Promise<void> {
  switch (kind) {
    case 'subscription':
      return applySubscription(resource, now)
    case 'sale':
      return applySale({ saleId: resource.id }, now)
    case 'refund':
      return applySale({ saleId: resource.sale_id, refundId: resource.id }, now)
    case 'dispute':
      for (const { seller_transaction_id: saleId } of resource.disputed_transactions ?? [])
        await applySale({ saleId, disputeId: resource.dispute_id }, now)
  }
}

async function applySubscription(
  { id, custom_id: customId }: NonNullable<PaypalEvent['resource']>,
  now: string,
): Promise<void> {
  const owner = ownerOf(customId)
  if (!owner || !id) return
  const mirrored = await mirrorSubscription({ ...owner, providerId: id }, now)
  if (mirrored) await mirrorPaypalPayments(mirrored, now)
}

type About = { saleId: string | undefined; refundId?: string | undefined; disputeId?: string | undefined }

/** The payment, and the subscription that it pays. */
async function applySale({ saleId, ...named }: About, now: string): Promise<void> {
  if (!saleId) return
  const mirrored = await mirrorPaypalSale({ saleId, ...named }, now)
  if (mirrored) await mirrorSubscription(mirrored, now)
}
