import { expect, test } from 'vitest'
import { finishPendingAdjustments } from '#core/billing/adjustments/finish-pending-adjustments.ts'
import { auditPartition, billingAudit } from '#core/billing/billing-audit/billing-audit.ts'
import { verifyBillingAudit } from '#core/billing/billing-audit/verify-billing-audit.ts'
import { adjustBilling as adjustHere } from '#functions/api/billing/adjustments/adjust-billing.ts'
import { adjustBilling } from '#shared/billing/adjustments/contract.ts'
import { transactionPlace } from '#shared/billing/billing/admin-places.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import { getMemberBilling } from '#shared/billing/member-billing/contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { beforeNews } from '#test/support/before-news.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { transactionsOf } from '#test/support/paying-member.ts'
import { cutAtProvider, powerCut } from '#test/support/power-cuts.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { stripeOf } from '#test/support/stripe.ts'
import { subscribedMember } from '#test/support/subscribed-member.ts'

const { url } = sharedCloud()
const stripe = stripeOf(url)
const control = controlOf(url)
const admin = () => demoClient(url, 'admin')

type Form = InputOf<typeof adjustBilling>['body']

const form = (userId: string, change: Partial<Form> = {}): Form => ({
  userId,
  requestId: crypto.randomUUID(),
  kind: 'credit',
  amountCents: 500,
  description: 'Sorry for the outage',
  ...change,
})

const adjust = async (body: Form, by?: Client) => (by ?? (await admin())).call(adjustBilling, { body })

const overviewOf = async (client: Client) => (await client.call(getUserBillingOverview, {})).body

async function auditOf(userId: string) {
  const { items } = await billingAudit.list({ pk: auditPartition, limit: 200, newestFirst: true })
  return items.filter(({ targetUserId }) => targetUserId === userId)
}

const balanceOf = async (customer: string) =>
  (await stripe.customers.listBalanceTransactions(customer, { limit: 100 })).data

const itemsOf = async (customer: string) =>
  (await stripe.invoiceItems.list({ customer, limit: 100 })).data.filter(({ proration }) => !proration)

/** The next invoice of a member, billed at once. */
async function nextInvoice({ providerId }: { providerId: string }) {
  const { latest_invoice: invoice } = await stripe.subscriptions.update(providerId, {
    billing_cycle_anchor: { type: 'now' },
    proration_behavior: 'none',
    expand: ['latest_invoice'],
  })
  await control.settle()
  if (!invoice || typeof invoice !== 'object') throw new Error('there is no invoice')
  return invoice
}

test('without a subscription at Stripe an adjustment is recorded, audited and told, and moves no money', async () => {
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  const answer = await adjust(form(userId, { kind: 'debit', amountCents: 1250, description: 'A banner' }))
  expect(answer.status).toBe(201)
  expect(answer.body).toMatchObject({
    adjustment: { kind: 'debit', settledBy: 'recorded', status: 'done', amountCents: 1250 },
    transaction: { type: 'debit', status: 'succeeded', paymentProvider: 'manual', settledBy: 'recorded' },
  })
  await control.settle()
  expect(await overviewOf(client)).toMatchObject({ totalSpentCents: 0, creditCents: 0 })
  expect(await transactionsOf(client)).toMatchObject([{ type: 'debit', amountCents: 1250 }])
  expect(await auditOf(userId)).toMatchObject([
    { action: 'manual_debit', reason: 'A banner', newValues: { amountCents: 1250, settledBy: 'recorded' } },
  ])
  const mails = (await control.inbox(email)).filter(({ subject }) => subject.includes('charge'))
  expect(mails.map(({ subject }) => subject)).toEqual(['We added a charge of $12.50'])
  expect(mails[0]?.text).toContain('Nothing is charged.')
})

