import { expect, test } from 'vitest'
import { encodeCursor } from '#core/platform/db/cursor.ts'
import { listMails } from '#shared/platform/mails/contract.ts'
import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '#shared/platform/notifications/contract.ts'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import type { Answer, Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newMember } from '#test/support/new-member.ts'
import { giveNotifications, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

async function memberWith(count: number): Promise<{ client: Client; userId: string; given: Notification[] }> {
  const { client } = await newMember(url)
  const userId = userIdOf(client)
  return { client, userId, given: await giveNotifications(userId, count) }
}

const unreadOf = async (client: Client) => (await client.call(getMe, {})).body.unreadNotifications

async function pagesOf(client: Client, limit: number): Promise<Notification[][]> {
  const pages: Notification[][] = []
  let cursor: string | undefined
  do {
    const { body } = await client.call(listNotifications, { query: { limit, ...(cursor && { cursor }) } })
    pages.push(body.items)
    cursor = body.nextCursor
  } while (cursor)
  return pages
}

test('45 notifications come in pages of 20, newest first, each once', async () => {
  const { client, given } = await memberWith(45)
  const pages = await pagesOf(client, 20)
  expect(pages.map((page) => page.length)).toEqual([20, 20, 5])
  expect(pages.flat().map(({ id }) => id)).toEqual(given.map(({ id }) => id).toReversed())
})

test('a notification that arrives while a member pages shifts nothing', async () => {
  const { client, userId, given } = await memberWith(6)
  const first = await client.call(listNotifications, { query: { limit: 3 } })
  await giveNotifications(userId, 2, addTime(await control.now(), { minutes: 1 }))
  const second = await client.call(listNotifications, {
    query: { limit: 3, cursor: first.body.nextCursor as string },
  })
  expect([...first.body.items, ...second.body.items].map(({ id }) => id)).toEqual(
    given.map(({ id }) => id).toReversed(),
  )
})

test('a list shows nothing of another member', async () => {
  const [one, other] = await Promise.all([memberWith(3), memberWith(3)])
  const { body } = await one.client.call(listNotifications, {})
  expect(new Set(body.items.map(({ userId }) => userId))).toEqual(new Set([one.userId]))
  expect(body.items.map(({ id }) => id)).not.toContain(other.given[0]?.id)
})

test('a cursor of another member, of another list, changed or made up is refused', async () => {
  const [one, other] = await Promise.all([memberWith(3), memberWith(3)])
  const own = (await one.client.call(listNotifications, { query: { limit: 1 } })).body.nextCursor as string
  const theirs = (await other.client.call(listNotifications, { query: { limit: 1 } })).body
    .nextCursor as string
  const admin = await demoClient(url, 'admin')
  const mailCursor = (await admin.call(listMails, { query: { limit: 1 } })).body.nextCursor as string
  expect(mailCursor).toBeDefined()
  const swapped = own.at(-1) === 'A' ? 'B' : 'A'
  const refused = [
    theirs,
    mailCursor,
    `${own.slice(0, -1)}${swapped}`,
    own.slice(0, -4),
    `${own}AAAA`,
    'garbage',
    '{}',
    Buffer.from('[]').toString('base64url'),
    Buffer.from('["x",{"sk":"PROFILE"}]').toString('base64url'),
    encodeCursor(`USER#${other.userId}`, { sk: 'NOTIFICATION#' }),
  ]
  for (const cursor of refused)
    expectProblem(await one.client.call(listNotifications, { query: { cursor } }), 400, 'invalid_cursor')
  expectProblem(await admin.call(listMails, { query: { cursor: own } }), 400, 'invalid_cursor')
})

test('a cursor computed for a place outside the list shows nothing of that place', async () => {
  const { client, userId } = await memberWith(2)
  for (const sk of ['PROFILE', '', 'A', 'ZZZ']) {
    const cursor = encodeCursor(`USER#${userId}`, { sk })
    const answer = await client.call(listNotifications, { query: { cursor } })
    if (answer.status === 200) for (const item of answer.body.items) expect(item.id).toMatch(/^ntf_/)
    else expectProblem(answer, 400, 'invalid_cursor')
  }
})

test('marking one as read lowers the figure on the bell once, however often it is asked', async () => {
  const { client, given } = await memberWith(2)
  const params = { notificationId: given[0]?.id as `ntf_${string}` }
  const first = await client.call(markNotificationRead, { params })
  const second = await client.call(markNotificationRead, { params })
  expect(first.body).toMatchObject({ read: true, version: 2 })
  expect(second.body).toEqual(first.body)
  expect(await unreadOf(client)).toBe(1)
})

test('ten simultaneous readings of one notification are answered alike, and count once', async () => {
  const { client, given } = await memberWith(3)
  const params = { notificationId: given[1]?.id as `ntf_${string}` }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => client.call(markNotificationRead, { params })),
  )
  for (const { body } of answers)
    expect(body).toEqual({ ...given[1], read: true, readAt: body.readAt, version: 2 })
  expect(await unreadOf(client)).toBe(2)
})

test('marking all as read goes in steps of 50 and says what is left', async () => {
  const { client } = await memberWith(120)
  const steps = []
  for (let step = 0; step < 4; step++) steps.push((await client.call(markAllNotificationsRead, {})).body)
  expect(steps).toMatchObject([
    { marked: 50, remaining: 70 },
    { marked: 50, remaining: 20 },
    { marked: 20, remaining: 0 },
    { marked: 0, remaining: 0 },
  ])
  expect(await unreadOf(client)).toBe(0)
  expect((await pagesOf(client, 100)).flat().every(({ read }) => read)).toBe(true)
})

test('the figure on the bell is never negative, and right in the end, whatever is marked at the same time', async () => {
  const { client, given } = await memberWith(30)
  const answers = await Promise.all<Answer>([
    ...Array.from({ length: 4 }, () => client.call(markAllNotificationsRead, {})),
    ...given
      .slice(0, 8)
      .map(({ id }) =>
        client.call(markNotificationRead, { params: { notificationId: id as `ntf_${string}` } }),
      ),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await unreadOf(client)).toBeGreaterThanOrEqual(0)
  while ((await client.call(markAllNotificationsRead, {})).body.marked > 0);
  const unread = (await pagesOf(client, 100)).flat().filter(({ read }) => !read)
  expect(unread).toEqual([])
  expect(await unreadOf(client)).toBe(0)
})
