import { expect, test } from 'vitest'
import { conversations } from '#core/market/conversations/conversations.ts'
import { warnOfSuspended } from '#core/market/conversations/warn-of-suspended.ts'
import { commit } from '#core/platform/db/commit.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { reactivateUser, suspendUser } from '#shared/platform/users/admin-contract.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { begin, type ConversationId, settledMember, write } from '#test/support/conversations.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putItem } from '#test/support/market-items.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')

const warnings = async (client: Client) =>
  (await client.call(listNotifications, { query: { limit: 50 } })).body.items.filter(
    ({ kind }) => kind === 'scam_warning',
  )

/** Lets what was said have been said so many days earlier. */
async function age(conversationId: ConversationId, days: number) {
  const known = await conversations.get({ id: conversationId }, { consistent: true })
  if (!known) throw new Error('there is no conversation')
  const before = (at: string) => addTime(at, { days: -days })
  const { lastAt, buyerWroteAt = lastAt, version } = known
  await commit(
    conversations.put(
      { ...known, lastAt: before(lastAt), buyerWroteAt: before(buyerWroteAt), version: version + 1 },
      { version },
    ),
  )
}

const suspend = async (userId: string) => {
  const params = { userId: userId as Parameters<typeof begin>[1]['sellerId'] }
  expectSuccess(await admin.call(suspendUser, { params, body: { reason: 'Asked for codes' } }))
  await control.settle()
}

test('everyone whom a suspended member wrote to in the last 30 days is told, once', async () => {
  const [scammer, one, two, old, quiet] = await Promise.all([
    settledMember(url, { name: 'Sly Trader' }),
    settledMember(url),
    settledMember(url),
    settledMember(url),
    settledMember(url),
  ])
  // As a buyer, twice to the same seller; as a seller, who answered; one from long ago; one who only wrote to them.
  await begin(scammer.client, await putItem(one.userId), 'Is it there?')
  await begin(scammer.client, await putItem(one.userId), 'And this?')
  const theirs = await putItem(scammer.userId)
  expectSuccess(await write(scammer.client, await begin(two.client, theirs), 'Pay first'))
  await age(await begin(scammer.client, await putItem(old.userId), 'Hello'), 31)
  await begin(quiet.client, theirs)
  await suspend(scammer.userId)
  const told = async () =>
    Promise.all([one, two, old, quiet].map(async ({ client }) => (await warnings(client)).length))
  expect(await told()).toEqual([1, 1, 0, 0])
  const [warning] = await warnings(two.client)
  expect(warning).toMatchObject({ type: 'warning', title: 'Someone who wrote to you was suspended' })
  expect(warning?.message).toContain(`We suspended Sly Trader, who wrote to you about ${theirs.title}.`)
  // However often it is announced, also at once.
  const now = await control.now()
  await Promise.all(Array.from({ length: 5 }, () => warnOfSuspended(scammer.userId, now)))
  expect(await told()).toEqual([1, 1, 0, 0])
})

test('a member who is reactivated before anyone was told is no news', async () => {
  const [seller, buyer] = await Promise.all([settledMember(url), settledMember(url)])
  await begin(buyer.client, await putItem(seller.userId))
  await suspend(buyer.userId)
  expect(await warnings(seller.client)).toHaveLength(1)
  const params = { userId: buyer.userId as Parameters<typeof begin>[1]['sellerId'] }
  expectSuccess(await admin.call(reactivateUser, { params }))
  await warnOfSuspended(buyer.userId, await control.now())
  expect(await warnings(seller.client)).toHaveLength(1)
})
