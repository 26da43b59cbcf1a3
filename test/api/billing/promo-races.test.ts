import { expect, test } from 'vitest'
import { promoCodes } from '#core/billing/promo-codes/promo-codes.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import { listBillingAudit } from '#shared/billing/billing-audit/contract.ts'
import {
  createPromoCode,
  endPromoCode,
  listPromoCodes,
  listPromoUses,
  updatePromoCode,
} from '#shared/billing/promo-codes/admin-contract.ts'
import type { PromoCode } from '#shared/billing/promo-codes/promo-code.ts'
import { createSubscription, settleSubscription } from '#shared/billing/subscriptions/contract.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { putPromoCode } from '#test/support/promo-codes.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { confirmPayment } from '#test/support/stripe.ts'
import { pro } from '#test/support/subscribed-member.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const someMembers = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => completeMember(url)))).map(({ client }) => client)

const begin = (client: Client, promoCode: string) =>
  client.call(createSubscription, { body: { ...pro, promoCode } })

async function storedOf({ code }: PromoCode): Promise<PromoCode> {
  const promo = await promoCodes.get({ code }, { consistent: true })
  if (!promo) throw new Error('the code is gone')
  return promo
}

async function pay(client: Client, { body }: Awaited<ReturnType<typeof begin>>): Promise<void> {
  await confirmPayment(url, body.payment)
  expect((await client.call(settleSubscription, { body: {} })).body.subscription?.status).toBe('active')
}

test('no more of twenty members use a code than its limit allows while an administrator edits it, and no edit is lost', async () => {
  const [admin, members] = await Promise.all([anAdministrator(url), someMembers(20)])
  const promo = await putPromoCode({ usageLimit: 10 })
  const { code } = promo
  let last = promo
  const edits = async () => {
    for (let edit = 1; edit <= 10; edit++) {
      const body = {
        description: `Edit ${edit}`,
        usageLimit: 4 + (edit % 4) * 2,
        planIds: edit % 2 === 0 ? [pro.planId] : [],
        revision: last.revision,
      }
      const answer = await admin.call(updatePromoCode, { params: { code }, body })
      if (answer.status === 200) {
        expect(answer.body).toMatchObject({ ...body, revision: last.revision + 1 })
        last = answer.body
      } else expectProblem(answer, 422, 'promo_limit_below_use')
      const now = await storedOf(promo)
      expect(now.usageCount).toBeLessThanOrEqual(now.usageLimit ?? 0)
    }
  }
  const [answers] = await Promise.all([Promise.all(members.map((client) => begin(client, code))), edits()])
  const taken = answers.filter(({ status }) => status === 201)
  for (const answer of answers.filter(({ status }) => status !== 201))
    expectProblem(answer, 422, 'promo_limit')
  const paying = answers.flatMap((answer, at) =>
    answer.status === 201 ? [{ answer, client: members[at] }] : [],
  )
  for (const { answer, client } of paying.slice(0, 3)) if (client) await pay(client, answer)

  const after = await storedOf(promo)
  const { description, usageLimit, planIds, revision } = last
  expect(after).toMatchObject({ description, usageLimit, planIds, revision })
  expect(taken.length).toBeGreaterThan(0)
  expect(after.usageCount).toBe(taken.length)
  const uses = (await admin.call(listPromoUses, { params: { code }, query: { limit: 100 } })).body.items
  expect(uses).toHaveLength(after.usageCount)
  expect(uses.filter(({ state }) => state === 'settled')).toHaveLength(Math.min(3, taken.length))
  const items = await everyItem(admin, listBillingAudit, { query: { userId: userIdOf(admin) } })
  expect(items.filter(({ entityId }) => entityId === promo.id)).toHaveLength(revision - 1)
})

test('one of two simultaneous editors hears that the code has changed', async () => {
  const [admin, other] = await Promise.all([anAdministrator(url), anAdministrator(url)])
  const promo = await putPromoCode()
  const edit = (client: Client, description: string) =>
    client.call(updatePromoCode, {
      params: { code: promo.code },
      body: { description, planIds: [], revision: 1 },
    })
  const answers = await Promise.all([edit(admin, 'One'), edit(other, 'Two')])
  const [saved] = answers.filter(({ status }) => status === 200)
  const [refused] = answers.filter(({ status }) => status !== 200)
  if (!saved || !refused) throw new Error('both were saved, or none')
  expectProblem(refused, 409, 'version_conflict')
  expect(await storedOf(promo)).toMatchObject({ description: saved.body.description, revision: 2 })
})

test('one of two people who create the same code at the same time hears that it exists', async () => {
  const [one, other] = await Promise.all([anAdministrator(url), anAdministrator(url)])
  const code = `TWICE-${crypto.randomUUID().slice(0, 13)}`.toUpperCase()
  const body = { code, type: 'percentage' as const, value: 20, description: '', planIds: [] }
  const answers = await Promise.all([one, other].map((admin) => admin.call(createPromoCode, { body })))
  const [refused] = answers.filter(({ status }) => status !== 201)
  if (!refused) throw new Error('there are two')
  expectProblem(refused, 409, 'promo_taken')
  const codes = (await everyItem(one, listPromoCodes, { query: {} })).map((promo) => promo.code)
  expect(codes.filter((listed) => listed === code)).toHaveLength(1)
})

test('a member who holds a code when it ends pays the lower price, and no one takes it after', async () => {
  const [admin, members] = await Promise.all([anAdministrator(url), someMembers(20)])
  const promo = await putPromoCode()
  const { code } = promo
  const early = await Promise.all(members.slice(0, 4).map((client) => begin(client, code)))
  const [late] = await Promise.all([
    Promise.all(members.slice(4).map((client) => begin(client, code))),
    admin.call(endPromoCode, { params: { code } }),
  ])
  const [newcomer] = await someMembers(1)
  if (newcomer) expectProblem(await begin(newcomer, code), 422, 'promo_invalid')
  const answers = [...early, ...late]
  expect(early.every(({ status }) => status === 201)).toBe(true)
  const holders = answers.flatMap((answer, at) => {
    const client = members[at]
    return answer.status === 201 && client ? [{ client, answer }] : []
  })
  for (const answer of answers.filter(({ status }) => status !== 201))
    expectProblem(answer, 422, 'promo_invalid')
  const after = await storedOf(promo)
  expect(after).toMatchObject({ isActive: false, usageCount: holders.length })
  for (const { answer, client } of holders.slice(0, 2)) await pay(client, answer)
  await control.settle()
  for (const { client } of holders.slice(0, 2))
    expect((await client.call(getUserBillingOverview, {})).body.totalSpentCents).toBe(799)
})
