import { mirrorPaypalPayments } from '#core/billing/invoices/mirror-paypal-payments.ts'
import { mirrorPaypalSale } from '#core/billing/invoices/mirror-paypal-sale.ts'
import { mirrorAtPaypal } from '#core/billing/one-time-payments/mirror-at-paypal.ts'
import { mirrorCapture } from '#core/billing/one-time-payments/mirror-capture.ts'
import { mirrorPayment } from '#core/billing/one-time-payments/mirror-payment.ts'
import { ownerOf } from '#core/billing/paypal/custom-id.ts'
import { saleIdOf } from '#core/billing/paypal/paypal-sale.ts'
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
    links?: { rel: string; href: string }[]
    disputed_transactions?: { seller_transaction_id?: string }[]
  }
}

/** Looks again at what an event is about; of the event itself only the names of things are used. Returns the member whom it concerned. */
export async function applyPaypalEvent(
  { resource_type: kind, resource = {} }: PaypalEvent,
  now: string,
): Promise<string | undefined> {
  switch (kind) {
    case 'subscription':
      return applySubscription(resource, now)
    case 'sale':
      return applySale({ saleId: resource.id }, now)
    case 'refund':
      return applyRefund(resource, now)
    case 'checkout-order':
      return resource.id ? (await mirrorPayment(resource.id, now))?.payment?.userId : undefined
    case 'capture':
      return resource.id ? (await mirrorCapture({ captureId: resource.id }, now))?.userId : undefined
    case 'dispute':
      return applyDispute(resource, now)
    default:
      return undefined
  }
}

async function applySubscription(
  { id, custom_id: customId }: Resource,
  now: string,
): Promise<string | undefined> {
  const owner = ownerOf(customId)
  if (!owner || !id) return undefined
  const mirrored = await mirrorSubscription({ ...owner, providerId: id }, now)
  if (mirrored) await mirrorPaypalPayments(mirrored, now)
  return mirrored?.userId
}

type Resource = NonNullable<PaypalEvent['resource']>

async function applyRefund(
  { id, sale_id: saleId, links = [] }: Resource,
  now: string,
): Promise<string | undefined> {
  if (saleId) return applySale({ saleId, refundId: id }, now)
  const captureId = saleIdOf({ links })
  return captureId ? (await mirrorCapture({ captureId, refundId: id }, now))?.userId : undefined
}

async function applyDispute(
  { dispute_id: disputeId, disputed_transactions: payments = [] }: Resource,
  now: string,
): Promise<string | undefined> {
  let concerned: string | undefined
  for (const { seller_transaction_id: paymentId } of payments) {
    const mirrored = paymentId && (await mirrorAtPaypal({ paymentId, disputeId }, now))
    if (!mirrored) continue
    const { userId, subscriptionId } = mirrored
    if (subscriptionId) await mirrorSubscription({ userId, subscriptionId }, now)
    concerned ??= userId
  }
  return concerned
}

type About = { saleId: string | undefined; refundId?: string | undefined }

/** The payment, and the subscription that it pays. */
async function applySale({ saleId, ...named }: About, now: string): Promise<string | undefined> {
  if (!saleId) return undefined
  const mirrored = await mirrorPaypalSale({ saleId, ...named }, now)
  if (mirrored) await mirrorSubscription(mirrored, now)
  return mirrored?.userId
}
