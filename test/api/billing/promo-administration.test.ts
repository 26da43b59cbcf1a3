import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { verifyBillingAudit } from '#core/billing/billing-audit/verify-billing-audit.ts'
import { promoCodes } from '#core/billing/promo-codes/promo-codes.ts'
import { promoRedemptions } from '#core/billing/promo-codes/promo-redemptions.ts'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import { listBillingAudit } from '#shared/billing/billing-audit/contract.ts'
import {
  createPromoCode,
  endPromoCode,
  getPromoCode,
  listPromoCodes,
  listPromoUses,
  type PromoCodeForm,
  updatePromoCode,
} from '#shared/billing/promo-codes/admin-contract.ts'
import { checkPromoCode } from '#shared/billing/promo-codes/contract.ts'
import type { PromoCode } from '#shared/billing/promo-codes/promo-code.ts'
import {
  createSubscription,
  discardSubscription,
  settleSubscription,
} from '#shared/billing/subscriptions/contract.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { putPromoCode } from '#test/support/promo-codes.ts'
import { userIdOf } from '#test/support/records.ts'
import { rewriteRow } from '#test/support/rewrite-row.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { confirmPayment, stripeOf } from '#test/support/stripe.ts'
import { pro } from '#test/support/subscribed-member.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const inDays = async (days: number) => addTime(await control.now(), { days })
const aCode = () => `A-${crypto.randomUUID().slice(0, 13)}`.toUpperCase()
const form = (more: Partial<PromoCodeForm> = {}): PromoCodeForm => ({
  code: aCode(),
  type: 'percentage',
  value: 20,
  description: 'A fifth off your first payment',
  planIds: [],
  ...more,
})

test('a code that an administrator creates in the screen is taken off at a real checkout, and its use is listed', async () => {
  const [admin, member] = await Promise.all([anAdministrator(url), completeMember(url)])
  const { client } = member
  const wanted = form({ type: 'fixed_amount', value: 250, usageLimit: 5, planIds: [pro.planId] })
  const created = await admin.call(createPromoCode, {
    body: { ...wanted, code: ` ${wanted.code.toLowerCase()} ` },
  })
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({ ...wanted, isActive: true, usageCount: 0, revision: 1 })
  expect(created.body).not.toHaveProperty('stripe')
  const { code } = created.body
  const uses = async () => (await admin.call(listPromoUses, { params: { code } })).body.items
  expect(await uses()).toEqual([])

  const begun = await client.call(createSubscription, { body: { ...pro, promoCode: code } })
  expect(begun.body.payment).toMatchObject({ amountDueCents: 749 })
  expect(await uses()).toMatchObject([
    { userId: userIdOf(client), userEmail: member.email, state: 'reserved' },
  ])
  await confirmPayment(url, begun.body.payment)
  await client.call(settleSubscription, { body: {} })
  await control.settle()
  expect(await uses()).toMatchObject([{ userId: userIdOf(client), state: 'settled' }])
  expect((await client.call(getUserBillingOverview, {})).body).toMatchObject({
    totalSpentCents: 749,
    invoices: [{ discountCents: 250, totalCents: 749 }],
  })
  const coupon = await stripeOf(url).coupons.retrieve(created.body.id)
  expect(coupon).toMatchObject({ amount_off: 250, currency: 'usd', duration: 'once' })
})

test('a use that was given back is no longer listed', async () => {
  const [admin, { client }] = await Promise.all([anAdministrator(url), completeMember(url)])
  const { code } = await putPromoCode()
  await client.call(createSubscription, { body: { ...pro, promoCode: code } })
  await client.call(discardSubscription, { body: {} })
  expect((await admin.call(listPromoUses, { params: { code } })).body).toEqual({ items: [] })
  expectProblem(await admin.call(listPromoUses, { params: { code: 'NOSUCHCODE' } }), 404, 'promo_not_found')
})

test('what a code cannot say is refused with its reason', async () => {
  const admin = await anAdministrator(url)
  const create = (more: Partial<PromoCodeForm>) => admin.call(createPromoCode, { body: form(more) })
  expectProblem(await create({ code: 'TWO WORDS' }), 400)
  expectProblem(await create({ value: 101 }), 400)
  expectProblem(await create({ value: 0 }), 400)
  expectProblem(await create({ value: 12.5 }), 400)
  expectProblem(await create({ usageLimit: 0 }), 400)
  expectProblem(await create({ type: 'fixed_amount', value: 100_000_001 }), 400)
  expect((await create({ type: 'fixed_amount', value: 101 })).status).toBe(201)
  expectProblem(await create({ validUntil: await inDays(-1) }), 422, 'promo_past')
  expectProblem(await create({ planIds: ['gold'] }), 404, 'plan_not_found')
  const free = expectProblem(await create({ planIds: [pro.planId, 'competitor_monthly'] }), 422, 'plan_free')
  expect(free.detail).toBe('Competitor is free, so a code takes nothing off.')
  const code = aCode()
  expect((await create({ code })).status).toBe(201)
  const taken = expectProblem(await create({ code: code.toLowerCase() }), 409, 'promo_taken')
  expect(taken).toMatchObject({
    detail: `There is already a code ${code}.`,
    errors: [{ path: 'body.code' }],
  })
})

