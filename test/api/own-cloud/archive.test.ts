import { afterAll, beforeAll, expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { jobProgress } from '#core/platform/jobs/job-progress.ts'
import { archivedNotifications } from '#core/platform/notifications/notifications.ts'
import { listNotifications, markNotificationRead } from '#shared/platform/notifications/contract.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { controlOf } from '#test/support/control.ts'
import { newMember } from '#test/support/new-member.ts'
import { giveNotifications, userIdOf } from '#test/support/records.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>

beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
})

afterAll(() => cloud.stop())

/** At noon, so that what is given a second apart is all of one day, at whatever time these tests run. */
const noonDaysBefore = (instant: string, days: number) =>
  `${addDays(instant.slice(0, 10), -days)}T12:00:00.000Z`

/** Forgets what the schedule has made of the job, which depends on the time of day at which these tests run. */
async function beforeTheFirstRun(job: string): Promise<void> {
  const progress = await jobProgress.get({ job }, { consistent: true })
  if (progress) await commit(jobProgress.delete(progress))
}

test('the job archives what is older than 90 days once, however often it runs, and the figure stays right', async () => {
  await beforeTheFirstRun('archive_old_notifications')
  const { client } = await newMember(cloud.url)
  const userId = userIdOf(client)
  const now = await control.now()
  const old = await giveNotifications(userId, 200, noonDaysBefore(now, 95))
  const recent = await giveNotifications(userId, 20, now)
  for (const { id } of old.slice(0, 5))
    await client.call(markNotificationRead, { params: { notificationId: id as `ntf_${string}` } })
  expect((await client.call(getMe, {})).body.unreadNotifications).toBe(215)
  const runs = []
  for (let run = 0; run < 3; run++) runs.push((await control.run('archive_old_notifications')).result)
  expect(runs).toMatchObject([{ archived: 200 }, { archived: 0 }, { archived: 0 }])
  const { body } = await client.call(listNotifications, { query: { limit: 100 } })
  expect(body.items.map(({ id }) => id)).toEqual(recent.map(({ id }) => id).toReversed())
  expect((await client.call(getMe, {})).body.unreadNotifications).toBe(20)
  const archived = await archivedNotifications.list({
    pk: `USER#${userId}`,
    prefix: 'ARCHIVED_NOTIFICATION#',
    limit: 500,
  })
  expect(archived.items.map(({ id }) => id)).toEqual(old.map(({ id }) => id))
  console.log('archive: 200 old and 20 recent, run 3 times: 200, 0 and 0 archived, 20 left, 20 unread')
})

test('two runs of the job at once archive each notification once', async () => {
  await beforeTheFirstRun('archive_old_notifications')
  const { client } = await newMember(cloud.url)
  const userId = userIdOf(client)
  await giveNotifications(userId, 40, noonDaysBefore(await control.now(), 95))
  const run = async () => (await control.run('archive_old_notifications')).result as { archived: number }
  const [one, other] = await Promise.all([run(), run()])
  expect(one.archived + other.archived).toBe(40)
  expect((await client.call(getMe, {})).body.unreadNotifications).toBe(0)
  const archived = await archivedNotifications.list({
    pk: `USER#${userId}`,
    prefix: 'ARCHIVED_NOTIFICATION#',
    limit: 100,
  })
  expect(archived.items).toHaveLength(40)
})

test('a clock that jumps 91 days runs the job by its schedule, once', async () => {
  const { client } = await newMember(cloud.url)
  const userId = userIdOf(client)
  await giveNotifications(userId, 7, await control.now())
  await control.advance('P91D')
  await control.settle()
  expect((await client.call(listNotifications, {})).body.items).toEqual([])
  expect((await client.call(getMe, {})).body.unreadNotifications).toBe(0)
  expect((await control.run('archive_old_notifications')).result).toMatchObject({ archived: 0 })
})

test('a notification that cannot be archived holds up no other one, and is tried again', async () => {
  const { client } = await newMember(cloud.url)
  const userId = userIdOf(client)
  await control.run('archive_old_notifications')
  const now = await control.now()
  const [stuck, ...others] = await giveNotifications(userId, 30, noonDaysBefore(now, 90))
  if (!stuck) throw new Error('nothing was given')
  const twin = { ...stuck, archivedAt: now }
  await commit(archivedNotifications.put(twin, { absent: true }))
  await control.advance('P1D')
  await control.settle()
  await expect(control.run('archive_old_notifications')).rejects.toThrow('1 rows of')
  const left = async () => (await client.call(listNotifications, {})).body.items.map(({ id }) => id)
  expect(await left()).toEqual([stuck.id])
  expect(others).toHaveLength(29)
  await commit(archivedNotifications.delete(twin))
  await control.run('archive_old_notifications')
  expect(await left()).toEqual([])
})
