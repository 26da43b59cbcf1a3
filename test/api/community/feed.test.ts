import { expect, test } from 'vitest'
import { comments } from '#core/community/feed/comments.ts'
import { likes } from '#core/community/feed/likes.ts'
import { posts } from '#core/community/feed/posts.ts'
import { tellOfLikes } from '#core/community/feed/tell-of-likes.ts'
import { likePost as likeInThisProcess } from '#functions/api/community/feed/like-post.ts'
import { unlikePost as unlikeInThisProcess } from '#functions/api/community/feed/unlike-post.ts'
import { hidePost, listPosts } from '#shared/community/feed/admin-contract.ts'
import { addComment, listComments } from '#shared/community/feed/comments-contract.ts'
import {
  getPost,
  likePost,
  listActivityTypes,
  listCommunityFeed,
  listMemberFeed,
  listOwnFeed,
  setPostVisibility,
  setTypeVisibility,
  unlikePost,
} from '#shared/community/feed/contract.ts'
import type { StoredPost, Visibility } from '#shared/community/feed/post.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putPost } from '#test/support/feed.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { changeUser } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')

const of = ({ id }: StoredPost) => ({ params: { postId: id } })

/** Where a post is seen: in the community, on the profile by everyone, by its address. */
async function placesOf({ id, userId, type }: StoredPost, reader: Client) {
  const [community, profile, single] = await Promise.all([
    reader.call(listCommunityFeed, { query: { type, limit: 100 } }),
    visitor.call(listMemberFeed, { params: { userId }, query: {} }),
    reader.call(getPost, { params: { postId: id } }),
  ])
  const has = (items: { id: string }[]) => items.some((item) => item.id === id)
  return { community: has(community.body.items), profile: has(profile.body.items), single: single.status }
}

const everywhere = { community: true, profile: true, single: 200 }
const nowhere = { community: false, profile: false, single: 404 }

test('everyone sees public posts, members those for members, and only the owner private ones', async () => {
  const [author, reader] = await Promise.all([feedMember(url), feedMember(url)])
  const seen: Record<Visibility, unknown> = {
    public: everywhere,
    members: { community: true, profile: false, single: 200 },
    me: nowhere,
  }
  const post = await putPost(author.userId)
  for (const visibility of ['members', 'me', 'public'] as const) {
    const set = await author.client.call(setPostVisibility, { ...of(post), body: { visibility } })
    expect(set.body).toMatchObject({ visibility, seenBy: visibility, isMine: true })
    expect(await placesOf(post, reader.client)).toEqual(seen[visibility])
  }
  const own = await author.client.call(listOwnFeed, { query: {} })
  expect(own.body.items.map(({ id }) => id)).toEqual([post.id])
})

const outOfThePublic = {
  'a profile that is not public': { isPublicProfile: false },
  'a profile that an administrator has hidden': {
    profileHidden: { reason: 'Spam', hiddenAt: '2026-01-01T00:00:00.000Z' },
  },
  'a suspended account': { status: 'suspended' },
  'an account that is about to be deleted': { deletionDueAt: '2099-01-01T00:00:00.000Z' },
} as const

test.each(Object.entries(outOfThePublic))(
  'posts of %s are gone at once, and back with it',
  async (_, fields) => {
    const [author, reader] = await Promise.all([feedMember(url), feedMember(url)])
    const post = await putPost(author.userId)
    await changeUser(author.userId, fields)
    expect(await placesOf(post, reader.client)).toEqual(nowhere)
    expectProblem(await reader.client.call(likePost, of(post)), 404, 'post_not_found')
    expectProblem(
      await reader.client.call(addComment, { ...of(post), body: { text: 'Hi' } }),
      404,
      'post_not_found',
    )
    const back = Object.fromEntries(Object.keys(fields).map((field) => [field, undefined]))
    await changeUser(author.userId, { ...back, isPublicProfile: true, status: 'active' })
    expect(await placesOf(post, reader.client)).toEqual(everywhere)
  },
)

