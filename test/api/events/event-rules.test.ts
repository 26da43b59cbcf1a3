import { expect, test } from 'vitest'
import { getEvent } from '#shared/events/events/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { EventForm } from '#shared/events/events/event-fields.ts'
import {
  copyEvent,
  createEvent,
  getEventForEdit,
  publishEvent,
  updateEvent,
} from '#shared/events/events/own-contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { retireRulebook } from '#shared/rules/rulebooks/contract.ts'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { closeSeason } from '#shared/rules/seasons/contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { type Answer, Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { anOrganizer, fillPlaces, putPublished, someClass, someEvent } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putLeague, putRulebook, putSeason } from '#test/support/leagues.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')
const visitor = new Client(url)
const { client: organizer, userId } = await anOrganizer(url)

const startedAt = await control.now()
const dayIn = (days: number) => addTime(startedAt, { days }).slice(0, 10)
const named = ({ id }: Pick<Event, 'id'>) => ({ params: { eventId: id } })
const pinOf = ({ id: rulebookId, versionNo }: Rulebook) => ({ rulebookId, versionNo })
const counting = ({ id }: Season, rulebook: Rulebook, multiplier = 2) => ({
  seasonId: id,
  multiplier,
  rulebook: pinOf(rulebook),
})
function done<T>(answer: Answer<T>): T {
  expectSuccess(answer)
  return answer.body
}
const create = (more: Partial<EventForm>) => organizer.call(createEvent, { body: someEvent(more) })

/** A league whose season runs around the event of `someEvent`. */
async function running(more: Partial<Season> = {}) {
  const { id: leagueId } = await putLeague()
  const rulebook = await putRulebook(leagueId, { status: 'published' })
  const season = await putSeason(leagueId, {
    name: 'Long season',
    status: 'active',
    startsOn: dayIn(-30),
    endsOn: dayIn(60),
    rulebook: pinOf(rulebook),
    ...more,
  })
  return { leagueId, rulebook, season }
}

test('an event counts in a season by its rulebook, shows it to everyone and takes it along when it is copied', async () => {
  const { rulebook, season } = await running()
  const draft = done(
    await create({
      seasons: [counting(season, rulebook)],
      classes: [someClass('S1', { name: 'Street 1' }), someClass('FUN', { name: 'Demo runs' })],
      resultsPolicy: { protestMinutes: 60, board: 'places' },
    }),
  )
  expect(draft).toMatchObject({ rulebook: pinOf(rulebook), resultsPolicy: { protestMinutes: 60 } })
  expectSuccess(await organizer.call(publishEvent, { ...named(draft), body: { version: 1 } }))
  const rules = { rulebook: pinOf(rulebook), seasons: [counting(season, rulebook)] }
  expect((await visitor.call(getEvent, named(draft))).body).toMatchObject({
    ...rules,
    resultsPolicy: { protestMinutes: 60, board: 'places' },
  })
  const copy = done(await organizer.call(copyEvent, { ...named(draft), body: { startsOn: dayIn(90) } }))
  expect(copy).toMatchObject(rules)
  const late = await organizer.call(publishEvent, { ...named(copy), body: { version: 1 } })
  expectProblem(late, 422, 'season_not_running')
  expect(late.text).toContain('Long season is not running on that date.')
})

test('without a word of results, people may protest for half an hour and everyone sees the scores', async () => {
  const { seasons: _, resultsPolicy: __, ...form } = someEvent()
  const { body } = await organizer.call(createEvent, { body: form as EventForm })
  expect(body).toMatchObject({ seasons: [], resultsPolicy: { protestMinutes: 30, board: 'all' } })
  expect(body.rulebook).toBeUndefined()
})

test('an event takes only published rulebooks, of the league of its season, with points for its multiplier', async () => {
  const { leagueId, rulebook, season } = await running()
  const draft = await putRulebook(leagueId, { versionNo: 2 })
  expectProblem(await create({ rulebook: pinOf(draft) }), 422, 'event_rulebook')
  expectProblem(await create({ rulebook: { ...pinOf(rulebook), versionNo: 9 } }), 422, 'event_rulebook')
  const other = await running()
  const foreign = await create({ seasons: [counting(season, other.rulebook)] })
  expectProblem(foreign, 422, 'event_season')
  expect(foreign.text).toContain('Choose a rulebook of the league of Long season.')
  const unopened = await putSeason(leagueId, { rulebook: pinOf(rulebook) })
  expectProblem(await create({ seasons: [counting(unopened, rulebook)] }), 422, 'event_season')
  const single = await running({
    pointsTable: { steps: [{ multiplier: 1, places: [3, 2, 1], others: 0 }], perEntry: 0 },
  })
  const tripled = await create({ seasons: [counting(single.season, single.rulebook, 3)] })
  expectProblem(tripled, 422, 'event_season')
  expect(tripled.text).toContain('Long season has no points for events that count 3 times.')
})

