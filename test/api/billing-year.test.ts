import type Stripe from 'stripe'
import { afterEach, expect, inject, test } from 'vitest'
import { type BillingAccount, billingAccounts } from '#core/billing/billing-accounts.ts'
import { getMany } from '#core/db/get-many.ts'
import { invoices } from '#core/invoices/invoices.ts'
import { endDueSubscriptions } from '#core/subscriptions/end-due-subscriptions.ts'
import { instant } from '#core/subscriptions/read-stripe-subscription.ts'
import { resumePausedSubscriptions } from '#core/subscriptions/resume-paused-subscriptions.ts'
import { sendRenewalReminders } from '#core/subscriptions/send-renewal-reminders.ts'
import { type StoredSubscription, subscriptions } from '#core/subscriptions/subscriptions.ts'
import { sendFinalNotices } from '#core/transactions/send-final-notices.ts'
import { transactions } from '#core/transactions/transactions.ts'
import { users } from '#core/users/users.ts'
import { addMonths } from '#shared/time/add-months.ts'
import type { User } from '#shared/users/user.ts'
import { billingMember, type Dice } from '#test/support/billing-member.ts'
import { type BillingWorld, startBillingWorld } from '#test/support/billing-world.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'

const begin = '2027-01-31T09:00:00.000Z'
const dayMs = 86_400_000
const seed = Number(process.env.BILLING_SEED ?? 1)

let world: BillingWorld | undefined
afterEach(async () => {
  await world?.stop()
  world = undefined
})

/** Mulberry32: the same seed gives the same year. */
function diceOf(start: number): Dice & { shuffled: <T>(things: T[]) => T[] } {
  let state = start
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    below: (count) => Math.floor(next() * count),
    chance: (probability) => next() < probability,
    shuffled: (things) =>
      things
        .map((thing) => ({ thing, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ thing }) => thing),
  }
}

type Run = { seed: number; people: number; steps: number }

/** Members who do as they like, while time passes in two steps a month. What was done and what it came to. */
async function simulate(run: Run): Promise<string[]> {
  const running = await startBillingWorld({ databaseUrl: inject('databaseUrl'), at: begin })
  world = running
  const dice = diceOf(run.seed)
  const people = Array.from({ length: run.people }, (_, index) =>
    aPerson({ ...(index % 2 && { approvedMembership: 'manufacturer' as const }) }),
  )
  await putPeople(people)
  const members = people.map(({ id }, index) => billingMember(running, id, diceOf(run.seed * 1000 + index)))
  const trace: string[] = []

  for (let step = 1; step <= run.steps; step++) {
    const active = members.filter(() => dice.chance(step === 1 ? 0.8 : 0.25))
    const done = await Promise.all(active.map((member) => member.act()))
    if (dice.chance(0.7)) {
      const lucky = members[dice.below(members.length)]
      if (lucky) done.push(await lucky.refund())
    }
    const month = addMonths(begin, Math.floor(step / 2))
    // Twelve hours after the one half of the renewals, and while those that failed are still tried.
    const at = Date.parse(month) + (step % 2 ? 8 : 0.5) * dayMs
    await running.moveTo(new Date(at).toISOString())
    const now = running.now()
    await running.takeIn((things) => dice.shuffled(things), now)
    await resumePausedSubscriptions(now)
    await endDueSubscriptions(now)
    await sendRenewalReminders(now)
    await sendFinalNotices(now)
    const spent = await compare(running, people, now)
    trace.push(`${step} ${done.join(', ')} = ${spent}`)
  }
  await compareRows(running, people)
  return trace
}

async function everything<T extends { id: string }>(
  list: (page: { limit: number; starting_after?: string }) => Promise<Stripe.ApiList<T>>,
): Promise<T[]> {
  const found: T[] = []
  for (let after: string | undefined; ; after = found.at(-1)?.id) {
    const page = await list({ limit: 100, ...(after && { starting_after: after }) })
    found.push(...page.data)
    if (!page.has_more) return found
  }
}

const grouped = <T>(things: readonly T[], keyOf: (thing: T) => string) => Map.groupBy(things, keyOf)

