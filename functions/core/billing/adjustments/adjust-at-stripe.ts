import { billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { NoLongerPossible } from '#core/billing/providers/no-longer-possible.ts'
import { providerCall, stripeCode } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { AppError } from '#shared/errors.ts'
import type { StoredAdjustment } from './adjustments.ts'

type Outcome = { providerId: string } | { refusal: string }

/** The provider’s clock and ours differ by less. */
const skewSeconds = 300

/**
 * Makes a credit part of the customer’s balance, and a charge a line on the next invoice. It asks the provider first,
 * since an earlier try may have come through and its key for repeated calls does not live forever.
 */
export async function adjustAtStripe(adjustment: StoredAdjustment): Promise<Outcome> {
  const { stripeCustomerId: customer } = await billingAccountOf(adjustment.userId)
  if (!customer) return { refusal: unknownThere }
  try {
    return { providerId: (await earlierTry(customer, adjustment)) ?? (await make(customer, adjustment)) }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal) return { refusal }
    throw error
  }
}

async function earlierTry(
  customer: string,
  { id, kind, createdAt }: StoredAdjustment,
): Promise<string | undefined> {
  const stripe = await stripeClient()
  const since = { created: { gte: Math.floor(Date.parse(createdAt) / 1000) - skewSeconds }, limit: 100 }
  const { data } =
    kind === 'credit'
      ? await providerCall(() => stripe.customers.listBalanceTransactions(customer, since))
      : await providerCall(() => stripe.invoiceItems.list({ customer, ...since }))
  return (data as { id: string; metadata: Record<string, string> | null }[]).find(
    ({ metadata }) => metadata?.adjustment_id === id,
  )?.id
}

async function make(
  customer: string,
  { id, kind, amountCents, description, adminId }: StoredAdjustment,
): Promise<string> {
  const stripe = await stripeClient()
  const said = { currency: 'usd', description, metadata: { adjustment_id: id, adjusted_by: adminId } }
  const once = { idempotencyKey: id }
  if (kind === 'credit')
    // There a balance is what a customer owes, and credit is below nothing.
    return (
      await providerCall(() =>
        stripe.customers.createBalanceTransaction(customer, { ...said, amount: -amountCents }, once),
      )
    ).id
  const { automaticTax } = await readPaymentSettings()
  const item = {
    ...said,
    customer,
    amount: amountCents,
    // A promo code does not reduce what an administrator charges.
    discountable: false,
    ...(automaticTax && { tax_behavior: 'exclusive' as const }),
  }
  return (await providerCall(() => stripe.invoiceItems.create(item, once))).id
}

const unknownThere = 'Stripe no longer knows this member.'

/** Undefined for what may go through at another time. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof AppError && error.code === 'payment_declined') return error.message
  const code = stripeCode(error)
  if (code === 'resource_missing') return unknownThere
  const said = error instanceof NoLongerPossible ? error.cause : error
  const isRefused =
    error instanceof NoLongerPossible ||
    (said instanceof Error && (said as { type?: string }).type === 'StripeInvalidRequestError')
  return isRefused ? `Stripe refused this: ${(said as Error).message}` : undefined
}
