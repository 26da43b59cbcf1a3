import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { auditPartition, billingAudit } from '#core/billing/billing-audit/billing-audit.ts'
import { verifyBillingAudit } from '#core/billing/billing-audit/verify-billing-audit.ts'
import { billingRows } from '#core/billing/member-billing/billing-rows.ts'
import { fillBillingRows } from '#core/billing/member-billing/fill-billing-rows.ts'
import { keepBillingRow } from '#core/billing/member-billing/keep-billing-row.ts'
import { commit } from '#core/platform/db/commit.ts'
import { jobProgress } from '#core/platform/jobs/job-progress.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { adjustBilling } from '#shared/billing/adjustments/contract.ts'
import { getAdminBillingStats } from '#shared/billing/billing/admin-contract.ts'
import { listBillingUsers } from '#shared/billing/member-billing/contract.ts'
import { changePlanForMember } from '#shared/billing/subscriptions/admin-contract.ts'
import { cancelSubscription } from '#shared/billing/subscriptions/contract.ts'
import { isRunning } from '#shared/billing/subscriptions/is-running.ts'
import { processRefund } from '#shared/billing/transactions/contract.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { owingMember, payingMember } from '#test/support/paying-member.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { stripeOf } from '#test/support/stripe.ts'
import { subscribedMember } from '#test/support/subscribed-member.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const stripe = stripeOf(url)
const admin = () => demoClient(url, 'admin')

const rowOf = (id: string) => billingRows.get({ id }, { consistent: true })

type Query = { q?: string; filter?: 'all' | 'active' | 'inactive'; plan?: string }

const found = async (query: Query) =>
  (await (await admin()).call(listBillingUsers, { query })).body.items.map(({ id }) => id)

test('the row of a member follows payment, refund, renaming and the end of the membership', async () => {
  const member = await payingMember(url)
  await control.settle()
  expect(await rowOf(member.userId)).toMatchObject({
    email: member.email,
    totalSpentCents: 999,
    lastPayment: { amountCents: 999, transactionId: member.payment.id },
    subscription: { planName: 'Pro Competitor', status: 'active', paymentProvider: 'stripe' },
  })
  const refunded = await (await admin()).call(processRefund, {
    params: { transactionId: member.payment.id },
    body: { userId: member.userId, requestId: crypto.randomUUID(), amountCents: 400, reason: 'A test' },
  })
  expect(refunded.status).toBe(200)
  const name = `Renamed ${member.userId.slice(0, 8)}`
  await changeUser(member.userId, { name })
  await control.settle()
  expect(await rowOf(member.userId)).toMatchObject({ name, totalSpentCents: 599 })
  await member.client.call(cancelSubscription, { body: { reason: 'other', immediate: true } })
  await control.settle()
  const ended = await rowOf(member.userId)
  expect(ended).not.toHaveProperty('subscription')
  expect(ended).toMatchObject({ lastPayment: { amountCents: 999 } })
})

test('a search finds by part of a name or email, and the filter keeps who has an active subscription', async () => {
  const [paying, free] = await Promise.all([subscribedMember(url), completeMember(url)])
  await control.settle()
  const [payingId, freeId] = [paying.userId, userIdOf(free.client)]
  expect(await found({ q: paying.email })).toEqual([payingId])
  expect(await found({ q: paying.email, filter: 'active' })).toEqual([payingId])
  expect(await found({ q: paying.email, filter: 'inactive' })).toEqual([])
  expect(await found({ q: free.email, filter: 'inactive' })).toEqual([freeId])
  expect(await found({ q: free.email, filter: 'active' })).toEqual([])
  expect(await found({ q: paying.email, plan: 'Pro Competitor' })).toEqual([payingId])
  expect(await found({ q: paying.email, plan: 'Retailer' })).toEqual([])
  const ofPlan = await (await admin()).call(listBillingUsers, {
    query: { plan: 'Pro Competitor', limit: 50 },
  })
  expect(ofPlan.body.items.length).toBeGreaterThan(0)
  expect(ofPlan.body.items.every(({ subscription }) => subscription?.planName === 'Pro Competitor')).toBe(
    true,
  )
  const { body } = await (await admin()).call(listBillingUsers, { query: { filter: 'active', limit: 50 } })
  expect(body.items.every(({ subscription }) => subscription && isRunning(subscription))).toBe(true)
  const names = body.items.map(({ name }) => name.toLowerCase())
  expect(names).toEqual(names.toSorted())
})

