import { expect, test } from 'vitest'
import { commentMails } from '#core/community/feed/comment-mails.ts'
import { comments } from '#core/community/feed/comments.ts'
import { posts } from '#core/community/feed/posts.ts'
import { reportedSubjects } from '#core/community/feed/report-subjects.ts'
import { commit } from '#core/platform/db/commit.ts'
import { notificationPreferences } from '#core/platform/notifications/notification-preferences.ts'
import { archivedNotifications, notifications } from '#core/platform/notifications/notifications.ts'
import { listLatestComments } from '#shared/community/feed/admin-contract.ts'
import {
  addComment,
  deleteComment,
  editComment,
  listComments,
} from '#shared/community/feed/comments-contract.ts'
import { getPost, likePost, unlikePost } from '#shared/community/feed/contract.ts'
import type { StoredComment, StoredPost } from '#shared/community/feed/post.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putComment, putPost } from '#test/support/feed.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { withinOneHour } from '#test/support/within-one-hour.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')

const of = ({ id }: Pick<StoredPost, 'id'>) => ({ params: { postId: id } })
const at = ({ id, postId }: Pick<StoredComment, 'id' | 'postId'>) => ({ params: { postId, commentId: id } })

const say = (client: Client, post: StoredPost, text = 'Nice.') =>
  client.call(addComment, { ...of(post), body: { text } })

const textsFor = async (client: Client, post: StoredPost) =>
  (await client.call(listComments, { ...of(post), query: {} })).body.items.map(({ text }) => text)

const toldTo = async (client: Client) => (await client.call(listNotifications, { query: {} })).body.items

async function scene() {
  const [author, reader] = await Promise.all([feedMember(url), feedMember(url, { name: 'Rae Reader' })])
  return { author, reader, post: await putPost(author.userId) }
}

test('a comment is counted, read by members and told to the member of the post at once, by mail too', async () => {
  const { author, reader, post } = await scene()
  const said = await say(reader.client, post, '  Clean wiring.\n')
  expect(said.body).toMatchObject({
    text: 'Clean wiring.',
    isMine: true,
    mayDelete: true,
    author: { name: 'Rae Reader' },
  })
  await control.settle()
  expect((await author.client.call(getPost, of(post))).body.commentCount).toBe(1)
  expect(await textsFor(author.client, post)).toEqual(['Clean wiring.'])
  expect((await toldTo(author.client)).map(({ title, href }) => [title, href])).toEqual([
    ['Rae Reader commented on your post', `/community/${post.id}`],
  ])
  const mail = await control.mail(author.email, 'New comment on your post')
  expect(mail.text).toContain(`/community/${post.id}`)
  expect(mail.text).not.toContain('Clean wiring')
})

test('a member hears at most one mail an hour about a post, and none of their own comments', async () => {
  const { author, reader, post } = await scene()
  for (const client of [reader.client, reader.client, author.client]) expectSuccess(await say(client, post))
  await control.settle()
  expect(await control.inbox(author.email)).toHaveLength(1)
  expect(await toldTo(author.client)).toHaveLength(2)
  const last = await commentMails.get({ postId: post.id })
  if (!last) throw new Error('no mail was noted')
  const hourAgo = new Date(Date.parse(last.mailedAt) - 3_600_000).toISOString()
  await commit(
    commentMails.put({ ...last, mailedAt: hourAgo, version: last.version + 1 }, { version: last.version }),
  )
  expectSuccess(await say(reader.client, post))
  await control.settle()
  expect(await control.inbox(author.email)).toHaveLength(2)
})

test.each([
  [{ enabled: false, email: true }, [0, 1]],
  [{ enabled: true, email: false }, [1, 0]],
] as const)('a member who chose %j is told %j times', async (social, [told, mailed]) => {
  const { author, reader, post } = await scene()
  const chosen = { userId: author.userId, preferences: { social }, version: 1 }
  await commit(notificationPreferences.put(chosen, { absent: true }))
  expectSuccess(await say(reader.client, post))
  await control.settle()
  expect(await toldTo(author.client)).toHaveLength(told)
  expect(await control.inbox(author.email)).toHaveLength(mailed)
})

