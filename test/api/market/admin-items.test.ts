import { expect, test } from 'vitest'
import {
  decideItem,
  listAllItems,
  removeItem,
  restoreItem,
} from '#shared/market/market-items/admin-contract.ts'
import { getItem } from '#shared/market/market-items/contract.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import {
  arrangeItemPictures,
  createItem,
  publishItem,
  updateItem,
  withdrawItem,
} from '#shared/market/market-items/own-contract.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { atItem as at, itemFields, itemNow, putDraft, putItem } from '#test/support/market-items.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')

const decide = (id: Item['id'], approves: boolean, version: number, reason = '') =>
  admin.call(decideItem, { ...at(id), body: { approves, reason, version } })
const remove = (id: Item['id'], version: number, reason = 'A stolen picture.') =>
  admin.call(removeItem, { ...at(id), body: { reason, version } })
const restore = (id: Item['id'], version: number) =>
  admin.call(restoreItem, { ...at(id), body: { reason: 'It is their own.', version } })

const news = async ({ client }: { client: Client }) =>
  (await client.call(listNotifications, { query: {} })).body.items.map(({ title, message }) => ({
    title,
    message,
  }))

const lists = async (status: Item['status'], id: string) => {
  const all = await everyItem(admin, listAllItems, { query: { status } })
  return all.some((one) => one.id === id)
}

test('an item that waits is approved, goes live, and its seller is told', async () => {
  const seller = await feedMember(url)
  const { id, title } = await putDraft(seller.userId)
  expectSuccess(await seller.client.call(publishItem, { ...at(id), body: { version: 1 } }))
  await expect.poll(() => lists('pending', id)).toBe(true)
  const decided = await decide(id, true, 2)
  expect(decided.body).toMatchObject({ status: 'active', seller: { userId: seller.userId }, version: 3 })
  expect((await visitor.call(getItem, at(id))).body.title).toBe(title)
  expect(await news(seller)).toEqual([
    { title: 'Your item is for sale', message: `Everyone can find ${title} in the marketplace now.` },
  ])
  await control.settle()
  const mail = await control.mail(seller.email, 'Your item is for sale')
  expect(mail.html).toContain(`/marketplace/${id}`)
  expectProblem(await decide(id, false, 3, 'Too late.'), 409, 'already_decided')
  await expect.poll(() => lists('pending', id)).toBe(false)
})

test('a refused item says why, and is sent in again once it has changed', async () => {
  const seller = await feedMember(url)
  const { id, title } = await putDraft(seller.userId, { status: 'pending' })
  expect(expectProblem(await decide(id, false, 1), 400, 'reason_required').errors?.[0]?.path).toBe(
    'body.reason',
  )
  const refused = await decide(id, false, 1, 'Show the back of it.')
  expect(refused.body).toMatchObject({ status: 'refused', reason: 'Show the back of it.' })
  expect(await news(seller)).toEqual([
    {
      title: 'Your item needs a change',
      message: `${title[0]?.toUpperCase()}${title.slice(1)} is not for sale yet. The reason: Show the back of it.`,
    },
  ])
  const send = (version: number) => seller.client.call(publishItem, { ...at(id), body: { version } })
  expectProblem(await send(2), 409, 'item_unchanged')
  expectSuccess(await seller.client.call(updateItem, { ...at(id), body: { ...itemFields(), version: 2 } }))
  expect((await send(3)).body.item.status).toBe('pending')
})

test('what was refused is looked at again, also from a seller whose items need no review', async () => {
  const seller = await feedMember(url)
  for (let count = 0; count < 3; count++) await putItem(seller.userId, { status: 'closed' })
  const { id } = await putDraft(seller.userId, { status: 'pending' })
  expectSuccess(await decide(id, false, 1, 'This is a weapon.'))
  expectSuccess(await seller.client.call(updateItem, { ...at(id), body: { ...itemFields(), version: 2 } }))
  const again = await seller.client.call(publishItem, { ...at(id), body: { version: 3 } })
  expect(again.body.item.status).toBe('pending')
  const { id: other } = await putDraft(seller.userId)
  const published = await seller.client.call(publishItem, { ...at(other), body: { version: 1 } })
  expect(published.body.item.status).toBe('active')
})

