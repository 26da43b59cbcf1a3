import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import {
  archivedNotifications,
  changeUnread,
  notifications,
} from '#core/platform/notifications/notifications.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import {
  deleteNotification,
  deleteReadNotifications,
  getNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  markNotificationUnread,
} from '#shared/platform/notifications/contract.ts'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import type { Answer, Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newMember } from '#test/support/new-member.ts'
import { giveNotifications, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

async function memberWith(count: number) {
  const { client } = await newMember(url)
  const userId = userIdOf(client)
  const given = await giveNotifications(userId, count)
  return { client, userId, given, about: given.map(({ id }) => ({ params: { notificationId: id } })) }
}

const unreadOf = async (client: Client) => (await client.call(getMe, {})).body.unreadNotifications
const listOf = async (client: Client): Promise<Notification[]> =>
  (await client.call(listNotifications, { query: { limit: 100 } })).body.items
const idsOf = (found: readonly Notification[]) => found.map(({ id }) => id)

test('one that is deleted is gone for good, and lowers the figure only if it was unread', async () => {
  const { client, given, about } = await memberWith(3)
  const [first, second] = about as [(typeof about)[0], (typeof about)[0]]
  await client.call(markNotificationRead, second)
  expect(await unreadOf(client)).toBe(2)
  for (const one of [first, second]) expect((await client.call(deleteNotification, one)).status).toBe(204)
  expect(await unreadOf(client)).toBe(1)
  expect(idsOf(await listOf(client))).toEqual([given[2]?.id])
  for (const route of [getNotification, deleteNotification, markNotificationRead, markNotificationUnread]) {
    const refused = expectProblem(await client.call(route, first), 404, 'notification_not_found')
    expect(refused.detail).toBe('Notification not found')
  }
  expect(await unreadOf(client)).toBe(1)
})

test('twenty deletions of one notification at once lower the figure once', async () => {
  const { client, about } = await memberWith(3)
  const answers = await Promise.all<Answer>(
    Array.from({ length: 20 }, () => client.call(deleteNotification, about[1] as (typeof about)[0])),
  )
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 204))
    expectProblem(answer, 404, 'notification_not_found')
  expect(await unreadOf(client)).toBe(2)
})

test('reading, deleting, marking as unread and marking all at once leave the figure as the list is', async () => {
  const { client, about } = await memberWith(24)
  const answers = await Promise.all<Answer>([
    ...about.slice(0, 12).map((one) => client.call(deleteNotification, one)),
    ...about.slice(6, 18).map((one) => client.call(markNotificationRead, one)),
    ...about.slice(12, 24).map((one) => client.call(markNotificationUnread, one)),
    client.call(markAllNotificationsRead, {}),
    client.call(deleteReadNotifications, {}),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const left = await listOf(client)
  expect(left.length).toBeLessThanOrEqual(12)
  expect(await unreadOf(client)).toBe(left.filter(({ read }) => !read).length)
})

test('one that is marked as unread raises the figure once, and is as it was before it was read', async () => {
  const { client, given, about } = await memberWith(2)
  const [first] = about as [(typeof about)[0]]
  await client.call(markNotificationRead, first)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => client.call(markNotificationUnread, first)),
  )
  for (const { body } of answers) expect(body).toEqual({ ...given[0], version: 3 })
  expect((await client.call(getNotification, first)).body).toEqual({ ...given[0], version: 3 })
  expect(await unreadOf(client)).toBe(2)
})

test('what has been read is deleted in steps of 50, and what is unread stays', async () => {
  const { client, given } = await memberWith(130)
  const kept = await giveNotifications(userIdOf(client), 2, given[0]?.createdAt)
  while ((await client.call(markAllNotificationsRead, {})).body.remaining > 0);
  for (const { id } of kept)
    await client.call(markNotificationUnread, { params: { notificationId: id as `ntf_${string}` } })
  let cursor: string | undefined
  const steps: number[] = []
  do {
    const { body } = await client.call(deleteReadNotifications, { query: { ...(cursor && { cursor }) } })
    steps.push(body.deleted)
    cursor = body.nextCursor
  } while (cursor)
  expect(steps.reduce((sum, step) => sum + step)).toBe(130)
  expect(Math.max(...steps)).toBe(50)
  expect(idsOf(await listOf(client))).toEqual(idsOf(kept).toReversed())
  expect(await unreadOf(client)).toBe(2)
})

test('one that was archived a moment ago is not kept for another year once it is deleted', async () => {
  const { client, userId, given, about } = await memberWith(2)
  const [archived] = given as [Notification]
  const archivedAt = await control.now()
  await commit(
    notifications.delete(archived),
    archivedNotifications.put({ ...archived, archivedAt }, { absent: true }),
    changeUnread(userId, -1),
  )
  expect((await client.call(deleteNotification, about[0] as (typeof about)[0])).status).toBe(204)
  expect(await archivedNotifications.get(archived, { consistent: true })).toBeUndefined()
  expect(await unreadOf(client)).toBe(1)
})

test('marking all as read and a new one at once end with exactly the new one unread', async () => {
  const { client, userId } = await memberWith(70)
  const content = { userId, kind: 'account', type: 'info', title: 'The new one', message: 'News' } as const
  const { body } = await client.call(markAllNotificationsRead, {})
  const after = new Date(Date.parse(body.through) + 1).toISOString()
  const [, second] = await Promise.all([
    commit(...notify(content, after)),
    client.call(markAllNotificationsRead, { query: { through: body.through } }),
  ])
  expect([body.marked, second.body.marked]).toEqual([50, 20])
  const unread = (await listOf(client)).filter(({ read }) => !read)
  expect(unread.map(({ title }) => title)).toEqual(['The new one'])
  expect(await unreadOf(client)).toBe(1)
})

test('a list is narrowed to what is unread, has been read, or is about one thing', async () => {
  const { client, userId, about, given } = await memberWith(6)
  const about1 = { userId, kind: 'payment', type: 'success', title: 'Paid', message: 'Thank you' } as const
  await commit(...notify(about1, addTime(await control.now(), { seconds: 1 })))
  for (const one of about.slice(0, 2)) await client.call(markNotificationRead, one)
  const listed = async (query: object) => (await client.call(listNotifications, { query })).body
  expect((await listed({ read: 'read' })).items.map(({ id }) => id)).toEqual(
    idsOf(given.slice(0, 2)).toReversed(),
  )
  expect((await listed({ read: 'unread' })).items.map(({ title }) => title)).toEqual([
    'Paid',
    'Notification 6',
    'Notification 5',
    'Notification 4',
    'Notification 3',
  ])
  expect((await listed({ category: 'billing' })).items.map(({ title }) => title)).toEqual(['Paid'])
  // Those from before there were kinds.
  expect((await listed({ category: 'account', read: 'unread' })).items).toHaveLength(4)
  expect((await listed({ category: 'security' })).items).toEqual([])
  const first = await listed({ read: 'unread', limit: 3 })
  const rest = await listed({ read: 'unread', limit: 3, cursor: first.nextCursor })
  expect([first.items.length, rest.items.length]).toEqual([3, 2])
  const foreign = await client.call(listNotifications, { query: { cursor: first.nextCursor } })
  expectProblem(foreign, 400, 'invalid_cursor')
})