test('a comment that is deleted takes its text, its figure and its notification along', async () => {
  const { author, reader, post } = await scene()
  const { body: comment } = await say(reader.client, post)
  await control.settle()
  expectSuccess(await reader.client.call(deleteComment, { ...at(comment), body: {} }))
  expect(await comments.get({ postId: post.id, id: comment.id })).toBeUndefined()
  expect((await author.client.call(getPost, of(post))).body.commentCount).toBe(0)
  expect(await toldTo(author.client)).toEqual([])
  expect((await author.client.call(getMe, {})).body.unreadNotifications).toBe(0)
  expectProblem(
    await reader.client.call(deleteComment, { ...at(comment), body: {} }),
    404,
    'comment_not_found',
  )
})

test('a notification that was archived goes with its comment', async () => {
  const { author, reader, post } = await scene()
  const { body: comment } = await say(reader.client, post)
  await control.settle()
  const [told] = await toldTo(author.client)
  if (!told) throw new Error('nothing was told')
  const archived = { ...told, archivedAt: told.createdAt }
  await commit(notifications.delete(told), archivedNotifications.put(archived, { absent: true }))
  expectSuccess(await reader.client.call(deleteComment, { ...at(comment), body: {} }))
  expect(await archivedNotifications.get(told)).toBeUndefined()
})

test('its author and the member of the post delete a comment, an administrator with a reason, no one else', async () => {
  const { author, reader, post } = await scene()
  const stranger = await feedMember(url)
  const all = await Promise.all(Array.from({ length: 3 }, () => putComment(post, reader.userId)))
  const [first, second, third] = all as [StoredComment, StoredComment, StoredComment]
  const remove = (client: Client, comment: StoredComment, reason?: string) =>
    client.call(deleteComment, { ...at(comment), body: reason ? { reason } : {} })
  expectProblem(await remove(stranger.client, first), 404, 'comment_not_found')
  expectSuccess(await remove(reader.client, first))
  expectSuccess(await remove(author.client, second))
  expectProblem(await remove(admin, third), 400, 'reason_required')
  expectSuccess(await remove(admin, third, 'No insults here.'))
  expect((await toldTo(reader.client)).map(({ title, message }) => [title, message])).toEqual([
    ['An administrator deleted your comment', 'No insults here.'],
  ])
  expect(await posts.get(post)).toMatchObject({ commentCount: 0 })
})

