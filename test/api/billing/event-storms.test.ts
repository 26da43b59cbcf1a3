import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { billingAccounts } from '#core/billing/billing/billing-accounts.ts'
import { storedPaymentSettings } from '#core/billing/payment-settings/payment-settings.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { applyStripeEvent } from '#core/billing/webhooks/apply-stripe-event.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { mailsTo } from '#core/platform/mails/mails-to.ts'
import { ownItems } from '#core/platform/users/own-items.ts'
import { users } from '#core/platform/users/users.ts'
import { ensureTable } from '#lib/local/database/ensure-table.ts'
import { table } from '#lib/table.ts'
import { controlOf } from '#test/support/control.ts'
import { payingMember } from '#test/support/paying-member.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { stripeOf } from '#test/support/stripe.ts'

const { url } = sharedCloud()
const stripe = stripeOf(url)

/** `EVENT_ORDERS=200` runs as many as the promise names; a few of them are enough for every day. */
const orders = Number(process.env.EVENT_ORDERS ?? 8)
const copies = 3

/** The first eight messages about a membership, from its beginning on. */
async function eventsOf(customer: string, since: number): Promise<Stripe.Event[]> {
  const wanted = /^(customer\.subscription|invoice|invoice_payment|payment_method|customer)\./
  const theirs: Stripe.Event[] = []
  for await (const event of stripe.events.list({ created: { gte: since }, limit: 100 }))
    if (JSON.stringify(event.data.object).includes(customer)) theirs.push(event)
  return theirs
    .filter(({ type }) => wanted.test(type))
    .toReversed()
    .slice(0, 8)
}

/** Repeatable by its seed. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const result = [...items]
  let state = seed
  for (let at = result.length - 1; at > 0; at--) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    const other = state % (at + 1)
    ;[result[at], result[other]] = [result[other] as T, result[at] as T]
  }
  return result
}

/** The provider’s answers do not change meanwhile, so each is asked for once: what is tested is what we make of them. */
async function rememberAnswers(): Promise<() => void> {
  const client = (await stripeClient()) as unknown as Record<string, Record<string, unknown>>
  const undo: (() => void)[] = []
  const reads = [
    ['subscriptions', 'retrieve'],
    ['subscriptions', 'list'],
    ['invoices', 'retrieve'],
    ['invoicePayments', 'list'],
    ['paymentIntents', 'retrieve'],
    ['refunds', 'list'],
    ['customers', 'retrieve'],
    ['customers', 'listPaymentMethods'],
  ] as const
  for (const [resource, method] of reads) {
    const target = client[resource] as Record<string, (...args: unknown[]) => Promise<unknown>>
    const original = target[method]
    if (!original) throw new Error(`there is no ${resource}.${method}`)
    const known = new Map<string, Promise<unknown>>()
    target[method] = (...args) => {
      const key = JSON.stringify(args)
      const answer = known.get(key) ?? Promise.resolve(original.apply(target, args))
      known.set(key, answer)
      return answer.then((value) => structuredClone(JSON.parse(JSON.stringify(value))))
    }
    undo.push(() => {
      target[method] = original
    })
  }
  return () => {
    for (const one of undo) one()
  }
}

test('eight events, three times each, in any order, make one membership, one payment and one mail', async () => {
  const control = controlOf(url)
  const since = Math.floor(Date.parse(await control.now()) / 1000)
  const paying = await payingMember(url)
  await control.settle()
  const { userId, email, subscription, providerSubscriptionId } = paying
  const { customer } = await stripe.subscriptions.retrieve(providerSubscriptionId)
  const events = await eventsOf(String(customer), since)
  expect(events).toHaveLength(8)

  const account = await billingAccounts.get({ userId })
  const stored = await subscriptions.get({ userId, id: subscription.id })
  const user = await users.get({ id: userId })
  const settings = await getMany([storedPaymentSettings.key({})])
  const plans = []
  for await (const plan of ownItems('PLANS')) plans.push(plan)
  if (!account || !stored || !user) throw new Error('the member is not there')
  const { cancelledAt: _, ...begun } = { ...stored, status: 'incomplete' as const, version: 1 }
  const beginning = [
    billingAccounts.item({ ...account, totalSpentCents: 0, version: 1 }),
    subscriptions.item(begun),
    users.item({ ...user, membershipType: 'competitor', subscriptionPlan: 'basic', version: 1 }),
  ].map((item) => JSON.parse(JSON.stringify(item)) as Record<string, unknown>)

  const shared = process.env.TABLE_NAME
  const forget = await rememberAnswers()
  const outcomes = new Set<string>()
  try {
    process.env.TABLE_NAME = 'event-storms'
    await ensureTable(sharedCloud().databaseUrl, 'event-storms', table)
    await writeBatch([...settings, ...plans].map((Item) => ({ PutRequest: { Item } })))
    for (let order = 0; order < orders; order++) {
      const old = []
      for await (const { pk, sk } of ownItems(`USER#${userId}`)) old.push({ pk, sk })
      await writeBatch(old.map((Key) => ({ DeleteRequest: { Key } })))
      await writeBatch(beginning.map((Item) => ({ PutRequest: { Item } })))
      const until = new Date(Date.parse('2027-01-01T00:00:00Z') + order * 1000).toISOString()
      const told = shuffled(Array(copies).fill(events).flat() as Stripe.Event[], order + 1)
      for (let at = 0; at < told.length; at += 4)
        await Promise.all(told.slice(at, at + 4).map((event) => applyStripeEvent(event, until)))
      outcomes.add(await outcomeOf(userId, email, until))
    }
  } finally {
    process.env.TABLE_NAME = shared
    forget()
  }
  console.log(`${orders} orders of ${8 * copies} deliveries: ${[...outcomes].join(' | ')}`)
  expect([...outcomes]).toEqual([
    'active pro_competitor 999; payment succeeded 999; invoice paid; mails: payment-receipt',
  ])
}, 600_000)

/** All that is left of it, in one line. */
async function outcomeOf(userId: string, email: string, at: string): Promise<string> {
  const rows: Record<string, unknown>[] = []
  for await (const row of ownItems(`USER#${userId}`)) rows.push(row)
  const of = (entity: string) => rows.filter((row) => row.entity === entity)
  const mails = []
  for await (const mail of mailsTo(email, at)) if (mail.createdAt === at) mails.push(mail.templateId)
  return [
    `${of('subscription').map(({ status }) => status)} ${of('user').map((row) => row.membershipType)} ${of('billing-account').map((row) => row.totalSpentCents)}`,
    `${of('transaction').map((row) => `${row.type} ${row.status} ${row.amountCents}`)}`,
    `invoice ${of('invoice').map(({ status }) => status)}`,
    `mails: ${mails}`,
  ].join('; ')
}
