import type { StoredPlan } from '#core/billing/plans/plans.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import type { BillingPeriod } from '#shared/billing/plans/plan.ts'
import { addMonths } from '#shared/platform/time/add-months.ts'

export type Agreement = {
  id: StoredSubscription['id']
  userId: string
  adminId: string
  requestId: string
  plan: StoredPlan
  billingPeriod: BillingPeriod
  priceCents: number
  reason: string
}

const months = { monthly: 1, yearly: 12 } as const

export const manualInvoiceId = ({ id, createdAt }: { id: string; createdAt: string }) =>
  deriveId('ivc', createdAt, id)
export const manualPaymentId = ({ id, createdAt }: { id: string; createdAt: string }) =>
  deriveId('txn', createdAt, id)

/** A subscription that no provider bills: from now for a month or a year, for what was agreed. */
export function manualSubscription(agreement: Agreement, now: string): StoredSubscription {
  const { id, userId, adminId, requestId, plan, billingPeriod, priceCents, reason } = agreement
  return {
    id,
    userId,
    planId: plan.id,
    planName: plan.name,
    planType: plan.type,
    billingPeriod,
    priceCents,
    customPriceCents: priceCents,
    currency: 'USD',
    status: 'active',
    paymentProvider: 'manual',
    currentPeriodStartAt: now,
    currentPeriodEndAt: addMonths(now, months[billingPeriod]),
    cancelAtPeriodEnd: false,
    createdByAdmin: adminId,
    adminNotes: reason,
    requestId,
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
}

export function manualInvoice(
  { id, userId, planName, billingPeriod, priceCents }: StoredSubscription,
  issued: Pick<Invoice, 'invoiceNumber' | 'billedTo'>,
  now: string,
): Invoice {
  const period = billingPeriod === 'yearly' ? '1 year' : '1 month'
  return {
    id: manualInvoiceId({ id, createdAt: now }),
    userId,
    subscriptionId: id,
    planName,
    ...issued,
    status: 'paid',
    subtotalCents: priceCents,
    discountCents: 0,
    taxCents: 0,
    totalCents: priceCents,
    amountPaidCents: priceCents,
    currency: 'USD',
    lines: [{ description: `${planName} membership, ${period}`, amountCents: priceCents, quantity: 1 }],
    paymentProvider: 'manual',
    paidAt: now,
    createdAt: now,
    version: 1,
  }
}

/** The money came outside of every provider; that it came is what the administrator says. */
export function manualPayment(
  { id, userId, planName, priceCents, createdByAdmin, adminNotes }: StoredSubscription,
  invoice: Invoice,
  now: string,
): StoredTransaction {
  return {
    id: manualPaymentId({ id, createdAt: now }),
    userId,
    type: 'payment',
    status: 'succeeded',
    amountCents: priceCents,
    refundedCents: 0,
    currency: 'USD',
    description: `${planName} membership`,
    planName,
    invoiceId: invoice.id,
    paymentProvider: 'manual',
    metadata: { adjustedBy: createdByAdmin, adjustmentReason: adminNotes },
    createdAt: now,
    version: 1,
  }
}