test('of two decisions at once one counts, and one on a version that has passed does not', async () => {
  const seller = await feedMember(url)
  const { id } = await putDraft(seller.userId, { status: 'pending' })
  const answers = await Promise.all([decide(id, true, 1), decide(id, false, 1, 'No.'), decide(id, true, 1)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await news(seller)).toHaveLength(1)
  const back = await putDraft(seller.userId, { status: 'pending' })
  expectSuccess(await seller.client.call(withdrawItem, { ...at(back.id), body: { version: 1 } }))
  expectProblem(await decide(back.id, true, 1), 409, 'already_decided')
  const stale = await putDraft(seller.userId, { status: 'pending', version: 5 })
  expectProblem(await decide(stale.id, true, 4), 409, 'version_conflict')
})

test('an edit that waited keeps its dates, and one that ran out meanwhile asks to be renewed', async () => {
  const seller = await feedMember(url)
  const now = await control.now()
  const publishedAt = addTime(now, { days: -20 })
  const { id } = await putItem(seller.userId, { status: 'pending', publishedAt })
  expect((await decide(id, true, 1)).body).toMatchObject({
    publishedAt,
    bumpedAt: publishedAt,
    expiresAt: addTime(publishedAt, { days: 60 }),
  })
  const over = await putItem(seller.userId, { status: 'pending', expiresAt: addTime(now, { hours: -1 }) })
  expectSuccess(await decide(over.id, true, 1))
  expectProblem(await visitor.call(getItem, at(over.id)), 404, 'item_not_found')
  expect((await news(seller))[0]?.title).toBe('Your item was approved')
})

test('a removed item is gone for everyone, tells its seller why, and comes back as it was', async () => {
  const seller = await feedMember(url)
  const { id } = await putItem(seller.userId)
  expect((await remove(id, 1)).body).toMatchObject({ status: 'removed', reason: 'A stolen picture.' })
  expectProblem(await visitor.call(getItem, at(id)), 404, 'item_not_found')
  const edited = await seller.client.call(updateItem, { ...at(id), body: { ...itemFields(), version: 2 } })
  expect(expectProblem(edited, 409, 'item_removed').detail).toBe('This item was removed: A stolen picture.')
  const arranged = await seller.client.call(arrangeItemPictures, {
    ...at(id),
    body: { pictures: [], version: 2 },
  })
  expectProblem(arranged, 409, 'item_removed')
  expectProblem(await remove(id, 2), 409, 'already_decided')
  const back = await restore(id, 2)
  expect(back.body).toMatchObject({ status: 'active' })
  expect(back.body).not.toHaveProperty('reason')
  expect((await visitor.call(getItem, at(id))).status).toBe(200)
  expectProblem(await restore(id, 3), 409, 'already_decided')
  expect((await news(seller)).map(({ title }) => title)).toEqual([
    'Your item is back',
    'Your item was removed',
  ])
})

test('what an administrator brings back counts again', async () => {
  const createdAt = addTime(await control.now(), { days: -30 })
  const seller = await feedMember(url, { createdAt })
  const { id } = await putItem(seller.userId)
  await Promise.all(Array.from({ length: 18 }, () => putDraft(seller.userId)))
  expectSuccess(await remove(id, 1))
  const begin = () => seller.client.call(createItem, { body: itemFields() })
  expectSuccess(await begin())
  expectSuccess(await restore(id, 2))
  expectProblem(await begin(), 409, 'item_limit')
})

test('every decision stands in the log, with its reason and the title', async () => {
  const seller = await feedMember(url)
  const { id, title } = await putItem(seller.userId)
  expectSuccess(await remove(id, 1))
  const described = async () => {
    const query = { type: 'item_decision', limit: 100 } as const
    const { items } = (await admin.call(listActivities, { query })).body
    return items.map(({ description }) => description)
  }
  await expect.poll(described).toContain(`Removed the item ${title}: A stolen picture.`)
})

test('only administrators decide, and nothing is decided about what does not exist', async () => {
  const seller = await feedMember(url)
  const { id } = await putItem(seller.userId)
  const body = { reason: 'Mine.', version: 1 }
  for (const call of [
    () => seller.client.call(removeItem, { ...at(id), body }),
    () => seller.client.call(restoreItem, { ...at(id), body }),
    () => seller.client.call(decideItem, { ...at(id), body: { ...body, approves: true } }),
    () => seller.client.call(listAllItems, { query: {} }),
  ])
    expectProblem(await call(), 403, 'admin_only')
  expectProblem(await remove('itm_01JZ00000000000000000000ZZ', 1), 404, 'item_not_found')
  expect((await itemNow(id))?.status).toBe('active')
})