test('twenty requests with one id at once are one row, one audit entry and one movement at Stripe', async () => {
  const member = await subscribedMember(url)
  const by = await admin()
  const body = form(member.userId)
  const answers = await Promise.all(Array.from({ length: 20 }, () => adjust(body, by)))
  const done = answers.filter(({ status }) => status === 201)
  expect(done.length).toBeGreaterThan(0)
  const [first] = done
  for (const { status, body: said } of answers)
    if (status === 201) expect(said).toEqual(first?.body)
    else expect([409, 503]).toContain(status)
  expect((await adjust(body, by)).body).toEqual(first?.body)
  const rows = (await transactionsOf(member.client)).filter(({ type }) => type === 'credit')
  expect(rows).toHaveLength(1)
  expect(await auditOf(member.userId)).toHaveLength(1)
  expect((await balanceOf(member.customer)).map(({ amount }) => amount)).toEqual([-500])
  await control.settle()
  const told = (await control.inbox(member.email)).filter(({ subject }) => subject.includes('credited'))
  expect(told).toHaveLength(1)
  expectProblem(await adjust({ ...body, amountCents: 501 }, by), 409, 'adjustment_request_used')
  expectProblem(await adjust({ ...body, kind: 'debit' }, by), 409, 'adjustment_request_used')
  expectProblem(await adjust({ ...body, description: 'Another' }, by), 409, 'adjustment_request_used')
})

test('a credit comes off the next invoice, to the cent', async () => {
  const member = await subscribedMember(url)
  await adjust(form(member.userId, { amountCents: 500 }))
  expect((await overviewOf(member.client)).creditCents).toBe(500)
  expect((await nextInvoice(member)).amount_due).toBe(499)
  expect(await overviewOf(member.client)).toMatchObject({ creditCents: 0, totalSpentCents: 999 + 499 })
})

test('what is left of a credit stays for later invoices', async () => {
  const member = await subscribedMember(url)
  await adjust(form(member.userId, { amountCents: 2000 }))
  expect((await nextInvoice(member)).amount_due).toBe(0)
  expect(await overviewOf(member.client)).toMatchObject({ creditCents: 1001, totalSpentCents: 999 })
})

test('a charge is a line of the next invoice and earns nothing before that is paid', async () => {
  const member = await subscribedMember(url)
  const { body } = await adjust(
    form(member.userId, { kind: 'debit', amountCents: 300, description: 'A patch' }),
  )
  expect(body).toMatchObject({ adjustment: { settledBy: 'stripe', status: 'done' } })
  expect((await overviewOf(member.client)).totalSpentCents).toBe(999)
  const charges = await stripe.charges.list({ customer: member.customer })
  expect(charges.data).toHaveLength(1)
  const invoice = await nextInvoice(member)
  expect(invoice).toMatchObject({ amount_due: 999 + 300 })
  expect(invoice.lines.data.map(({ description, amount }) => [description, amount])).toContainEqual([
    'A patch',
    300,
  ])
  expect((await overviewOf(member.client)).totalSpentCents).toBe(999 + 1299)
})

test.each(['credit', 'debit'] as const)(
  'a %s that broke off before or after the provider heard of it is finished once by the job',
  async (kind) => {
    const call = kind === 'credit' ? 'customers.createBalanceTransaction' : 'invoiceItems.create'
    const member = await subscribedMember(url)
    const by = await admin()
    for (const when of ['before', 'after'] as const) {
      const now = await control.now()
      const body = form(member.userId, { kind })
      const mend = await cutAtProvider(call, when)
      const broken = adjustHere({ actor: { userId: userIdOf(by) }, body, now } as never)
      await expect(broken).rejects.toThrow(powerCut)
      mend()
      const [row] = (await transactionsOf(member.client)).filter(({ type }) => type === kind)
      expect(row).toMatchObject({ status: 'pending' })
      await finishPendingAdjustments(now)
      expect((await transactionsOf(member.client))[0]).toMatchObject({ status: 'pending' })
      const later = addTime(now, { minutes: 6 })
      await Promise.allSettled([finishPendingAdjustments(later), finishPendingAdjustments(later)])
      expect((await transactionsOf(member.client))[0]).toMatchObject({ status: 'succeeded' })
      expect((await adjust(body, by)).body).toMatchObject({ adjustment: { status: 'done' } })
    }
    const made = kind === 'credit' ? await balanceOf(member.customer) : await itemsOf(member.customer)
    expect(made).toHaveLength(2)
    expect(await auditOf(member.userId)).toHaveLength(2)
  },
)