test('a part of an address finds the address it is in, and a past due plan is among the active ones', async () => {
  const owing = await owingMember(url)
  await control.settle()
  const part = owing.email.slice(3, owing.email.indexOf('@') + 3)
  // Addresses of other tests may have the same letters.
  expect(await found({ q: part })).toContain(owing.userId)
  const demo = demoUserId('member@demo.test')
  const matches = await found({ q: 'ember@', filter: 'all' })
  expect(matches).toContain(demo)
  expect(matches).not.toContain(demoUserId('pro@demo.test'))
  expect(await rowOf(owing.userId)).toMatchObject({ subscription: { status: 'past_due' } })
  expect(await found({ q: owing.email, filter: 'active' })).toEqual([owing.userId])
  expect(await found({ q: owing.email, filter: 'inactive' })).toEqual([])
})

test('“Active subscriptions” is the number of members in the list it leads to', async () => {
  const by = await admin()
  await expect
    .poll(
      async () => {
        await control.settle()
        const { body } = await by.call(getAdminBillingStats, {})
        return body.activeSubscriptions - (await listed({ filter: 'active' }))
      },
      { timeout: 20_000 },
    )
    .toBe(0)
})

/** The number of members in a whole list. */
async function listed(query: Query): Promise<number> {
  const by = await admin()
  let [count, cursor] = [0, undefined as string | undefined]
  do {
    const { body } = await by.call(listBillingUsers, {
      query: { ...query, limit: 50, ...(cursor && { cursor }) },
    })
    count += body.items.length
    cursor = body.nextCursor
  } while (cursor)
  return count
}

test('pages of the list by name follow each other without a gap or a repetition', async () => {
  await Promise.all([1, 2, 3].map(() => completeMember(url)))
  await control.settle()
  const by = await admin()
  const ids: string[] = []
  let cursor: string | undefined
  for (let pages = 0; pages < 3; pages++) {
    const { body } = await by.call(listBillingUsers, { query: { limit: 5, ...(cursor && { cursor }) } })
    ids.push(...body.items.map(({ id }) => id))
    cursor = body.nextCursor
  }
  expect(ids).toHaveLength(15)
  expect(new Set(ids).size).toBe(15)
})

test('a row that comes late or many times at once is made once, and none comes back after an erasure', async () => {
  const { client } = await completeMember(url)
  const userId = userIdOf(client)
  await control.settle()
  const before = await rowOf(userId)
  await Promise.all(Array.from({ length: 8 }, () => keepBillingRow(userId)))
  expect(await rowOf(userId)).toEqual(before)
  await eraseAccount(userId, await control.now())
  await Promise.all([keepBillingRow(userId), control.settle()])
  expect(await rowOf(userId)).toBeUndefined()
})

test('members from before there were rows get theirs from the job, once', async () => {
  const { client } = await completeMember(url)
  const userId = userIdOf(client)
  await control.settle()
  const row = await rowOf(userId)
  const progress = await jobProgress.get({ job: 'fill_billing_rows' }, { consistent: true })
  if (!row) throw new Error('there is no row')
  await commit(billingRows.delete(row), ...(progress ? [jobProgress.delete(progress)] : []))
  expect((await fillBillingRows()).filled).toBeGreaterThan(0)
  expect(await rowOf(userId)).toMatchObject({ id: userId, totalSpentCents: 0 })
  expect(await fillBillingRows()).toEqual({ filled: 0 })
})

test('only administrators see the list', async () => {
  const { client } = await completeMember(url)
  expectProblem(await client.call(listBillingUsers, {}), 403, 'admin_only')
})

const change = async (
  userId: string,
  planId: string,
  { when = 'now' as 'now' | 'period_end', requestId = crypto.randomUUID() as string } = {},
) =>
  (await admin()).call(changePlanForMember, {
    body: { userId, requestId, planId, when, reason: 'Won the finals' },
  })

const changesOf = async (userId: string) => {
  const { items } = await billingAudit.list({ pk: auditPartition, limit: 200, newestFirst: true })
  return items.filter(({ targetUserId, action }) => targetUserId === userId && action === 'plan_change')
}

