import { expect, test } from 'vitest'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { reclockRequests } from '#core/support/support-requests/reclock-requests.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { updateOwnDeskSettings } from '#shared/support/support-desks/contract.ts'
import type { DeskHours, DeskSettings } from '#shared/support/support-desks/desk-settings.ts'
import { initialSettings } from '#shared/support/support-desks/initial-settings.ts'
import { openTimeBetween } from '#shared/support/support-desks/open-minutes.ts'
import { leftOf, newClock, pauseClock } from '#shared/support/support-desks/run-clock.ts'
import { controlOf } from '#test/support/control.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putDesk } from '#test/support/support-desks.ts'
import { putRequest, requestNow } from '#test/support/support-requests.ts'

const control = controlOf(sharedCloud().url)

const allDay: DeskHours = {
  timeZone: 'America/Chicago',
  week: Array.from({ length: 7 }, () => [[0, 1440]]),
  holidays: [],
}

const fieldsOf = ({ deskId: _, updatedAt: __, ...fields }: DeskSettings) => fields

type Desk = Awaited<ReturnType<typeof putDesk>>

async function setHours({ owner, organizationId }: Desk, hours: DeskHours) {
  const body = { ...fieldsOf(await readDeskSettings(organizationId)), hours }
  const answer = await owner.client.call(updateOwnDeskSettings, { params: { organizationId }, body })
  expectSuccess(answer)
  return answer.body.updatedAt ?? ''
}

test('clocks that run follow other hours: what was used stays used, and all requests are reached', async () => {
  const desk = await putDesk()
  const deskId = desk.organizationId
  const { hours: before } = initialSettings(deskId)
  const createdAt = addTime(await control.now(), { days: -3 })
  const open = await Promise.all(
    Array.from({ length: 6 }, () =>
      putRequest({ deskId, createdAt, clocks: { solve: newClock(10_000, createdAt, before) } }),
    ),
  )
  const paused = { targetMinutes: 600, usedMs: 60_000 }
  const waiting = await putRequest({ deskId, status: 'waiting', createdAt, clocks: { solve: paused } })
  await control.settle()
  const at = await setHours(desk, allDay)
  await control.settle()
  const used = openTimeBetween(createdAt, at, before)
  for (const { id } of open) {
    const { clocks } = await requestNow(id)
    expect(clocks.solve).toMatchObject({ usedMs: used, since: at })
    const left = 10_000 * 60_000 - used
    expect(clocks.solve?.dueAt).toBe(new Date(Date.parse(at) + left).toISOString())
  }
  expect((await requestNow(waiting.id)).clocks.solve).toEqual(paused)
})

test('to follow hours again changes nothing, and neither does a change that is no change of hours', async () => {
  const desk = await putDesk()
  const deskId = desk.organizationId
  const { hours: before } = initialSettings(deskId)
  const createdAt = addTime(await control.now(), { days: -1 })
  const { id } = await putRequest({ deskId, createdAt })
  await control.settle()
  await setHours(desk, before)
  await control.settle()
  expect((await requestNow(id)).version).toBe(1)
  const at = await setHours(desk, allDay)
  await control.settle()
  const once = await requestNow(id)
  expect(once.version).toBe(2)
  await Promise.all([reclockRequests(deskId, { at, before }), reclockRequests(deskId, { at, before })])
  expect(await requestNow(id)).toEqual(once)
})

test('after two changes in a row a clock has used what each of them left it', async () => {
  const desk = await putDesk()
  const deskId = desk.organizationId
  const { hours: before } = initialSettings(deskId)
  const createdAt = addTime(await control.now(), { days: -2 })
  const clock = newClock(10_000, createdAt, before)
  const { id } = await putRequest({ deskId, createdAt, clocks: { solve: clock } })
  await control.settle()
  const first = await setHours(desk, allDay)
  const second = await setHours(desk, before)
  await control.settle()
  const { clocks } = await requestNow(id)
  const used = pauseClock(clock, first, before).usedMs + openTimeBetween(first, second, allDay)
  const now = addTime(second, { days: 4 })
  const left = 10_000 * 60_000 - used - openTimeBetween(second, now, before)
  const off = clocks.solve ? Math.abs(leftOf(clocks.solve, now, before) - left) : Number.NaN
  // Facts may come in either order: then the moment between them counts by the hours of before.
  expect(off).toBeLessThanOrEqual(Date.parse(second) - Date.parse(first))
})