test('what the provider refuses is failed for good, with its sentence, and told to no member', async () => {
  const member = await subscribedMember(url)
  const body = form(member.userId)
  // Once its news arrives, the member has no subscription, and an adjustment moves no money.
  const refused = await beforeNews(url, async () => {
    await stripe.customers.del(member.customer)
    const first = expectProblem(await adjust(body), 422, 'adjustment_refused')
    expectProblem(await adjust(body), 422, 'adjustment_refused')
    return first
  })
  expect(refused.detail).toMatch(/Stripe/)
  const rows = (await transactionsOf(member.client)).filter(({ type }) => type === 'credit')
  expect(rows).toMatchObject([{ status: 'failed', failure: refused.detail }])
  await control.settle()
  const told = (await control.inbox(member.email)).filter(({ subject }) => subject.includes('credited'))
  expect(told).toEqual([])
})

test('what the provider refuses in the job is told to administrators once, and what an administrator sees refused is not', async () => {
  const member = await subscribedMember(url)
  const by = await admin()
  const now = await control.now()
  const body = form(member.userId, { kind: 'debit', description: `A patch for ${member.userId}` })
  const mend = await cutAtProvider('invoiceItems.create', 'before')
  const broken = adjustHere({ actor: { userId: userIdOf(by) }, body, now } as never)
  await expect(broken).rejects.toThrow(powerCut)
  mend()
  await beforeNews(url, async () => {
    await stripe.customers.del(member.customer)
    const seen = form(member.userId, { description: `Seen refused for ${member.userId}` })
    expectProblem(await adjust(seen, by), 422, 'adjustment_refused')
    const later = addTime(now, { minutes: 6 })
    await Promise.allSettled([finishPendingAdjustments(later), finishPendingAdjustments(later)])
    await finishPendingAdjustments(later)
  })
  const rows = await transactionsOf(member.client)
  const failed = rows.find(({ type }) => type === 'debit')
  expect(failed).toMatchObject({ status: 'failed' })
  const told = (await everyItem(by, listNotifications, { query: {} })).filter(({ message }) =>
    message.includes(member.userId),
  )
  expect(told).toMatchObject([
    {
      kind: 'billing_alert',
      title: 'A charge failed',
      href: transactionPlace(member.userId, failed?.id ?? ''),
    },
  ])
  expect(told[0]?.message).toContain(failed?.failure)
  const mails = (await control.inbox('admin@demo.test')).filter(({ text }) => text.includes(member.userId))
  expect(mails.filter(({ subject }) => subject === 'A charge failed')).toHaveLength(1)
  const toMember = await control.inbox(member.email)
  expect(toMember.filter(({ subject }) => subject.includes('charge'))).toEqual([])
})

test('an adjustment without an amount or a description is refused in words', async () => {
  const { client } = await completeMember(url)
  const userId = userIdOf(client)
  for (const amountCents of [0, -5, 0.5, 1e9]) {
    const answer = await adjust(form(userId, { amountCents }))
    expect(answer.status, String(amountCents)).toBe(400)
    if (amountCents === 0) expect(answer.text).toContain('Must be at least 0.01')
  }
  expect((await adjust(form(userId, { description: '  ' }))).status).toBe(400)
  expect(await transactionsOf(client)).toEqual([])
})

test('only administrators adjust, and only members that there are', async () => {
  const { client } = await completeMember(url)
  expectProblem(await adjust(form(userIdOf(client)), client), 403, 'admin_only')
  expectProblem(await adjust(form(crypto.randomUUID())), 404, 'user_not_found')
})

test('the drawer says how an adjustment is settled, and shows what came of it', async () => {
  const [member, { client }] = await Promise.all([subscribedMember(url), completeMember(url)])
  const by = await admin()
  const look = async (userId: string) => (await by.call(getMemberBilling, { params: { userId } })).body
  await adjust(form(member.userId), by)
  const paying = await look(member.userId)
  expect(paying).toMatchObject({
    adjustmentsSettledBy: 'stripe',
    creditCents: 500,
    endsWithCustomPricing: 'The monthly Stripe plan ends now, without a refund.',
  })
  expect(paying).not.toHaveProperty('planChangeRefusal')
  expect(paying.transactions.map(({ type }) => type)).toEqual(['credit', 'payment'])
  expect(paying.row.lastPayment).toMatchObject({ amountCents: 999 })
  expect(await look(userIdOf(client))).toMatchObject({
    adjustmentsSettledBy: 'recorded',
    planChangeRefusal: 'No active subscription found. Use custom pricing instead.',
  })
  await verifyBillingAudit()
})