/** Every member's total, plan and membership are what the provider's objects say, and nobody has what is not paid. */
async function compare({ stripe }: BillingWorld, people: readonly User[], now: string): Promise<number> {
  const [charges, theirs, items] = await Promise.all([
    everything((page) => stripe.charges.list(page)),
    everything((page) =>
      stripe.subscriptions.list({ ...page, status: 'all', expand: ['data.latest_invoice'] }),
    ),
    getMany(people.flatMap(({ id }) => [billingAccounts.key({ userId: id }), users.key({ id })])),
  ])
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
  const ours = new Map((live as unknown as StoredSubscription[]).map((one) => [one.userId as string, one]))
  const chargesOf = grouped(charges, ({ customer }) => String(customer))
  const subscriptionsOf = grouped(theirs, ({ metadata }) => metadata.user_id ?? '')
  let total = 0
  for (const { id } of people) {
    const account = accounts.get(id)
    const paid = (chargesOf.get(account?.stripeCustomerId ?? '') ?? []).filter((charge) => charge.paid)
    const spent = paid.reduce((sum, { amount, amount_refunded: back }) => sum + amount - back, 0)
    expect(account?.totalSpentCents ?? 0, id).toBe(spent)
    total += spent

    const running = (subscriptionsOf.get(id) ?? []).filter(({ ended_at: ended }) => !ended)
    expect(running.length, 'one subscription of a member').toBeLessThanOrEqual(1)
    const [one] = running
    const row = ours.get(id)
    expect(row?.stripe?.subscriptionId, id).toBe(one?.id)
    if (one && row) {
      const item = one.items.data[0]
      expect(row.priceCents).toBe(item?.price.unit_amount)
      expect(row.cancelAtPeriodEnd).toBe(one.cancel_at_period_end)
      expect(row.currentPeriodEndAt).toBe(instant(item?.current_period_end ?? 0))
    }
    const entitled = profiles.get(id)?.membershipType !== 'competitor'
    const grants = one !== undefined && ['active', 'trialing', 'past_due'].includes(one.status)
    expect(entitled, `${id} with ${one?.status}`).toBe(grants)
    if (entitled && one) assertPaid(one, now)
  }
  return total
}

/** Whoever has a membership has paid for now, or owes an invoice that is still tried. */
function assertPaid(theirs: Stripe.Subscription, now: string): void {
  const invoice = theirs.latest_invoice as Stripe.Invoice | null
  const end = theirs.items.data[0]?.current_period_end ?? 0
  expect(end * 1000).toBeGreaterThan(Date.parse(now))
  if (invoice?.status === 'paid' || invoice?.status === 'void') return
  const age = Date.parse(now) - (invoice?.created ?? 0) * 1000
  expect(age, `the invoice is ${invoice?.status}`).toBeLessThanOrEqual(15 * dayMs)
}

/** At the end, row by row: as many payments, invoices and refunds as the provider has, of the same amounts. */
async function compareRows({ stripe }: BillingWorld, people: readonly User[]): Promise<void> {
  const billed = grouped(await everything((page) => stripe.invoices.list(page)), ({ customer }) =>
    String(customer),
  )
  const back = await everything((page) => stripe.refunds.list(page))
  for (const { id: userId } of people) {
    const account = await billingAccounts.get({ userId })
    if (!account?.stripeCustomerId) continue
    const pk = `USER#${userId}`
    const rows = (await invoices.list({ pk, prefix: 'INVOICE#', limit: 100 })).items
    const theirs = billed.get(account.stripeCustomerId) ?? []
    const shortly = (number: string | null | undefined, status: string | null, cents: number) =>
      `${number} ${status} ${cents}`
    expect(
      rows
        .filter(({ status }) => status !== 'draft')
        .map((row) => shortly(row.invoiceNumber, row.status, row.amountPaidCents))
        .toSorted(),
    ).toEqual(
      theirs
        .filter(({ status }) => status !== 'draft')
        .map((one) => shortly(one.number, one.status, one.amount_paid))
        .toSorted(),
    )
    const moved = (await transactions.list({ pk, prefix: 'TRANSACTION#', limit: 100 })).items
    const refunds = moved.filter(({ type }) => type === 'refund').map(({ amountCents }) => amountCents)
    const given = back.filter(({ customer }) => customer === account.stripeCustomerId)
    expect(refunds.toSorted()).toEqual(given.map(({ amount }) => amount).toSorted())
  }
}

test('in a year of fifty members our rows are the provider’s to the cent, and no membership outlives its payment', async () => {
  const trace = await simulate({ seed, people: 50, steps: 24 })
  const said = trace.join(' ')
  for (const action of [
    'subscribe',
    'changePlan',
    'pause',
    'resume',
    'cancel',
    'spoilCard',
    'recover',
    'refund',
  ])
    expect(said).toContain(action)
}, 600_000)

test('the same seed gives the same year', async () => {
  const run = { seed: seed + 1, people: 6, steps: 6 }
  const first = await simulate(run)
  await world?.stop()
  expect(await simulate(run)).toEqual(first)
}, 240_000)
