import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { comments } from '#core/community/feed/comments.ts'
import { postOfFact } from '#core/community/feed/post-of-fact.ts'
import { posts } from '#core/community/feed/posts.ts'
import { users } from '#core/platform/users/users.ts'
import { handler as postPicture } from '#functions/events/platform/picture-set/post-picture.ts'
import { handler as postJoined } from '#functions/events/platform/registration-completed/post-joined.ts'
import { addComment } from '#shared/community/feed/comments-contract.ts'
import { likePost, listOwnFeed, setTypeVisibility } from '#shared/community/feed/contract.ts'
import type { StoredPost } from '#shared/community/feed/post.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { completeRegistration, getMe } from '#shared/platform/users/contract.ts'
import { approveVerification } from '#shared/platform/verifications/contract.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putPost } from '#test/support/feed.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { itemsWith } from '#test/support/items-with.ts'
import { completion, newMember } from '#test/support/new-member.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putApplicant } from '#test/support/verifications.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const startedAt = await control.now()
const erase = async (userId: string) => eraseAccount(userId, await control.now())

const of = ({ id }: StoredPost) => ({ params: { postId: id } })

const postsOf = async (client: Client) =>
  (await client.call(listOwnFeed, { query: {} })).body.items.map(({ type, title }) => [type, title])

/** A delivery of a fact, as the bus makes it. */
const delivery = (userId: string, id: string, at = startedAt) =>
  ({ detail: { id, at, payload: { userId } }, time: at }) as never

test('a completed registration is posted once, as the member has chosen', async () => {
  const { client } = await newMember(url)
  const { version } = (await client.call(getMe, {})).body
  expectSuccess(await client.call(completeRegistration, { body: completion(version) }))
  await control.settle()
  expect(await postsOf(client)).toEqual([['joined', 'Joined Boxrise']])
})

test('a fact that is delivered again or late makes no second post', async () => {
  const { client, userId } = await feedMember(url)
  expectSuccess(await client.call(setTypeVisibility, { body: { type: 'joined', visibility: 'members' } }))
  const fact = delivery(userId, `fct_${userId}`)
  await Promise.all(Array.from({ length: 5 }, () => postJoined(fact)))
  await postJoined(fact)
  const { items } = (await client.call(listOwnFeed, { query: {} })).body
  expect(items.map(({ visibility }) => visibility)).toEqual(['members'])
})

test('several new pictures of a day are one post, and a picture that is not public is none', async () => {
  const { client, userId } = await feedMember(url, { profileImage: '/media/profile-pictures/x.png' })
  for (const [id, at] of [
    ['one', '2026-03-01T08:00:00.000Z'],
    ['two', '2026-03-01T20:00:00.000Z'],
    ['three', '2026-03-02T08:00:00.000Z'],
  ] as const)
    await postPicture(delivery(userId, id, at))
  expect(await postsOf(client)).toHaveLength(2)
  await changeUser(userId, { publicFields: ['bio'] })
  await postPicture(delivery(userId, 'four', '2026-03-03T08:00:00.000Z'))
  expect(await postsOf(client)).toHaveLength(2)
})

test('an approved business is posted', async () => {
  const { userId } = await putApplicant()
  const admin = await demoClient(url, 'admin')
  expectSuccess(await admin.call(approveVerification, { params: { userId }, body: { version: 1 } }))
  await control.settle()
  const { items } = await posts.list({ index: 'gsi2', pk: `FEED_OF#${userId}`, limit: 10 })
  expect(items.map(({ type }) => type)).toEqual(['business_verified'])
})

test('there is no news about a member who has left or is about to', async () => {
  const { userId } = await feedMember(url, { deletionDueAt: '2099-01-01T00:00:00.000Z' })
  for (const id of [userId, crypto.randomUUID()])
    await postOfFact({ id: `fct_${id}`, at: startedAt }, id, () => ({
      type: 'joined',
      title: 'Joined Boxrise',
    }))
  for (const pk of [`FEED_OF#${userId}`])
    expect((await posts.list({ index: 'gsi2', pk, limit: 10 })).items).toEqual([])
})

/** A member with posts, likes and comments on both sides. */
async function entangled() {
  const before = await control.position()
  const [leaver, other] = await Promise.all([completeMember(url), feedMember(url)])
  const userId = userIdOf(leaver.client)
  await changeUser(userId, { isPublicProfile: true })
  const [own, theirs] = await Promise.all([putPost(userId), putPost(other.userId)])
  for (const [client, post] of [
    [leaver.client, theirs],
    [other.client, own],
  ] as const) {
    expectSuccess(await client.call(likePost, of(post)))
    expectSuccess(await client.call(addComment, { ...of(post), body: { text: 'Loud and clear.' } }))
  }
  await control.settle()
  return { userId, other, own, theirs, before }
}

test('the erasure of a member takes their posts, likes and comments along, and figures follow', async () => {
  const { userId, other, own, theirs, before } = await entangled()
  for (let run = 0; run < 2; run++) await erase(userId)
  expect(await posts.get(theirs, { consistent: true })).toMatchObject({ likeCount: 0, commentCount: 0 })
  expect(await posts.get(own, { consistent: true })).toBeUndefined()
  expect((await other.client.call(listNotifications, { query: {} })).body.items).toEqual([])
  const items = await control.writtenSince(before)
  const left = [...itemsWith(userId, items), ...itemsWith(own.id, items)].filter(({ ttl }) => !ttl)
  expect(left.map(({ entity }) => entity)).toEqual(['erasure'])
})

test('an erasure that broke off goes on where it was', async () => {
  const { userId, own, theirs, before } = await entangled()
  const { items } = await comments.list({ pk: `POST#${theirs.id}`, prefix: 'COMMENT#', limit: 10 })
  expect(items).toHaveLength(1)
  await Promise.all([0, 1].map(() => erase(userId).catch(() => undefined)))
  await erase(userId)
  expect(await posts.get(theirs, { consistent: true })).toMatchObject({ likeCount: 0, commentCount: 0 })
  expect(itemsWith(own.id, await control.writtenSince(before)).filter(({ ttl }) => !ttl)).toEqual([])
})

test('a member’s copy of their data has their posts, likes and comments, and no one else’s', async () => {
  const { userId, own, theirs } = await entangled()
  const user = await users.get({ id: userId })
  if (!user) throw new Error('there is no profile')
  const files = await collectData(user, await control.now())
  const read = (kind: string) => JSON.parse(new TextDecoder().decode(files[`data/${kind}.json`]))
  expect(read('post')).toMatchObject([{ id: own.id, title: 'Joined Boxrise' }])
  expect(read('like')).toMatchObject([{ postId: theirs.id }])
  expect(read('comment')).toMatchObject([{ postId: theirs.id, text: 'Loud and clear.' }])
})
