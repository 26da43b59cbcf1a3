import { beforeAll, expect, test } from 'vitest'
import { activities } from '#core/platform/activities/activities.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit } from '#core/platform/db/commit.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { listActivities, listMyActivities, logActivity } from '#shared/platform/activities/contract.ts'
import { completeRegistration, getMe, updateMe } from '#shared/platform/users/contract.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { completion, newMember, registeredMember } from '#test/support/new-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const adminId = demoUserId('admin@demo.test')
let admin: Client

beforeAll(async () => {
  admin = await demoClient(url, 'admin')
})

const instant = (second: number) =>
  new Date(Date.parse('2026-01-01T00:00:00.000Z') + second * 1000).toISOString()

test('a change of the profile is in the log with the change itself, and not when it was refused', async () => {
  const { client } = await newMember(url)
  await client.call(updateMe, { body: { bio: 'Ported.', version: 1 } })
  await client.call(updateMe, { body: { bio: 'Sealed.', version: 1 } })
  const { body } = await client.call(listMyActivities, { query: { type: 'profile_update' } })
  expect(body.items).toHaveLength(1)
  expect(body.items[0]).toMatchObject({ userName: 'Dana de la Cruz', actorName: 'Dana de la Cruz' })
})

test('a registration, a login and a completed profile are in the log of the member', async () => {
  const { client } = await registeredMember(url)
  const { version } = (await client.call(getMe, {})).body
  await client.call(completeRegistration, { body: completion(version) })
  const { body } = await client.call(listMyActivities, { query: {} })
  expect(body.items.map(({ type }) => type)).toEqual(['profile_update', 'user_login', 'user_register'])
})

test('a member reads their own log alone, page by page and newest first', async () => {
  const { client } = await newMember(url)
  const { client: other } = await newMember(url)
  const [userId, otherId] = [userIdOf(client), userIdOf(other)]
  for (let second = 0; second < 5; second++)
    await commit(
      recordActivity({ by: { userId }, type: 'search', description: `search ${second}` }, instant(second)),
    )
  await commit(
    recordActivity({ by: { userId: otherId }, type: 'search', description: 'not mine' }, instant(9)),
  )
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { body } = await client.call(listMyActivities, {
      query: { type: 'search', limit: 2, ...(cursor && { cursor }) },
    })
    seen.push(...body.items.map(({ description }) => description))
    cursor = body.nextCursor
  } while (cursor)
  expect(seen).toEqual(['search 4', 'search 3', 'search 2', 'search 1', 'search 0'])

  const foreign = await other.call(listMyActivities, { query: { limit: 2 } })
  const stolen = await client.call(listMyActivities, { query: { limit: 2, cursor: foreign.body.nextCursor } })
  if (foreign.body.nextCursor) expectProblem(stolen, 400, 'invalid_cursor')
})

test('a search, a profile that was looked at and an error of one’s own page are in one’s log, in the server’s words', async () => {
  const { client } = await newMember(url)
  const { client: other } = await newMember(url)
  const [userId, id] = [userIdOf(client), userIdOf(other)]
  const noted = [
    { type: 'search', query: 'ported  box', resultCount: 3 },
    { type: 'content_view', content: 'profile', id },
    { type: 'error_event', code: 'TypeError', page: '/members/:userId', requestId: 'abc-123' },
  ] as const
  for (const body of noted) expect((await client.call(logActivity, { body })).status).toBe(204)
  const { body } = await client.call(listMyActivities, { query: {} })
  expect(body.items.map(({ type, description, metadata }) => ({ type, description, metadata }))).toEqual([
    {
      type: 'error_event',
      description: 'Saw an error on the page /members/:userId: TypeError',
      metadata: { code: 'TypeError', page: '/members/:userId', requestId: 'abc-123' },
    },
    {
      type: 'content_view',
      description: 'Viewed a member’s profile',
      metadata: { content: 'profile', id },
    },
    {
      type: 'search',
      description: 'Searched for “ported box”',
      metadata: { query: 'ported box', resultCount: 3 },
    },
  ])
  expect(body.items.every((item) => item.userId === userId && item.actorId === userId)).toBe(true)
  const { items } = await activities.list({ pk: `USER#${userId}`, prefix: 'ACTIVITY#', limit: 10 })
  expect(items).toHaveLength(3)
  expect((await other.call(listMyActivities, { query: {} })).body.items).toEqual([])
})

test('no one writes into the log what only the server knows, or about a profile that does not exist', async () => {
  const { client } = await newMember(url)
  const forged = [
    { type: 'user_login', query: 'x', resultCount: 0 },
    { type: 'payment_success' },
    { type: 'search', query: 'x', resultCount: 0, description: 'Paid' },
    { type: 'search', query: ' ', resultCount: 0 },
    { type: 'error_event', code: 'a message that a person typed', page: '/login' },
    { type: 'error_event', code: 'TypeError', page: '/reset-password?code=123456' },
  ]
  for (const body of forged)
    expectProblem(await client.call(logActivity, { body: body as never }), 400, 'validation_failed')
  const missing = { type: 'content_view', content: 'profile', id: crypto.randomUUID() } as const
  expectProblem(await client.call(logActivity, { body: missing }), 404, 'user_not_found')
  expect((await client.call(listMyActivities, { query: {} })).body.items).toEqual([])
})

test('an administrator finds entries by account, by actor, and by type', async () => {
  const { client } = await newMember(url)
  const userId = userIdOf(client)
  const change = { type: 'user_update', description: 'Suspended', before: { status: 'active' } } as const
  await commit(recordActivity({ by: { userId: adminId }, userId, ...change }, await control.now()))
  const by = async (query: Parameters<typeof admin.call<typeof listActivities>>[1]['query']) =>
    (await everyItem(admin, listActivities, { query })).filter((item) => item.userId === userId)
  for (const query of [{ userId }, { actorId: adminId }, { type: 'user_update' }, {}] as const)
    expect(await by(query)).toContainEqual(
      expect.objectContaining({ ...change, actorId: adminId, userName: 'Dana de la Cruz' }),
    )
  const both = await admin.call(listActivities, { query: { userId, actorId: adminId } })
  expectProblem(both, 400, 'one_person')
})
