import type Stripe from 'stripe'
import { expect } from 'vitest'
import { totalTaxOf } from '#core/billing/invoices/total-tax.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { getAdminBillingStats } from '#functions/api/billing/billing/get-admin-billing-stats.ts'
import { getRevenueByMonth } from '#functions/api/billing/billing/get-revenue-by-month.ts'
import * as figures from '#shared/billing/billing/admin-contract.ts'
import { askWorld } from './ask-world.ts'
import type { BillingWorld } from './billing-world.ts'
import { everyStripeObject } from './every-stripe-object.ts'

export type MemberBooks = {
  userId: string
  rows: readonly StoredTransaction[]
  live: StoredSubscription | undefined
}

const dayMs = 86_400_000
const stats = [figures.getAdminBillingStats, getAdminBillingStats] as const
const byMonth = [figures.getRevenueByMonth, getRevenueByMonth] as const

/**
 * Checks that the administrators’ figures match the payments, one by one. For Stripe, the payments are read
 * from Stripe.
 */
export async function compareBillingFigures(
  world: BillingWorld,
  adminId: string,
  books: readonly MemberBooks[],
): Promise<void> {
  const earned = (await earnings(world, books)).filter(({ cents }) => cents > 0)
  const said = await askWorld(world, adminId, stats, {})
  const months = await askWorld(world, adminId, byMonth, {})
  const total = sumOf(earned)

  expect(said.totalRevenueCents, 'total revenue').toBe(total)
  const live = books.flatMap((one) => one.live ?? [])
  const running = live.filter(({ status }) => status === 'active' || status === 'past_due')
  const plans = [...new Set([...earned, ...running].map(({ planName }) => planName))].toSorted()
  expect(said.revenueByPlan, 'revenue by plan').toEqual(
    plans.map((planName) => ({
      planName,
      subscriberCount: running.filter((one) => one.planName === planName).length,
      revenueCents: sumOf(earned.filter((one) => one.planName === planName)),
    })),
  )
  expect(said.activeSubscriptions).toBe(running.length)

  const { earlierCents } = months
  expect(earlierCents + months.months.reduce((sum, { revenueCents }) => sum + revenueCents, 0)).toBe(total)
  for (const { month, revenueCents } of months.months)
    expect(revenueCents, month).toBe(sumOf(earned.filter((one) => one.month === month)))

  const [today, now] = [world.now().slice(0, 10), Date.parse(world.now().slice(0, 10))]
  const failures = books
    .flatMap(({ rows }) => rows)
    .filter(({ type, status, failedAt }) => type === 'payment' && status === 'failed' && failedAt)
    .map(({ failedAt = '' }) => failedAt.slice(0, 10))
  const since = new Date(now - 29 * dayMs).toISOString().slice(0, 10)
  expect(said.failedPayments).toBe(failures.filter((day) => day >= since && day <= today).length)
  const until = new Date(now + 6 * dayMs).toISOString().slice(0, 10)
  const renewals = running
    .filter((one) => one.paymentProvider !== 'manual' && !one.cancelAtPeriodEnd)
    .map(({ currentPeriodEndAt }) => currentPeriodEndAt.slice(0, 10))
  expect(said.upcomingRenewals).toBe(renewals.filter((day) => day >= today && day <= until).length)
}

type Earned = { planName: string; month: string; cents: number }

const sumOf = (earned: readonly Earned[]) => earned.reduce((sum, { cents }) => sum + cents, 0)

/** The remainder of each payment, without its tax. */
async function earnings({ stripe }: BillingWorld, books: readonly MemberBooks[]): Promise<Earned[]> {
  const [charges, invoices, disputes] = await Promise.all([
    everyStripeObject((page) => stripe.charges.list(page)),
    everyStripeObject((page) => stripe.invoices.list(page)),
    everyStripeObject((page) => stripe.disputes.list(page)),
  ])
  const lost = new Map(
    disputes.filter(({ status }) => status === 'lost').map(({ charge, amount }) => [String(charge), amount]),
  )
  const atStripe = new Map(charges.filter(({ paid }) => paid).map((charge) => [charge.id, charge]))
  const invoiceOf = new Map(invoices.map((invoice) => [invoice.id, invoice]))
  const found = books
    .flatMap(({ rows }) => rows)
    .flatMap((row): Earned[] => {
      const named = { planName: row.planName ?? 'Other', month: row.createdAt.slice(0, 7) }
      if (row.type !== 'payment' || row.status === 'failed' || row.status === 'pending') return []
      if (row.paymentProvider !== 'stripe') return [{ ...named, cents: row.amountCents - row.refundedCents }]
      const charge = atStripe.get(row.providerTransactionId ?? '')
      const invoice = invoiceOf.get(row.providerInvoiceId ?? '')
      if (!charge || !invoice) throw new Error(`Stripe has no charge for the payment ${row.id}.`)
      atStripe.delete(charge.id)
      return [{ ...named, cents: untaxed(charge, invoice, lost.get(charge.id) ?? 0) }]
    })
  expect([...atStripe.keys()], 'charges that are in no payment').toEqual([])
  return found
}

/** The tax is the same share of the remaining amount as of the whole invoice. */
function untaxed(
  { amount, amount_refunded: back }: Stripe.Charge,
  invoice: Stripe.Invoice,
  lost: number,
): number {
  const kept = Math.max(0, amount - back - lost)
  const tax =
    invoice.total > 0
      ? Math.round((totalTaxOf(invoice) * Math.min(amount, invoice.total)) / invoice.total)
      : 0
  return kept - (kept === 0 ? 0 : Math.round((tax * kept) / amount))
}
