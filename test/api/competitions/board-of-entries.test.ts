import { expect, it } from 'vitest'
import { boards } from '#core/competitions/competitions/boards.ts'
import { classEntries } from '#core/events/class-entries/class-entries.ts'
import { commit } from '#core/platform/db/commit.ts'
import { getBoard } from '#shared/competitions/competitions/contract.ts'
import { moveEntry } from '#shared/competitions/desk/contract.ts'
import { withdrawRegistration } from '#shared/events/registrations/changes-contract.ts'
import { Client } from '#test/support/client.ts'
import { entered, inClass, judgedEvent, sendRun } from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { storedRegistration } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const visitor = new Client(url)

it('follows who enters late, withdraws and moves, without a further run', async () => {
  const judged = await judgedEvent({ classKeys: ['S1', 'S2'] })
  const first = await entered(judged.eventId)
  await sendRun(judged.organizer.client, judged, first)
  const shown = async () => {
    const { body } = await visitor.call(getBoard, inClass(judged))
    return body.rows.map(({ entryId, status }) => [entryId, status]).toSorted()
  }
  const are = (...rows: [string, string][]) => expect.poll(shown).toEqual(rows.toSorted())
  await are([first.entryId, 'placed'])
  const [late, mover] = [await entered(judged.eventId), await entered(judged.eventId)]
  await are([first.entryId, 'placed'], [late.entryId, 'waiting'], [mover.entryId, 'waiting'])
  const { eventId } = judged
  expectSuccess(
    await late.client.call(withdrawRegistration, {
      params: { registrationId: late.registrationId },
      body: { eventId, refundCents: 0 },
    }),
  )
  const { version } = await storedRegistration({ eventId, id: mover.registrationId })
  expectSuccess(
    await judged.organizer.client.call(moveEntry, {
      params: { eventId, registrationId: mover.registrationId, entryId: mover.entryId },
      body: { classKey: 'S2', reason: 'Its power is over the limit of S1.', version },
    }),
  )
  await expect.poll(async () => (await shown()).map(([id]) => id)).not.toContain(mover.entryId)
  await expect.poll(async () => Object.fromEntries(await shown())[late.entryId]).toBe('withdrawn')
})

it('makes no board of a class in which nothing has happened, and no further one of what it does not show', async () => {
  const judged = await judgedEvent()
  const { client: _, ...entry } = await entered(judged.eventId)
  const of = { eventId: judged.eventId, classKey: 'S1' }
  await sendRun(judged.organizer.client, judged, entry)
  const version = async () => (await boards.get(of, { consistent: true }))?.version
  await expect.poll(version).toBeGreaterThan(0)
  await controlOf(url).settle()
  const before = await version()
  await commit(classEntries.derive({ ...entry, isCheckedIn: true }))
  const other = await entered(judged.eventId)
  await expect
    .poll(async () => (await boards.get(of, { consistent: true }))?.rows.map(({ entryId }) => entryId))
    .toContain(other.entryId)
  expect(await version()).toBe((before ?? 0) + 1)
})