test('at Stripe another plan counts at once without a charge, and the new price from the next period on', async () => {
  const member = await subscribedMember(url)
  await changeUser(member.userId, { approvedMembership: 'retailer' })
  const requestId = crypto.randomUUID()
  const changed = await change(member.userId, 'retailer_monthly', { requestId })
  expect(changed.body).toMatchObject({
    planId: 'retailer_monthly',
    priceCents: 2999,
    currentPeriodEndAt: member.subscription.currentPeriodEndAt,
  })
  expect((await change(member.userId, 'retailer_monthly', { requestId })).body.planId).toBe(
    'retailer_monthly',
  )
  expect((await stripe.charges.list({ customer: member.customer })).data).toHaveLength(1)
  expect((await stripe.invoiceItems.list({ customer: member.customer })).data).toEqual([])
  const next = await stripe.invoices.createPreview({ subscription: member.providerId })
  expect(next.lines.data.map(({ amount }) => amount)).toEqual([2999])
  await control.settle()
  expect(await changesOf(member.userId)).toMatchObject([
    { oldValues: { planId: 'pro_competitor_monthly' }, newValues: { planId: 'retailer_monthly' } },
  ])
  const subjects = (await control.inbox(member.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Your plan is now Retailer')).toHaveLength(1)
  expectProblem(await change(member.userId, 'retailer_yearly'), 422, 'plan_not_offered')
  expectProblem(await change(member.userId, 'competitor_monthly'), 422, 'plan_not_offered')
})

test('at Stripe another plan follows at the end of the period, and so does the free one', async () => {
  const member = await subscribedMember(url)
  const later = { when: 'period_end' } as const
  const scheduled = await change(member.userId, 'pro_competitor_yearly', later)
  expect(scheduled.body).toMatchObject({
    planId: 'pro_competitor_monthly',
    scheduledPlan: { planId: 'pro_competitor_yearly' },
  })
  const ending = await change(member.userId, 'competitor_monthly', later)
  expect(ending.body).toMatchObject({ planId: 'pro_competitor_monthly', cancelAtPeriodEnd: true })
  const refused = expectProblem(
    await change(member.userId, 'pro_competitor_yearly', later),
    422,
    'plan_not_offered',
  )
  expect(refused.detail).toMatch(/This membership ends on .*custom pricing/)
  expect(await changesOf(member.userId)).toHaveLength(2)
  await control.settle()
  expect((await stripe.charges.list({ customer: member.customer })).data).toHaveLength(1)
})

test('two administrators at once leave a chain that holds, with every change in it', async () => {
  const member = await payingMember(url)
  const { client: second } = await completeMember(url)
  await changeUser(userIdOf(second), { membershipType: 'admin' })
  const both = [await admin(), second]
  const { userId } = member
  const acts = Array.from({ length: 20 }, (_, at) => {
    const by = both[at % 2] ?? second
    const requestId = crypto.randomUUID()
    if (at % 3 === 0)
      return by.call(processRefund, {
        params: { transactionId: member.payment.id },
        body: { userId, requestId, amountCents: 10 + at, reason: 'A wish' },
      })
    if (at % 3 === 1)
      return by.call(adjustBilling, {
        body: { userId, requestId, kind: 'credit', amountCents: 10 + at, description: 'A wish' },
      })
    return by.call(changePlanForMember, {
      body: { userId, requestId, planId: 'pro_competitor_yearly', when: 'period_end', reason: 'A wish' },
    })
  })
  const answers = await Promise.all(acts)
  const done = answers.filter(({ status }) => status < 300)
  expect(answers.every(({ status }) => [200, 201, 409, 503].includes(status))).toBe(true)
  expect(done.length).toBeGreaterThan(5)
  await control.settle()
  await verifyBillingAudit()
  const { items } = await billingAudit.list({ pk: auditPartition, limit: 200, newestFirst: true })
  const entries = items.filter(({ targetUserId }) => targetUserId === userId)
  expect(entries.length).toBeGreaterThanOrEqual(done.length)
  const credits = answers.filter((answer, at) => at % 3 === 1 && answer.status === 201)
  expect(entries.filter(({ action }) => action === 'manual_credit').length).toBeGreaterThanOrEqual(
    credits.length,
  )
})
