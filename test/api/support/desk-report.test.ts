import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { deleteRequest } from '#core/support/support-requests/delete-request.ts'
import type { StoredRequest } from '#core/support/support-requests/requests.ts'
import { saved } from '#core/support/support-requests/saved-request.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { getSupportReport } from '#shared/support/support-desks/admin-contract.ts'
import { getDeskReport } from '#shared/support/support-desks/contract.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { anOrganizer, putDesk } from '#test/support/support-desks.ts'
import { putRequest } from '#test/support/support-requests.ts'

const { url } = sharedCloud()
const control = controlOf(url)

type Desk = Awaited<ReturnType<typeof putDesk>>

async function reportOf({ owner, organizationId }: Desk, days: number) {
  const params = { organizationId }
  const report = await owner.client.call(getDeskReport, { params, query: { days } })
  expectSuccess(report)
  return report.body
}

const clockOf = (usedMinutes: number) => ({ targetMinutes: 60, usedMs: usedMinutes * 60_000 })

test('a report counts what came in, was answered, and was solved, with the right middle of the times', async () => {
  const desk = await putDesk()
  const deskId = desk.organizationId
  const now = await control.now()
  const at = addTime(now, { days: -2 })
  const answered = (minutes: number, more: Partial<StoredRequest> = {}) =>
    putRequest({
      deskId,
      status: 'waiting',
      createdAt: at,
      firstAnsweredAt: at,
      firstAnswerMinutes: minutes,
      clocks: { first: clockOf(minutes) },
      ...more,
    } as Parameters<typeof putRequest>[0])
  await answered(10)
  await answered(20)
  await answered(900)
  await answered(30, {
    status: 'solved',
    solvedAt: now,
    closesAt: addTime(now, { days: 7 }),
    rating: { score: 'good', comment: 'Quick and clear.', at: now },
  })
  await putRequest({ deskId, createdAt: at })
  // These are no work: or not yet.
  await putRequest({ deskId, status: 'unconfirmed', createdAt: at })
  await putRequest({ deskId, isUnverified: true, createdAt: at })
  const spam = await putRequest({ deskId, createdAt: at })
  await commit(...saved(spam, { ...spam, status: 'spam', closedAt: now }).writes)
  // Before the days of the report.
  await putRequest({ deskId, createdAt: addTime(now, { days: -8 }) })
  await control.settle()
  const report = await reportOf(desk, 7)
  expect(report).toMatchObject({
    days: 7,
    opened: 5,
    answered: 4,
    solved: 1,
    medianFirstAnswerMinutes: 25,
    inTime: { of: 4, met: 3 },
    ratings: { good: 1, bad: 0 },
  })
  expect(report.comments).toMatchObject([{ score: 'good', comment: 'Quick and clear.' }])
  expect(report.perDay).toHaveLength(7)
  expect(report.perDay.at(-1)?.on).toBe(siteDay(now))
  expect(report.perDay.find(({ on }) => on === siteDay(at))).toMatchObject({ opened: 5, answered: 4 })
  expect((await reportOf(desk, 30)).opened).toBe(6)
})

test('what was solved and opened again is not solved, and a report outlives its requests', async () => {
  const desk = await putDesk()
  const deskId = desk.organizationId
  const now = await control.now()
  const request = await putRequest({ deskId, status: 'solved', createdAt: now })
  await control.settle()
  expect(await reportOf(desk, 7)).toMatchObject({ opened: 1, solved: 1 })
  const { solvedAt: _, closesAt: __, ...rest } = request
  const opened = saved(request, { ...rest, status: 'open' })
  await commit(...opened.writes)
  await control.settle()
  expect(await reportOf(desk, 7)).toMatchObject({ opened: 1, solved: 0 })
  await deleteRequest(opened.request, now)
  await control.settle()
  expect(await reportOf(desk, 7)).toMatchObject({ opened: 1, solved: 0 })
})

test('agents read the report of their own desk, and administrators that of each', async () => {
  const desk = await putDesk()
  const { organizationId } = desk
  const stranger = await anOrganizer()
  expectProblem(
    await stranger.client.call(getDeskReport, { params: { organizationId }, query: {} }),
    404,
    'desk_not_found',
  )
  expect(
    (await desk.owner.client.call(getDeskReport, { params: { organizationId }, query: { days: 8 } })).status,
  ).toBe(400)
  const admin = await demoClient(url, 'admin')
  const empty = await admin.call(getSupportReport, { query: { desk: organizationId, days: 90 } })
  expectSuccess(empty)
  expect(empty.body).toMatchObject({ days: 90, opened: 0, ratings: { good: 0, bad: 0 }, comments: [] })
  expect(empty.body.medianFirstAnswerMinutes).toBeUndefined()
  expect(empty.body.inTime).toBeUndefined()
  expectSuccess(await admin.call(getSupportReport, { query: {} }))
})
