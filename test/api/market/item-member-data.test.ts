import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { users } from '#core/platform/users/users.ts'
import { cancelDeletion, requestDeletion } from '#shared/accounts/deletions/contract.ts'
import { startConversation } from '#shared/market/conversations/contract.ts'
import { getItem, listItems } from '#shared/market/market-items/contract.ts'
import { addItemPicture, createItem } from '#shared/market/market-items/own-contract.ts'
import { reserveItem } from '#shared/market/sales/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { png } from '#test/support/images.ts'
import { itemsWith } from '#test/support/items-with.ts'
import { loggedIn } from '#test/support/logged-in.ts'
import { atItem as at, itemFields, itemNow, putItem } from '#test/support/market-items.ts'
import { plantedPassword } from '#test/support/new-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { statusesOf } from '#test/support/served-picture.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const erase = async (id: string) => eraseAccount(id, await control.now())

async function withPassword() {
  const { client } = await loggedIn(url, completeMember(url))
  return { client, userId: userIdOf(client) }
}

test('with an account go its items and their files, and what it held is free', async () => {
  const before = await control.position()
  const [leaver, other] = await Promise.all([feedMember(url), feedMember(url)])
  const statuses = ['active', 'expired', 'sold_here', 'removed', 'pending', 'draft'] as const
  const own = await Promise.all(statuses.map((status) => putItem(leaver.userId, { status })))
  const drafted = (await leaver.client.call(createItem, { body: itemFields() })).body.item
  const uploadId = await uploadFile(leaver.client, png(4, 4), 'image/png', 'item-picture')
  const pictured = await leaver.client.call(addItemPicture, {
    ...at(drafted.id),
    body: { uploadId, alt: 'The front' },
  })
  expectSuccess(pictured)
  const held = await putItem(other.userId, { instantReserve: true })
  expectSuccess(await leaver.client.call(reserveItem, at(held.id)))
  await control.settle()
  await Promise.all([0, 1].map(() => erase(leaver.userId).catch(() => undefined)))
  await expect
    .poll(async () => {
      await erase(leaver.userId)
      await control.settle()
      const written = await control.writtenSince(before)
      return [leaver.userId, leaver.email]
        .flatMap((text) => itemsWith(text, written))
        .filter(({ ttl, entity }) => !ttl && entity !== 'erasure')
        .map(({ entity }) => entity)
    })
    .toEqual([])
  for (const { id } of [...own, drafted]) expect(await itemNow(id)).toBeUndefined()
  expect(await statusesOf(url, pictured.body.item.pictures[0]?.src)).toEqual([404, 404, 404])
  expect(await itemNow(held.id)).not.toHaveProperty('reservation')
  expect((await visitor.call(getItem, at(held.id))).body.status).toBe('active')
  const told = (await other.client.call(listNotifications, { query: {} })).body.items
  expect(told[0]?.title).toBe('A reservation ended')
})

test('while an account waits for its deletion, its items are shown to no one, and come back with it', async () => {
  const [leaver, other] = await Promise.all([withPassword(), feedMember(url)])
  const item = await putItem(leaver.userId)
  const held = await putItem(other.userId, { instantReserve: true })
  expectSuccess(await leaver.client.call(reserveItem, at(held.id)))
  const body = { confirmation: 'DELETE' as const, password: plantedPassword }
  expectSuccess(await leaver.client.call(requestDeletion, { body }))
  await control.settle()
  expectProblem(await visitor.call(getItem, at(item.id)), 404, 'item_not_found')
  const isListed = async () => {
    const all = await everyItem(visitor, listItems, { query: { near: '85004', miles: 5 } })
    return all.some(({ id }) => id === item.id)
  }
  expect(await isListed()).toBe(false)
  const wrote = await other.client.call(startConversation, { ...at(item.id), body: { text: 'Still there?' } })
  expectProblem(wrote, 404, 'item_not_found')
  expect(await itemNow(held.id)).not.toHaveProperty('reservation')
  expectSuccess(await leaver.client.call(cancelDeletion, {}))
  await control.settle()
  expect((await visitor.call(getItem, at(item.id))).status).toBe(200)
  await expect.poll(isListed).toBe(true)
})

test('a member’s copy of their data has their items, and no one else’s', async () => {
  const [member, other] = await Promise.all([feedMember(url), feedMember(url)])
  const own = await putItem(member.userId, { status: 'closed' })
  const foreign = await putItem(other.userId)
  const copy = async () => {
    const user = await users.get({ id: member.userId })
    if (!user) throw new Error('there is no profile')
    const files = await collectData(user, await control.now())
    return new TextDecoder().decode(files['data/market-item.json'])
  }
  await expect.poll(copy).toContain(own.title)
  expect(await copy()).not.toContain(foreign.id)
})
