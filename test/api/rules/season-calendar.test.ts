import { expect, test } from 'vitest'
import { getEvent } from '#shared/events/events/contract.ts'
import { cancelEvent, updateEvent } from '#shared/events/events/own-contract.ts'
import { listSeasonEvents } from '#shared/events/events/season-events-contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { closeSeason } from '#shared/rules/seasons/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { anOrganizer, putEvent, putPublished, someEvent } from '#test/support/events.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putLeague, putRulebook, putSeason } from '#test/support/leagues.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const { client: organizer, userId } = await anOrganizer(url)

const startedAt = await control.now()
const day = (days: number) => addTime(startedAt, { days }).slice(0, 10)
const on = (startsOn: string) => ({
  startsAt: { local: `${startsOn}T09:00` },
  endsAt: { local: `${startsOn}T17:00` },
  entriesCloseAt: { local: `${startsOn}T08:00` },
})

async function aSeason() {
  // Pages name a league from the first hundred by name, and other files add leagues, too.
  const { id: leagueId, name } = await putLeague({ name: `A league ${crypto.randomUUID().slice(0, 8)}` })
  const { id: rulebookId } = await putRulebook(leagueId, { status: 'published' })
  const rulebook = { rulebookId, versionNo: 1 }
  const dates = { startsOn: day(-10), endsOn: day(90) }
  const season = await putSeason(leagueId, { name: 'Long season', status: 'active', rulebook, ...dates })
  const counts = (multiplier = 1) => ({ rulebook, seasons: [{ seasonId: season.id, multiplier, rulebook }] })
  const calendar = async (query: { limit?: number; cursor?: string } = {}) => {
    await control.settle()
    return (await visitor.call(listSeasonEvents, { params: { seasonId: season.id }, query })).body
  }
  const titles = async () => (await calendar()).items.map(({ title }) => title)
  return { leagueId, leagueName: name, season, rulebook, counts, calendar, titles }
}

test('a season lists its public events in the order of time, with how much each counts, a page at a time', async () => {
  const { counts, calendar } = await aSeason()
  const { counts: elsewhere } = await aSeason()
  await putPublished(userId, { title: 'The second one', ...on(day(20)), ...counts(3) })
  await putPublished(userId, { title: 'The first one', ...on(day(10)), ...counts() })
  await putPublished(userId, { title: 'By link alone', isPublic: false, ...counts() })
  await putPublished(userId, { title: 'Of another season', ...elsewhere() })
  await putEvent(userId, { title: 'Still a draft', ...counts() })
  const shown = ({ items }: Awaited<ReturnType<typeof calendar>>) =>
    items.map(({ title, multiplier }) => [title, multiplier])
  expect(shown(await calendar())).toEqual([
    ['The first one', 1],
    ['The second one', 3],
  ])
  const first = await calendar({ limit: 1 })
  expect(shown(first)).toEqual([['The first one', 1]])
  expect(shown(await calendar({ limit: 1, cursor: first.nextCursor ?? '' }))).toEqual([['The second one', 3]])
})

test('an event that moves, leaves its season or is cancelled is found there as it is now', async () => {
  const { counts, calendar, titles } = await aSeason()
  const event = await putPublished(userId, { title: 'The first one', ...on(day(10)), ...counts() })
  await putPublished(userId, { title: 'The second one', ...on(day(20)), ...counts() })
  const change = (more: Parameters<typeof someEvent>[0], version: number) =>
    organizer.call(updateEvent, {
      params: { eventId: event.id },
      body: { ...someEvent({ title: event.title, ...more }), note: 'The lot is closed.', version },
    })
  expectSuccess(await change({ ...on(day(30)), ...counts() }, 1))
  expect(await titles()).toEqual(['The second one', 'The first one'])
  const cancel = {
    params: { eventId: event.id },
    body: { reason: 'The lot is closed for good.', version: 2 },
  }
  expectSuccess(await organizer.call(cancelEvent, cancel))
  expect((await calendar()).items.find(({ id }) => id === event.id)?.phase).toBe('cancelled')
  const other = await putPublished(userId, { title: 'It leaves', ...on(day(40)), ...counts() })
  expect(await titles()).toContain('It leaves')
  const left = { ...someEvent({ title: 'It leaves', ...on(day(40)) }), version: 1 }
  expectSuccess(await organizer.call(updateEvent, { params: { eventId: other.id }, body: left }))
  expect(await titles()).not.toContain('It leaves')
})

test('what is to come of a season begins with what is not over', async () => {
  const { season, counts } = await aSeason()
  const ends = (days: number) => ({ local: `${day(days)}T17:00` })
  await putPublished(userId, { title: 'Long over', ...on(day(-9)), ...counts() })
  await putPublished(userId, { title: 'Since last week', ...on(day(-8)), endsAt: ends(2), ...counts() })
  await putPublished(userId, { title: 'Next', ...on(day(10)), ...counts() })
  await control.settle()
  const asked = { params: { seasonId: season.id }, query: { when: 'upcoming' as const } }
  const { items } = (await visitor.call(listSeasonEvents, asked)).body
  expect(items.map(({ title }) => title)).toEqual(['Since last week', 'Next'])
})

test('an event names its seasons, also once they are closed', async () => {
  const { leagueId, season, counts } = await aSeason()
  const event = await putPublished(userId, counts(2))
  const named = { params: { leagueId, seasonId: season.id }, body: { version: 1 } }
  expectSuccess(await (await demoClient(url, 'admin')).call(closeSeason, named))
  const { body } = await visitor.call(getEvent, { params: { eventId: event.id } })
  expect(body.seasonNames).toEqual({ [season.id]: 'Long season' })
})

test('seasons and rulebooks have pages for everyone, which search engines find, and drafts have none', async () => {
  const { leagueId, leagueName, season, counts } = await aSeason()
  await putPublished(userId, { title: 'The first one', ...counts(2) })
  await control.settle()
  const seen = (path: string) => visitor.send({ path })
  const page = await seen(`/seasons/${season.id}`)
  expect(page.status).toBe(200)
  for (const words of ['Long season', leagueName, 'The first one', '2×', 'then most second places'])
    expect(page.text).toContain(words)
  const rules = `/rulebooks/${leagueId}/1`
  const rulebook = await seen(rules)
  expect(rulebook.status).toBe(200)
  expect(rulebook.text).toContain('Street wall')
  const draft = await putSeason(leagueId)
  await putRulebook(leagueId, { versionNo: 2 })
  expect((await seen(`/seasons/${draft.id}`)).status).toBe(404)
  expect((await seen(`/rulebooks/${leagueId}/2`)).status).toBe(404)
  expect((await seen('/rulebooks/nonsense/x')).status).toBe(404)
  expect((await seen('/sitemap.xml')).text).toContain('/sitemaps/seasons.xml')
  const sitemap = (await seen('/sitemaps/seasons.xml')).text
  expect(sitemap).toContain(`/seasons/${season.id}</loc>`)
  expect(sitemap).toContain(`${rules}</loc>`)
  expect(sitemap).not.toContain(draft.id)
})
