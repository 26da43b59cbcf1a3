import { expect, it } from 'vitest'
import { competitionClasses, protestsDue } from '#core/competitions/competitions/competition-classes.ts'
import { eventRow, eventRows } from '#core/events/events/event-rows.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Client } from '#test/support/client.ts'
import { entered, judgedEvent, putClass, staffOf, storedClass } from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

/** What someone has heard under a title. */
async function heard(client: Client, title: string): Promise<string[]> {
  const { body } = await client.call(listNotifications, {})
  return (body.items ?? []).filter((one) => one.title === title).map(({ message }) => message)
}

const over = 'The time for protests is over'

const isDue = async (eventId: string) => {
  for await (const of of eachItem(competitionClasses, { index: 'gsi1', pk: protestsDue }))
    if (of.eventId === eventId) return true
  return false
}

it('says once to head judges of a class that its time for protests is over, also when two runs meet', async () => {
  const judged = await judgedEvent()
  const [head, elsewhere] = await Promise.all([
    staffOf(judged.eventId, 'head_judge'),
    staffOf(judged.eventId, 'head_judge', { classKeys: ['SQ1'] }),
  ])
  const now = await control.now()
  const of = await putClass(judged, {
    state: 'provisional',
    revision: 1,
    protestEndsAt: addTime(now, { hours: 1 }),
  })
  await control.run('end_protest_times')
  expect(await heard(head.client, over)).toEqual([])
  expect(await isDue(judged.eventId)).toBe(true)
  await putClass(judged, { protestEndsAt: addTime(now, { seconds: -5 }) })
  await Promise.all([1, 2, 3].map(() => control.run('end_protest_times')))
  expect(await heard(head.client, over)).toEqual([
    expect.stringMatching(/^You can sign the places of .+ at .+ now\.$/),
  ])
  expect(await heard(elsewhere.client, over)).toEqual([])
  expect(await isDue(judged.eventId)).toBe(false)
  // A judge who has the class open signs the version that they see.
  expect((await storedClass(judged)).version).toBe(of.version + 1)
  // A further revision gives those a new time whose places it changed.
  await putClass(judged, { changedProtests: { endsAt: addTime(now, { seconds: 1 }), entryIds: [] } })
  expect(await isDue(judged.eventId)).toBe(true)
})

it('tells the organizer of a class that has no head judge', async () => {
  const judged = await judgedEvent()
  await putClass(judged, {
    state: 'provisional',
    revision: 1,
    protestEndsAt: addTime(await control.now(), { seconds: -5 }),
  })
  await control.run('end_protest_times')
  expect(await heard(judged.organizer.client, over)).toEqual([
    expect.stringMatching(/has no head judge who can sign its places\. Appoint one\.$/),
  ])
})

it('reminds organizer and head judge once on the second day of classes that are not final', async () => {
  const now = await control.now()
  const endsAt = addTime(now, { days: -2 })
  const judged = await judgedEvent({
    changes: { startsAt: addTime(endsAt, { hours: -8 }), endsAt, startsOn: endsAt.slice(0, 10) as never },
  })
  // The stream lists it, and what is listed twice is the same row.
  await commit(eventRows.derive(eventRow(judged.event)))
  const head = await staffOf(judged.eventId, 'head_judge')
  await putClass(judged, { state: 'running' })
  await putClass({ ...judged, classKey: 'SQ1' }, { state: 'final', revision: 1 })
  await Promise.all([1, 2].map(() => control.run('remind_open_results')))
  await control.run('remind_open_results')
  const title = 'Results are still open'
  for (const { client } of [judged.organizer, head])
    expect(await heard(client, title)).toEqual([
      expect.stringMatching(/one class is not final yet: [^,]+\.$/),
    ])
})

it('keeps no one from signing a class whose head judge hears of it in the same moment', async () => {
  const judged = await judgedEvent()
  await staffOf(judged.eventId, 'head_judge')
  await entered(judged.eventId)
  const of = await putClass(judged, {
    state: 'provisional',
    revision: 1,
    protestEndsAt: addTime(await control.now(), { seconds: -5 }),
  })
  await control.run('end_protest_times')
  await commit(
    competitionClasses.put(
      { ...(await storedClass(judged)), state: 'final', version: of.version + 1 },
      { version: of.version },
    ),
  )
  expect((await storedClass(judged)).state).toBe('final')
})
