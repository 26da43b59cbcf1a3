import { expect, test } from 'vitest'
import { createItem, publishItem, withdrawItem } from '#shared/market/market-items/own-contract.ts'
import { undoItemSale } from '#shared/market/sales/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { atItem as at, itemFields, itemNow, putDraft, putItem } from '#test/support/market-items.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

type Seller = Awaited<ReturnType<typeof feedMember>>

/** An account that is older than a week. */
const known = async (fields: Parameters<typeof feedMember>[1] = {}) =>
  feedMember(url, { createdAt: addTime(await control.now(), { days: -8 }), ...fields })

const drafts = (userId: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => putDraft(userId)))

const publish = ({ client }: Seller, id: Awaited<ReturnType<typeof putDraft>>['id'], version = 1) =>
  client.call(publishItem, { ...at(id), body: { version } })

/** How many of several requests at once ended how. */
const tally = (answers: { status: number; body: unknown }[]) => {
  const ends = answers.map(({ status, body }) =>
    status < 300 ? 'done' : `${status} ${(body as { code: string }).code}`,
  )
  return Object.fromEntries([...Map.groupBy(ends, (end) => end)].map(([end, all]) => [end, all.length]))
}

test('of twelve publications at once, ten are let through, and the next day has room again', async () => {
  const seller = await known()
  const own = await drafts(seller.userId, 12)
  const answers = await Promise.all(own.map(({ id }) => publish(seller, id)))
  expect(tally(answers)).toEqual({ done: 10, '429 item_day_limit': 2 })
  const late = answers.find(({ status }) => status === 429)
  expect(late && expectProblem(late, 429).detail).toBe(
    'You can list ten new items a day. Try again tomorrow.',
  )
})

test('an item that is sent in again is no new one of the day', async () => {
  const seller = await known()
  const own = await drafts(seller.userId, 10)
  for (const { id } of own) expectSuccess(await publish(seller, id))
  const [first] = own
  const id = first?.id as NonNullable<typeof first>['id']
  expectSuccess(await seller.client.call(withdrawItem, { ...at(id), body: { version: 2 } }))
  expectSuccess(await publish(seller, id, 3))
  const { id: eleventh } = await putDraft(seller.userId)
  expectProblem(await publish(seller, eleventh), 429, 'item_day_limit')
})

test('of ten publications at once, a new account gets three through', async () => {
  const seller = await feedMember(url)
  const own = await drafts(seller.userId, 10)
  const answers = await Promise.all(own.map(({ id }) => publish(seller, id)))
  expect(tally(answers)).toEqual({ done: 3, '409 item_new_account': 7 })
  const refused = answers.find(({ status }) => status === 409)
  expect(refused && expectProblem(refused, 409).detail).toBe(
    'New accounts can have three items for sale in their first week.',
  )
  const states = await Promise.all(own.map(async ({ id }) => (await itemNow(id))?.status))
  expect(states.filter((status) => status === 'pending')).toHaveLength(3)
})

test.each([
  ['competitor', 20],
  ['pro_competitor', 50],
  ['retailer', 100],
] as const)('of ten drafts at once, a %s with room for three gets three', async (membershipType, most) => {
  const seller = await known({ membershipType })
  await drafts(seller.userId, most - 5)
  await Promise.all([putItem(seller.userId, { status: 'expired' }), putItem(seller.userId)])
  // What is sold, closed, or removed takes no room.
  for (const status of ['sold_here', 'sold_elsewhere', 'closed', 'removed'] as const)
    await putItem(seller.userId, { status })
  const begin = () => seller.client.call(createItem, { body: itemFields() })
  const answers = await Promise.all(Array.from({ length: 10 }, begin))
  expect(tally(answers)).toEqual({ done: 3, '409 item_limit': 7 })
  const refused = answers.find(({ status }) => status === 409)
  expect(refused && expectProblem(refused, 409).detail).toBe(
    `You have ${most} items for sale, which is the limit.`,
  )
})

test('a sale that fell through is no way to have more than three items in the first week', async () => {
  const seller = await feedMember(url)
  const now = await control.now()
  const sold = await putItem(seller.userId, { status: 'sold_elsewhere', statusSince: now })
  const undo = () => seller.client.call(undoItemSale, { ...at(sold.id), body: { version: 1 } })
  const own = await drafts(seller.userId, 3)
  for (const { id } of own) expectSuccess(await publish(seller, id))
  expectProblem(await undo(), 409, 'item_new_account')
  const [first] = own
  const id = first?.id as NonNullable<typeof first>['id']
  expectSuccess(await seller.client.call(withdrawItem, { ...at(id), body: { version: 2 } }))
  expect((await undo()).body.item.status).toBe('active')
})