test('a member sees their posts whatever their visibility, and learns who else does', async () => {
  const { client, userId } = await feedMember(url, { isPublicProfile: false })
  const post = await putPost(userId)
  const [item] = (await client.call(listOwnFeed, { query: {} })).body.items
  expect(item).toMatchObject({ id: post.id, visibility: 'public', seenBy: 'me', isMine: true })
  expect((await client.call(getPost, of(post))).status).toBe(200)
})

test('what is chosen for a type counts for posts to come, and a type that was not chosen is public', async () => {
  const { client } = await feedMember(url)
  await Promise.all(
    (['joined', 'new_picture'] as const).map(async (type) =>
      expectSuccess(await client.call(setTypeVisibility, { body: { type, visibility: 'members' } })),
    ),
  )
  const { items } = (await client.call(listActivityTypes, {})).body
  const chosen = Object.fromEntries(items.map(({ type, visibility }) => [type, visibility]))
  const { joined, new_picture, ...others } = chosen
  expect([joined, new_picture]).toEqual(['members', 'members'])
  expect(new Set(Object.values(others))).toEqual(new Set(['public']))
})

test('a page of the community goes on past posts that are no longer public', async () => {
  const [gone, author, reader] = await Promise.all([feedMember(url), feedMember(url), feedMember(url)])
  const at = (second: number) => new Date(Date.parse('2031-01-01T00:00:00Z') + second * 1000).toISOString()
  const type = 'business_verified'
  const older = await putPost(author.userId, { type, createdAt: at(0) })
  for (let second = 1; second <= 3; second++) await putPost(gone.userId, { type, createdAt: at(second) })
  await changeUser(gone.userId, { isPublicProfile: false })
  const page = await reader.client.call(listCommunityFeed, { query: { type, limit: 2 } })
  expect(page.body.items[0]?.id).toBe(older.id)
})

test('twenty likes of one member at once count once, and so do twenty that take it back', async () => {
  const [author, reader] = await Promise.all([feedMember(url), feedMember(url)])
  const post = await putPost(author.userId)
  const all = <T>(press: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, press))
  const liked = await all(() => reader.client.call(likePost, of(post)))
  for (const { status, body } of liked) expect([status, body]).toEqual([200, { isLiked: true, likeCount: 1 }])
  expect(await posts.get(post)).toMatchObject({ likeCount: 1 })
  expect((await reader.client.call(getPost, of(post))).body).toMatchObject({ isLiked: true, likeCount: 1 })
  const unliked = await all(() => reader.client.call(unlikePost, of(post)))
  for (const { status, body } of unliked)
    expect([status, body]).toEqual([200, { isLiked: false, likeCount: 0 }])
  expect(await posts.get(post)).toMatchObject({ likeCount: 0 })
})

test('fifty members like and unlike at random, and the figure is how many like it', async () => {
  const author = await feedMember(url)
  const post = await putPost(author.userId)
  const people = Array.from({ length: 50 }, () => aPerson())
  await putPeople(people)
  let state = 7
  const isLike = () => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return state % 3 !== 0
  }
  const presses = people.map(() => Array.from({ length: 20 }, isLike))
  const now = await control.now()
  await Promise.all(
    people.map(async (user, index) => {
      const request = { ...of(post), actor: { userId: user.id, user }, now, remember: () => [] } as never
      for (const isLiked of presses[index] ?? [])
        expect(await (isLiked ? likeInThisProcess : unlikeInThisProcess)(request)).toMatchObject({ isLiked })
    }),
  )
  const { items } = await likes.list({ pk: `POST#${post.id}`, prefix: 'LIKE#', limit: 100, consistent: true })
  const wanted = presses.filter((own) => own.at(-1)).length
  expect(items).toHaveLength(wanted)
  expect(await posts.get(post, { consistent: true })).toMatchObject({ likeCount: wanted })
})

