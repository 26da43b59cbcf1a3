import type Stripe from 'stripe'
import { expect } from 'vitest'
import { type BillingAccount, billingAccounts } from '#core/billing/billing/billing-accounts.ts'
import { instant } from '#core/billing/stripe/instant.ts'
import { type StoredSubscription, subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { users } from '#core/platform/users/users.ts'
import type { User } from '#shared/platform/users/user.ts'
import type { Agreement } from './billing-books.ts'
import type { BillingWorld } from './billing-world.ts'
import { everyStripeObject } from './every-stripe-object.ts'
import { type PaypalBook, spentAtPaypal } from './paypal-books.ts'

const dayMs = 86_400_000

type Books = {
  userIds: readonly string[]
  paypal: Map<string, PaypalBook[]>
  agreements: readonly Agreement[]
}

/**
 * Checks that every member’s total, plan and membership match Stripe’s and PayPal’s objects and the
 * agreements, to the cent, and that no one has two subscriptions, or anything unpaid. Returns the total that
 * all of them have spent.
 */
export async function compareBilling({ stripe, now }: BillingWorld, books: Books): Promise<number> {
  const [charges, theirs, ours] = await Promise.all([
    everyStripeObject((page) => stripe.charges.list(page)),
    everyStripeObject((page) =>
      stripe.subscriptions.list({ ...page, status: 'all', expand: ['data.latest_invoice'] }),
    ),
    rowsOf(books.userIds),
  ])
  const chargesOf = Map.groupBy(charges, ({ customer }) => String(customer))
  const cardsOf = Map.groupBy(theirs, ({ metadata }) => metadata.user_id ?? '')
  let total = 0
  for (const id of books.userIds) {
    const { account, row, entitled } = ours(id)
    const paid = (chargesOf.get(account?.stripeCustomerId ?? '') ?? []).filter((charge) => charge.paid)
    const atPaypal = books.paypal.get(id) ?? []
    const agreed = books.agreements.filter(({ userId }) => userId === id)
    const spent =
      paid.reduce((sum, { amount, amount_refunded: back }) => sum + amount - back, 0) +
      spentAtPaypal(atPaypal) +
      agreed.reduce((sum, { priceCents }) => sum + priceCents, 0)
    expect(account?.totalSpentCents ?? 0, id).toBe(spent)
    total += spent

    const [card, ...cards] = (cardsOf.get(id) ?? []).filter(({ ended_at: ended }) => !ended)
    const [approval, ...approvals] = atPaypal.filter(({ theirs: { status } }) =>
      ['ACTIVE', 'SUSPENDED'].includes(status),
    )
    const manual = row?.paymentProvider === 'manual' ? agreed.at(-1) : undefined
    const live = [card, approval, manual].filter((one) => one !== undefined)
    expect(live.length + cards.length + approvals.length, 'one subscription of a member').toBeLessThan(2)
    expect(row?.stripe?.subscriptionId, id).toBe(card?.id)
    if (approval) expect(row?.paypal?.subscriptionId, id).toBe(approval.theirs.id)

    if (card && row) compareCard(card, row, entitled, now())
    else if (row?.paymentProvider === 'paypal') comparePaypal(row, atPaypal, entitled, now())
    else if (manual && row) compareAgreed(row, manual, entitled, now())
    else expect(entitled, `${id} without any subscription`).toBe(false)
  }
  return total
}

async function rowsOf(userIds: readonly string[]) {
  const items = await getMany(
    userIds.flatMap((id) => [billingAccounts.key({ userId: id }), users.key({ id })]),
  )
  const accounts = new Map(
    (items as (BillingAccount & { sk: string })[])
      .filter(({ sk }) => sk === 'BILLING')
      .map((account) => [account.userId as string, account]),
  )
  const profiles = new Map(
    (items as unknown as User[]).filter(({ email }) => email).map((user) => [user.id as string, user]),
  )
  const live = await getMany(
    [...accounts.values()].flatMap(({ userId, liveSubscriptionId: id }) =>
      id ? [subscriptions.key({ userId, id })] : [],
    ),
  )
  const rows = new Map((live as unknown as StoredSubscription[]).map((one) => [one.userId as string, one]))
  return (id: string) => ({
    account: accounts.get(id),
    row: rows.get(id),
    entitled: profiles.get(id)?.membershipType !== 'competitor',
  })
}

function compareCard(
  theirs: Stripe.Subscription,
  row: StoredSubscription,
  entitled: boolean,
  now: string,
): void {
  const item = theirs.items.data[0]
  expect(row.priceCents).toBe(item?.price.unit_amount)
  expect(row.cancelAtPeriodEnd).toBe(theirs.cancel_at_period_end)
  expect(row.taxation !== undefined, 'taxes are added').toBe(theirs.automatic_tax.enabled)
  expect(row.currentPeriodEndAt).toBe(instant(item?.current_period_end ?? 0))
  const grants = ['active', 'trialing', 'past_due'].includes(theirs.status)
  expect(entitled, `${row.userId} with ${theirs.status}`).toBe(grants)
  if (!entitled) return
  // Members with a membership have paid for now, or owe an invoice that is still retried.
  expect((item?.current_period_end ?? 0) * 1000).toBeGreaterThan(Date.parse(now))
  const invoice = theirs.latest_invoice as Stripe.Invoice | null
  if (invoice?.status === 'paid' || invoice?.status === 'void') return
  const age = Date.parse(now) - (invoice?.created ?? 0) * 1000
  expect(age, `the invoice is ${invoice?.status}`).toBeLessThanOrEqual(15 * dayMs)
}

/** Periods are as long as months are: between the shortest and the longest of them both answers may be right. */
const lengths = { monthly: [27, 34], yearly: [364, 369] } as const
const retriedDays = 11

function comparePaypal(
  row: StoredSubscription,
  books: readonly PaypalBook[],
  entitled: boolean,
  now: string,
): void {
  const theirs = books.find(({ theirs: { id } }) => id === row.paypal?.subscriptionId)?.theirs
  const { last_payment: paid, last_failed_payment: failed } = theirs?.billing_info ?? {}
  const said = `${row.userId} with ${theirs?.status} at PayPal and ${row.status} here`
  if (!theirs || !paid || theirs.status === 'SUSPENDED') {
    expect(entitled, said).toBe(false)
    return
  }
  const owes = failed !== undefined && Date.parse(failed.time) > Date.parse(paid.time)
  const days = (Date.parse(now) - Date.parse(paid.time)) / dayMs
  const [shortest, longest] = lengths[row.paypal?.agreed?.paid.billingPeriod ?? row.billingPeriod]
  if (theirs.status === 'ACTIVE' && (owes || days < shortest)) expect(entitled, said).toBe(true)
  if (entitled) expect(days, said).toBeLessThanOrEqual(longest + (owes ? retriedDays : 0))
  if (theirs.status === 'CANCELLED') expect(row.cancelAtPeriodEnd, said).toBe(true)
}

/** An agreement lasts as long as agreed plus its pauses. An upgrade of it was paid for. */
function compareAgreed(row: StoredSubscription, agreed: Agreement, entitled: boolean, now: string): void {
  const said = `${row.userId} by agreement, ${row.status}`
  if (!row.paidUpgrades) expect(row.priceCents, said).toBe(agreed.presentCents ?? agreed.priceCents)
  if (row.resumedAt) expect(row.currentPeriodEndAt >= agreed.until, said).toBe(true)
  else expect(row.currentPeriodEndAt, said).toBe(agreed.until)
  expect(entitled, said).toBe(row.status !== 'paused' && now < row.currentPeriodEndAt)
}