test('an administrator changes what a code says, and what it takes off stays', async () => {
  const admin = await anAdministrator(url)
  const { code, value } = await putPromoCode({ usageCount: 7, usageLimit: 9, planIds: [pro.planId] })
  const params = { code }
  const update = (body: object) =>
    admin.call(updatePromoCode, {
      params,
      body: { description: 'New words', planIds: [], revision: 1, ...body },
    })
  const below = expectProblem(await update({ usageLimit: 6 }), 422, 'promo_limit_below_use')
  expect(below).toMatchObject({
    detail: '7 uses are taken already. The limit must be at least 7.',
    errors: [{ path: 'body.usageLimit' }],
  })
  expectProblem(await update({ validUntil: await inDays(-1) }), 422, 'promo_past')
  expectProblem(await update({ planIds: ['gold'] }), 404, 'plan_not_found')
  expectProblem(await update({ value: 90 }), 400)
  const validUntil = await inDays(3)
  expect((await update({ usageLimit: 7, validUntil })).body).toMatchObject({
    ...{ code, value, description: 'New words', usageLimit: 7, usageCount: 7, validUntil, planIds: [] },
    revision: 2,
  })
  expectProblem(await update({ description: 'Older words' }), 409, 'version_conflict')
  // What is so already is answered as it is.
  expect((await update({ usageLimit: 7, validUntil })).body.revision).toBe(2)
  const open = await update({ revision: 2 })
  expect(open.body).not.toHaveProperty('usageLimit')
  expect(open.body).not.toHaveProperty('validUntil')
  expectProblem(
    await admin.call(updatePromoCode, {
      params: { code: 'NOSUCHCODE' },
      body: { description: '', planIds: [], revision: 1 },
    }),
    404,
    'promo_not_found',
  )
})

test('a code that has expired keeps its end while something else is changed', async () => {
  const admin = await anAdministrator(url)
  const validUntil = await inDays(-1)
  const { code } = await putPromoCode({ validUntil })
  const body = { description: 'The winter sale', planIds: [], validUntil, revision: 1 }
  expect((await admin.call(updatePromoCode, { params: { code }, body })).body).toMatchObject({ validUntil })
  expect((await admin.call(getPromoCode, { params: { code } })).body).toMatchObject({ validUntil })
})

test('a code stored before anyone could change it has the first revision', async () => {
  const admin = await anAdministrator(url)
  const { code } = await putPromoCode()
  await documents().send(
    new UpdateCommand({
      TableName: env('TABLE_NAME'),
      Key: promoCodes.key({ code }),
      UpdateExpression: 'REMOVE revision',
    }),
  )
  const { client } = await completeMember(url)
  expect((await client.call(createSubscription, { body: { ...pro, promoCode: code } })).status).toBe(201)
  const body = { description: 'New words', planIds: [], revision: 1 }
  expect((await admin.call(updatePromoCode, { params: { code }, body })).body).toMatchObject({
    revision: 2,
    usageCount: 1,
  })
})

test('an ended code is refused to members and to changes, and ending it again changes nothing', async () => {
  const [admin, { client }] = await Promise.all([anAdministrator(url), completeMember(url)])
  const { code } = await putPromoCode()
  const end = () => admin.call(endPromoCode, { params: { code } })
  const ended = await end()
  expect(ended.body).toMatchObject({ isActive: false, revision: 2 })
  expect((await end()).body).toEqual(ended.body)
  expectProblem(await admin.call(endPromoCode, { params: { code: 'NOSUCHCODE' } }), 404, 'promo_not_found')
  const check = { body: { code, planId: pro.planId } }
  expectProblem(await client.call(checkPromoCode, check), 422, 'promo_invalid')
  const body = { description: 'New words', planIds: [], revision: 2 }
  expectProblem(await admin.call(updatePromoCode, { params: { code }, body }), 409, 'promo_ended')
})