test('a post keeps the likes that are counted while its member or an administrator changes it', async () => {
  const author = await feedMember(url)
  const post = await putPost(author.userId)
  const people = await Promise.all(Array.from({ length: 10 }, () => feedMember(url)))
  const [changed] = await Promise.all([
    author.client.call(setPostVisibility, { ...of(post), body: { visibility: 'members' } }),
    ...people.map(async ({ client }) => expectSuccess(await client.call(likePost, of(post)))),
  ])
  expectSuccess(changed)
  expect(await posts.get(post)).toMatchObject({ likeCount: 10, visibility: 'members' })
})

test('an administrator hides a post with a reason that its member alone reads, and shows it again', async () => {
  const [author, reader] = await Promise.all([feedMember(url), feedMember(url)])
  const post = await putPost(author.userId)
  const hide = (reason: string | null) => admin.call(hidePost, { ...of(post), body: { reason } })
  expectProblem(await author.client.call(hidePost, { ...of(post), body: { reason: 'Mine' } }), 403)
  expectSuccess(await hide('Not your picture.'))
  expectSuccess(await hide('Not your picture.'))
  expect(await placesOf(post, reader.client)).toEqual(nowhere)
  expect((await author.client.call(getPost, of(post))).body).toMatchObject({
    hiddenReason: 'Not your picture.',
    seenBy: 'me',
  })
  const { items } = (await author.client.call(listNotifications, { query: {} })).body
  expect(items.map(({ kind, message }) => [kind, message])).toEqual([['feed_moderated', 'Not your picture.']])
  const listed = async (show: 'hidden' | 'visible') =>
    (await admin.call(listPosts, { query: { show, type: post.type, limit: 100 } })).body.items
  expect((await listed('hidden')).find(({ id }) => id === post.id)).toMatchObject({ seenBy: 'me' })
  expectSuccess(await hide(null))
  expect(await placesOf(post, reader.client)).toEqual(everywhere)
  expect((await listed('visible')).map(({ id }) => id)).toContain(post.id)
})

test('no one likes or comments on what was hidden or closed a moment ago', async () => {
  const [author, reader] = await Promise.all([feedMember(url), feedMember(url)])
  const post = await putPost(author.userId)
  await Promise.all([
    author.client.call(setPostVisibility, { ...of(post), body: { visibility: 'me' } }),
    reader.client.call(likePost, of(post)),
    reader.client.call(addComment, { ...of(post), body: { text: 'First!' } }),
  ])
  const stored = await posts.get(post, { consistent: true })
  const { items } = await comments.list({ pk: `POST#${post.id}`, prefix: 'COMMENT#', limit: 10 })
  const like = await likes.get({ postId: post.id, userId: reader.userId })
  expect(stored).toMatchObject({ likeCount: like ? 1 : 0, commentCount: items.length })
  expectProblem(await reader.client.call(likePost, of(post)), 404, 'post_not_found')
  expectProblem(await reader.client.call(listComments, { ...of(post), query: {} }), 404)
})

test('likes of a day are told once, with how many there are, and never of one’s own', async () => {
  const [author, loner] = await Promise.all([feedMember(url), feedMember(url)])
  const [post, alone] = await Promise.all([putPost(author.userId), putPost(loner.userId)])
  const people = await Promise.all(Array.from({ length: 3 }, () => feedMember(url)))
  for (const { client } of [...people, author]) expectSuccess(await client.call(likePost, of(post)))
  expectSuccess(await loner.client.call(likePost, of(alone)))
  const tomorrow = addTime(await control.now(), { days: 1 })
  for (let run = 0; run < 2; run++) await tellOfLikes(tomorrow)
  const told = async (client: Client) =>
    (await client.call(listNotifications, { query: {} })).body.items.map(({ title, href }) => [title, href])
  expect(await told(author.client)).toEqual([['3 people like your post', `/community/${post.id}`]])
  expect(await told(loner.client)).toEqual([])
})