test('a class that is called as one of the rulebook has its key', async () => {
  const { rulebook } = await running()
  const refused = await create({
    rulebook: pinOf(rulebook),
    classes: [someClass('ST', { name: 'Street 1' })],
  })
  expectProblem(refused, 422, 'class_key')
  expect(refused.text).toContain('body.classes.0.classKey')
})

test('a season that is closed meanwhile, and a rulebook that is retired, keep a draft from being published', async () => {
  const closed = await running()
  const first = (await create({ seasons: [counting(closed.season, closed.rulebook)] })).body
  const { leagueId, season } = closed
  expectSuccess(
    await admin.call(closeSeason, { params: { leagueId, seasonId: season.id }, body: { version: 1 } }),
  )
  const publish = (event: Event) => organizer.call(publishEvent, { ...named(event), body: { version: 1 } })
  expectProblem(await publish(first), 422, 'season_not_running')
  const retired = await running()
  const second = (await create({ rulebook: pinOf(retired.rulebook) })).body
  const version = { params: { leagueId: retired.leagueId, versionNo: 1 }, body: { version: 1 } }
  expectSuccess(await admin.call(retireRulebook, version))
  expectProblem(await publish(second), 422, 'event_rulebook')
})

test('a published event keeps what is retired and closed, and moves only within its season', async () => {
  const { leagueId, rulebook, season } = await running()
  const rules = { rulebook: pinOf(rulebook), seasons: [counting(season, rulebook)] }
  const event = await putPublished(userId, rules)
  expectSuccess(
    await admin.call(retireRulebook, { params: { leagueId, versionNo: 1 }, body: { version: 1 } }),
  )
  const kept = await organizer.call(updateEvent, {
    ...named(event),
    body: { ...someEvent({ ...rules, description: 'Bring fuses.' }), version: 1 },
  })
  expectSuccess(kept)
  const day = dayIn(70)
  const moved = await organizer.call(updateEvent, {
    ...named(event),
    body: {
      ...someEvent({
        ...rules,
        startsAt: { local: `${day}T09:00` },
        endsAt: { local: `${day}T17:00` },
        entriesCloseAt: { local: `${day}T08:00` },
      }),
      note: 'The lot is closed that day.',
      version: 2,
    },
  })
  expectProblem(moved, 422, 'season_not_running')
})

test('once people have entered, rulebook and seasons stay; how long people may protest can still change', async () => {
  const { rulebook, season } = await running()
  const rules = { rulebook: pinOf(rulebook), seasons: [counting(season, rulebook)] }
  const event = await putPublished(userId, rules)
  const change = (more: Partial<EventForm>, version = 1) =>
    organizer.call(updateEvent, { ...named(event), body: { ...someEvent({ ...rules, ...more }), version } })
  await fillPlaces(event, 'event', { taken: 1 })
  const { rulebook: _, seasons: __, ...bare } = someEvent()
  const without = await organizer.call(updateEvent, {
    ...named(event),
    body: { ...bare, seasons: [], version: 1 },
  })
  expectProblem(without, 409, 'rulebook_in_use')
  expect(without.text).toContain('People have entered, so the rulebook cannot change.')
  expectProblem(await change({ seasons: [counting(season, rulebook, 3)] }), 409, 'seasons_in_use')
  expectSuccess(await change({ resultsPolicy: { protestMinutes: 60, board: 'hidden' } }))
  const { body } = await organizer.call(getEventForEdit, named(event))
  expect(body).toMatchObject({ ...rules, resultsPolicy: { protestMinutes: 60, board: 'hidden' } })
})

test('an event that people have entered without rules can still get some, once', async () => {
  const { rulebook, season } = await running()
  const event = await putPublished(userId)
  await fillPlaces(event, 'event', { taken: 1 })
  const change = (more: Partial<EventForm>, version: number) =>
    organizer.call(updateEvent, { ...named(event), body: { ...someEvent(more), version } })
  const rules = { rulebook: pinOf(rulebook), seasons: [counting(season, rulebook)] }
  expectSuccess(await change(rules, 1))
  expectProblem(await change({ ...rules, seasons: [] }, 2), 409, 'seasons_in_use')
})