test('a checkout that holds a code keeps it when the page is loaded again after the end of the code', async () => {
  const [admin, { client }] = await Promise.all([anAdministrator(url), completeMember(url)])
  const { code } = await putPromoCode()
  const order = { body: { ...pro, promoCode: code } }
  const begun = await client.call(createSubscription, order)
  await admin.call(endPromoCode, { params: { code } })
  expect((await client.call(createSubscription, order)).body.payment).toEqual(begun.body.payment)
  const check = (planId: string) => client.call(checkPromoCode, { body: { code, planId } })
  expect((await check(pro.planId)).body).toMatchObject({ totalCents: 799 })
  expectProblem(await check('pro_competitor_yearly'), 422, 'promo_invalid')
})

test('codes come newest first, and the filter tells those on offer from those that are over', async () => {
  const admin = await anAdministrator(url)
  const now = await control.now()
  const made: PromoCode[] = []
  for (const fields of [
    {},
    { isActive: false },
    { validUntil: await inDays(-1) },
    { usageLimit: 2, usageCount: 2 },
    { usageLimit: 2, usageCount: 1, validUntil: await inDays(1) },
  ])
    made.push(await putPromoCode({ ...fields, createdAt: addTime(now, { seconds: 1 + made.length }) }))
  const places = async (standing?: 'offered' | 'over') => {
    const found: number[] = []
    let cursor: string | undefined
    do {
      const query = { limit: 3, ...(standing && { standing }), ...(cursor && { cursor }) }
      const { body } = await admin.call(listPromoCodes, { query })
      const ids = new Map(made.map(({ id }, at) => [id, at]))
      for (const { id } of body.items) {
        const at = ids.get(id)
        if (at !== undefined) found.push(at)
      }
      cursor = body.nextCursor
    } while (cursor)
    return found
  }
  expect(await places()).toEqual([4, 3, 2, 1, 0])
  expect(await places('offered')).toEqual([4, 0])
  expect(await places('over')).toEqual([3, 2, 1])
  expectProblem(await admin.call(listPromoCodes, { query: { cursor: 'made up' } }), 400, 'invalid_cursor')
})

test('what administrators do with a code stands in the billing audit and in the activity log, with old and new values', async () => {
  const admin = await anAdministrator(url)
  const { body: promo } = await admin.call(createPromoCode, { body: form({ usageLimit: 5 }) })
  const { id, code, description } = promo
  const params = { code }
  const body = { description, planIds: [pro.planId], usageLimit: 9, revision: 1 }
  await admin.call(updatePromoCode, { params, body })
  await admin.call(endPromoCode, { params })
  await admin.call(endPromoCode, { params })
  const audit = await everyItem(admin, listBillingAudit, { query: { userId: userIdOf(admin) } })
  const entries = audit.filter(({ entityId }) => entityId === id)
  expect(entries).toMatchObject([
    { action: 'promo_code_ended', oldValues: { code, isActive: true }, newValues: { code, isActive: false } },
    {
      action: 'promo_code_changed',
      oldValues: { code, planIds: [], usageLimit: 5 },
      newValues: { code, planIds: [pro.planId], usageLimit: 9 },
    },
    { action: 'promo_code_created', newValues: { code, type: 'percentage', value: 20, usageLimit: 5 } },
  ])
  expect(entries[1]?.newValues).not.toHaveProperty('description')
  await verifyBillingAudit()
  const mine = (
    await admin.call(listActivities, { query: { userId: userIdOf(admin), type: 'settings_update' } })
  ).body
  expect(mine.items.map((one) => one.description).toSorted()).toEqual([
    `Changed the promo code ${code}`,
    `Created the promo code ${code}`,
    `Ended the promo code ${code}`,
  ])
})

test('codes and uses from before these lists are in them once their rows are rewritten', async () => {
  const [admin, { client }] = await Promise.all([anAdministrator(url), completeMember(url)])
  const { code, id: promoId } = await putPromoCode()
  await client.call(createSubscription, { body: { ...pro, promoCode: code } })
  const userId = userIdOf(client)
  for (const Key of [promoCodes.key({ code }), promoRedemptions.key({ userId, promoId })])
    await documents().send(
      new UpdateCommand({
        TableName: env('TABLE_NAME'),
        Key,
        UpdateExpression: 'REMOVE gsi2pk, gsi2sk, #shape',
        ExpressionAttributeNames: { '#shape': 'shape' },
      }),
    )
  const listed = async () =>
    (await everyItem(admin, listPromoCodes, { query: {} })).some((one) => one.code === code)
  expect(await listed()).toBe(false)
  await rewriteRow(promoCodes, promoCodes.key({ code }))
  await rewriteRow(promoRedemptions, promoRedemptions.key({ userId, promoId }))
  expect(await listed()).toBe(true)
  expect((await admin.call(listPromoUses, { params: { code } })).body.items).toMatchObject([{ userId }])
})
