import { expect, test } from 'vitest'
import {
  countProfileView,
  countProfileViewAsMember,
  getOwnProfileViews,
} from '#shared/community/profile-views/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const asBrowser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' }
const visitor = new Client(url)

const look = (userId: string, headers: Record<string, string> = asBrowser) =>
  visitor.call(countProfileView, { params: { userId } }, headers)

const viewsOf = async (client: Client) => (await client.call(getOwnProfileViews, {})).body

test('each look at a public profile counts once, on its day', async () => {
  const { client, userId } = await feedMember(url)
  expect((await look(userId)).status).toBe(204)
  expect((await look(userId)).status).toBe(204)
  const { days, total, totalBefore } = await viewsOf(client)
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toEqual({ on: (await controlOf(url).now()).slice(0, 10), views: 2 })
  expect([total, totalBefore]).toEqual([2, 0])
})

test('looks at the same time are all counted', async () => {
  const { client, userId } = await feedMember(url)
  await Promise.all(Array.from({ length: 20 }, () => look(userId)))
  expect((await viewsOf(client)).total).toBe(20)
})

test('another member’s look counts, and a look at one’s own profile never does', async () => {
  const [shop, other] = await Promise.all([feedMember(url), feedMember(url)])
  const body = { of: shop.userId }
  expect((await shop.client.call(countProfileViewAsMember, { body }, asBrowser)).status).toBe(204)
  expect((await viewsOf(shop.client)).total).toBe(0)
  expect((await other.client.call(countProfileViewAsMember, { body }, asBrowser)).status).toBe(204)
  expect((await viewsOf(shop.client)).total).toBe(1)
  expect((await viewsOf(other.client)).total).toBe(0)
})

test('a robot is no viewer, and neither is a client that does not say what it is', async () => {
  const { client, userId } = await feedMember(url)
  for (const name of ['Mozilla/5.0 (compatible; Googlebot/2.1)', ''])
    expect((await look(userId, { 'user-agent': name })).status).toBe(204)
  expect((await viewsOf(client)).total).toBe(0)
})

test('a hidden profile and one that does not exist answer the same, and count nothing', async () => {
  const { client, userId } = await feedMember(url)
  await changeUser(userId, { isPublicProfile: false })
  expect((await look(userId)).status).toBe(204)
  expect((await look(crypto.randomUUID())).status).toBe(204)
  expect((await viewsOf(client)).total).toBe(0)
})

test('only the member reads the views of a profile', async () => {
  expectProblem(await visitor.call(getOwnProfileViews, {}), 401, 'unauthenticated')
})
