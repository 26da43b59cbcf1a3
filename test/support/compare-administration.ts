import { expect } from 'vitest'
import { billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { auditPartition, billingAudit } from '#core/billing/billing-audit/billing-audit.ts'
import { verifyBillingAudit } from '#core/billing/billing-audit/verify-billing-audit.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import { getMemberBilling } from '#functions/api/billing/member-billing/get-member-billing.ts'
import { listBillingUsers } from '#functions/api/billing/member-billing/list-billing-users.ts'
import type { BillingRow } from '#shared/billing/member-billing/billing-row.ts'
import * as memberBilling from '#shared/billing/member-billing/contract.ts'
import { isRunning } from '#shared/billing/subscriptions/is-running.ts'
import { askWorld } from './ask-world.ts'
import type { Deed } from './billing-books.ts'
import type { BillingWorld } from './billing-world.ts'
import { compareBillingFigures, type MemberBooks } from './compare-billing-figures.ts'

type Administration = { adminId: string; userIds: readonly string[]; deeds: readonly Deed[] }

const oneOf = [memberBilling.getMemberBilling, getMemberBilling] as const
const list = [memberBilling.listBillingUsers, listBillingUsers] as const

/**
 * Checks everything that administrators see of billing against a plain recomputation, and the audit against
 * what they did.
 */
export async function compareAdministration(
  world: BillingWorld,
  administration: Administration,
): Promise<void> {
  const { adminId, userIds, deeds } = administration
  const books = await Promise.all(userIds.map(booksOf))
  await compareBillingFigures(world, adminId, books)

  const [all, active, inactive] = [
    await listed(world, adminId, 'all'),
    await listed(world, adminId, 'active'),
    await listed(world, adminId, 'inactive'),
  ]
  expect([...all.keys()].toSorted()).toEqual([adminId, ...userIds].toSorted())
  expect(active.size + inactive.size).toBe(all.size)
  for (const member of books) {
    const { userId, live } = member
    const row = all.get(userId)
    const { totalSpentCents, subscription, lastPayment } = row ?? {}
    expect({ totalSpentCents, subscription, lastPayment }, userId).toEqual(figuresOf(member))
    expect((live && isRunning(live) ? active : inactive).get(userId), userId).toEqual(row)
    const shown = await askWorld(world, adminId, oneOf, { params: { userId } })
    expect(shown.row, userId).toEqual(row)
    expect(shown.creditCents, `credit of ${userId}`).toBe(await compareAdjusted(world, member))
  }

  expect(await verifyBillingAudit()).toEqual({ entries: deeds.length })
  const { items: entries } = await billingAudit.list({ pk: auditPartition, limit: 1000, consistent: true })
  expect(
    entries.map(({ action, targetUserId }) => ({ action, ...(targetUserId && { targetUserId }) })),
  ).toEqual(deeds)
  expect(new Set(entries.map((entry) => entry.adminId))).toEqual(new Set(deeds.length > 0 ? [adminId] : []))
}

async function booksOf(userId: string): Promise<MemberBooks> {
  const rows: StoredTransaction[] = []
  let cursor: string | undefined
  do {
    const page = await transactions.list({
      pk: `USER#${userId}`,
      prefix: 'TRANSACTION#',
      limit: 100,
      consistent: true,
      cursor,
    })
    rows.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return { userId, rows, live: (await liveSubscriptionOf(userId)).subscription }
}

async function listed(
  world: BillingWorld,
  adminId: string,
  filter: 'all' | 'active' | 'inactive',
): Promise<Map<string, BillingRow>> {
  const rows: BillingRow[] = []
  let cursor: string | undefined
  do {
    const query = { filter, limit: 5, ...(cursor && { cursor }) }
    const page = await askWorld(world, adminId, list, { query })
    rows.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  const found = new Map(rows.map((row) => [row.id as string, row]))
  expect(rows.length, `the ${filter} members, each once`).toBe(found.size)
  return found
}

/** A credit earns the platform nothing and takes nothing from payments. A charge by itself does the same. */
function figuresOf({ rows, live }: MemberBooks) {
  const payments = rows.filter(
    ({ type, status }) => type === 'payment' && status !== 'failed' && status !== 'pending',
  )
  const last = payments.toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1)
  const begun = live?.status === 'incomplete' ? undefined : live
  return {
    totalSpentCents: payments.reduce((sum, row) => sum + row.amountCents - row.refundedCents, 0),
    subscription: begun && {
      id: begun.id,
      planName: begun.planName,
      billingPeriod: begun.billingPeriod,
      priceCents: begun.priceCents,
      status: begun.status,
      paymentProvider: begun.paymentProvider,
      currentPeriodEndAt: begun.currentPeriodEndAt,
      cancelAtPeriodEnd: begun.cancelAtPeriodEnd,
    },
    lastPayment: last && { transactionId: last.id, amountCents: last.amountCents, paidAt: last.createdAt },
  }
}

/**
 * Checks that every credit and charge that counts at Stripe is there exactly once. Returns the credit that is
 * left there.
 */
async function compareAdjusted({ stripe }: BillingWorld, { userId, rows }: MemberBooks): Promise<number> {
  const ours = (type: string) =>
    rows
      .filter((row) => row.type === type && row.settledBy === 'stripe' && row.status === 'succeeded')
      .map((row) => `${row.providerTransactionId} ${row.amountCents}`)
      .toSorted()
  const { stripeCustomerId: customer } = await billingAccountOf(userId)
  if (!customer) {
    expect([...ours('credit'), ...ours('debit')]).toEqual([])
    return 0
  }
  const [{ data: moved }, { data: items }, theirs] = await Promise.all([
    stripe.customers.listBalanceTransactions(customer, { limit: 100 }),
    stripe.invoiceItems.list({ customer, limit: 100 }),
    stripe.customers.retrieve(customer),
  ])
  const made = <T extends { metadata: Record<string, string> | null }>(all: readonly T[]) =>
    all.filter(({ metadata }) => metadata?.adjustment_id)
  expect(
    made(moved)
      .map(({ id, amount }) => `${id} ${-amount}`)
      .toSorted(),
    userId,
  ).toEqual(ours('credit'))
  expect(
    made(items)
      .map(({ id, amount }) => `${id} ${amount}`)
      .toSorted(),
    userId,
  ).toEqual(ours('debit'))
  return theirs.deleted ? 0 : Math.max(0, -theirs.balance)
}
