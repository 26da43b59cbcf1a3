import type Stripe from 'stripe'
import { billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { stripeCustomerOf } from '#core/billing/billing/stripe-customer.ts'
import { taxPlaceOf } from '#core/billing/billing/tax-place.ts'
import { refuseUnknownPlace, unknownPlace } from '#core/billing/billing/unknown-place.ts'
import { intentMetadata } from '#core/billing/one-time-payments/intent-metadata.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { AdOrder } from '#shared/ads/ad-orders/ad-order.ts'
import { findOrder } from './find-order.ts'
import { orders } from './orders.ts'
import { voidOrder } from './void-order.ts'

const advertising = 'txcd_20090028'

/** Refuses before anything is written where the place of a tax is not known. */
export const isTaxed = async (userId: string): Promise<boolean> =>
  (await taxPlaceOf(await billingAccountOf(userId))) !== undefined

type Billed = { user: StoredUser; order: AdOrder; description: string }

/**
 * The one invoice of an order, with a line for each campaign, under keys made of the order. It is written down before
 * anyone can pay it, and the card provider does not collect it by itself.
 */
export async function billOrder({ user, order, description }: Billed, now: string): Promise<Stripe.Invoice> {
  const taxed = await isTaxed(user.id)
  const customer = await stripeCustomerOf(user)
  const stripe = await stripeClient()
  const metadata = intentMetadata({
    userId: user.id,
    purpose: { kind: 'ads', orderId: order.id },
    description,
  })
  const id =
    order.providerInvoiceId ??
    (await beginInvoice(
      stripe,
      { customer, auto_advance: false, automatic_tax: { enabled: taxed }, metadata },
      order,
    ))
  if (!order.providerInvoiceId) await noteInvoice(order.id, id, now)
  const known = await providerCall(() => stripe.invoices.retrieve(id, { expand: ['confirmation_secret'] }))
  if (known.status !== 'draft') return known
  const invoice = await refuseUnknownPlace(finalize(stripe, { id, customer, taxed }, order))
  if (invoice.status !== 'draft' && invoice.subtotal === order.totalCents) return invoice
  await voidOrder(order.id, now)
  throw invoice.status === 'draft' ? unknownPlace() : concurrentChange()
}

async function beginInvoice(
  stripe: Stripe,
  params: Stripe.InvoiceCreateParams,
  order: AdOrder,
): Promise<string> {
  const idempotencyKey = `${order.id}-invoice`
  const { id = '' } = await providerCall(() => stripe.invoices.create(params, { idempotencyKey }))
  return id
}

/** The order names its invoice, unless it was given up in the meantime. */
const noteInvoice = (orderId: string, providerInvoiceId: string, now: string): Promise<void> =>
  untilUnchanged(async () => {
    const order = await findOrder(orderId)
    if (order.providerInvoiceId === providerInvoiceId) return
    if (order.status !== 'open') {
      const stripe = await stripeClient()
      await providerCall(() => stripe.invoices.del(providerInvoiceId))
      throw concurrentChange()
    }
    const { version } = order
    const noted = { ...order, providerInvoiceId, updatedAt: now, version: version + 1 }
    await commit(orders.put(noted, { version }))
  })

async function finalize(
  stripe: Stripe,
  { id, customer, taxed }: { id: string; customer: string; taxed: boolean },
  { id: orderId, lines }: AdOrder,
): Promise<Stripe.Invoice> {
  return providerCall(async () => {
    for (const { campaignId, description, cents } of lines)
      await stripe.invoiceItems.create(
        {
          customer,
          invoice: id,
          amount: cents,
          currency: 'usd',
          description,
          ...(taxed && { tax_behavior: 'exclusive', tax_code: advertising }),
        },
        { idempotencyKey: `${orderId}-${campaignId}` },
      )
    return stripe.invoices.finalizeInvoice(
      id,
      { auto_advance: false, expand: ['confirmation_secret'] },
      { idempotencyKey: `${orderId}-finalize` },
    )
  })
}