test('a comment can be changed by its author for 15 minutes, by one tab at a time', async () => {
  const { author, reader, post } = await scene()
  const { body: comment } = await say(reader.client, post)
  const edit = (client: Client, to: Pick<StoredComment, 'id' | 'postId'>, text: string) =>
    client.call(editComment, { ...at(to), body: { text, version: 1 } })
  expectProblem(await edit(author.client, comment, 'Mine now'), 404, 'comment_not_found')
  const answers = await Promise.all(['One', 'Other'].map((text) => edit(reader.client, comment, text)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const quarterAgo = addTime(await control.now(), { minutes: -15, seconds: -1 })
  const old = await putComment(post, reader.userId, { createdAt: quarterAgo })
  const late = expectProblem(await edit(reader.client, old, 'Late'), 409, 'comment_too_old')
  expect(late.detail).toBe('Comments can be edited for 15 minutes.')
})

test('a hidden comment, or one by a member who may no longer comment, cannot be changed', async () => {
  const { author, reader, post } = await scene()
  const { body: comment } = await say(reader.client, post)
  const edit = () =>
    reader.client.call(editComment, { ...at(comment), body: { text: 'Buy here.', version: 1 } })
  await changeUser(author.userId, { isPublicProfile: false })
  expectProblem(await edit(), 404, 'post_not_found')
  await changeUser(author.userId, { isPublicProfile: true })
  await changeUser(reader.userId, {
    profileHidden: { reason: 'Spam', hiddenAt: '2026-01-01T00:00:00.000Z' },
  })
  expectProblem(await edit(), 403, 'profile_hidden')
  expect(await comments.get({ postId: post.id, id: comment.id })).toMatchObject({ text: 'Nice.' })
})

test('a text of nothing or of more than 1,000 characters is no comment', async () => {
  const { reader, post } = await scene()
  for (const text of ['', '  ', 'a'.repeat(1001)])
    expectProblem(await say(reader.client, post, text), 400, 'validation_failed')
  expectSuccess(await say(reader.client, post, 'a'.repeat(1000)))
})

test('a business that waits for approval and a member whose profile an administrator hid cannot comment', async () => {
  const { post } = await scene()
  const [waiting, hidden] = await Promise.all([
    feedMember(url, { status: 'pending' }),
    feedMember(url, { profileHidden: { reason: 'Spam', hiddenAt: '2026-01-01T00:00:00.000Z' } }),
  ])
  const refused = expectProblem(await say(waiting.client, post), 403, 'members_only')
  expect(refused.detail).toBe('Only members can comment.')
  expectProblem(await say(hidden.client, post), 403, 'profile_hidden')
})

test('members without a public profile are named where they comment, and those who are suspended are not heard', async () => {
  const { author, post } = await scene()
  const closed = await feedMember(url, { isPublicProfile: false, profileImage: '/media/x.png' })
  expectSuccess(await say(closed.client, post))
  const [comment] = (await author.client.call(listComments, { ...of(post), query: {} })).body.items
  expect(comment?.author).toEqual({
    userId: closed.userId,
    name: 'Pat Person',
    membershipType: 'competitor',
    isPublic: false,
  })
  await changeUser(closed.userId, { status: 'suspended' })
  expect(await textsFor(author.client, post)).toEqual([])
})

test('after thirty comments or 120 likes an hour a member waits', async () => {
  const { post, answers } = await withinOneHour(url, async () => {
    const { reader, post } = await scene()
    const answers = await Promise.all(Array.from({ length: 31 }, () => say(reader.client, post)))
    return { post, answers }
  })
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(30)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  expect(await posts.get(post, { consistent: true })).toMatchObject({ commentCount: 30 })
  for (const { rateLimit } of [likePost, unlikePost])
    expect(rateLimit).toEqual({ max: 120, seconds: 3600, per: 'user' })
})

test('what reports hide is read by its author alone and not counted, until it is shown again', async () => {
  const { author, reader, post } = await scene()
  const comment = await putComment(post, reader.userId)
  const subject = `${post.id}/${comment.id}`
  const set = async (isHidden: boolean) =>
    commit(...(await reportedSubjects.comment.setHidden(subject, isHidden, await control.now())))
  await set(true)
  expect(await textsFor(author.client, post)).toEqual([])
  const [own] = (await reader.client.call(listComments, { ...of(post), query: {} })).body.items
  expect(own).toMatchObject({ isHidden: true })
  expect(await posts.get(post)).toMatchObject({ commentCount: 0 })
  const items = await everyItem(admin, listLatestComments, { query: { show: 'hidden' } })
  expect(items.map(({ id }) => id)).toContain(comment.id)
  await set(false)
  expect(await textsFor(author.client, post)).toHaveLength(1)
  expect(await posts.get(post)).toMatchObject({ commentCount: 1 })
  const { load, remove } = reportedSubjects.comment
  expect(await load(subject)).toMatchObject({ text: comment.text, authorId: reader.userId })
  await commit(...(await remove(subject, 'Upheld.', await control.now(), comment.createdAt)))
  expect(await load(subject)).toBeUndefined()
  expect((await toldTo(reader.client)).map(({ message }) => message)).toEqual(['Upheld.'])
})

test('a reported post is hidden, shown again, and taken away with a reason', async () => {
  const { author, post } = await scene()
  const { load, setHidden, remove } = reportedSubjects.post
  const now = await control.now()
  expect(await load(post.id)).toMatchObject({ title: post.title, authorId: author.userId })
  await commit(...(await setHidden(post.id, true, now)))
  expect(await setHidden(post.id, true, now)).toEqual([])
  expect((await posts.get(post))?.hiddenReason).toBeDefined()
  await commit(...(await setHidden(post.id, false, now)))
  expect((await posts.get(post))?.hiddenReason).toBeUndefined()
  await commit(...(await remove(post.id, 'Upheld.', now, now)))
  expect((await author.client.call(getPost, of(post))).body.hiddenReason).toBe('Upheld.')
})
