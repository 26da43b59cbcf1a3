import { expect, test } from 'vitest'
import { seasons } from '#core/rules/seasons/seasons.ts'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import {
  closeSeason,
  copySeason,
  createSeason,
  getSeason,
  listAllSeasons,
  listSeasons,
  openSeason,
  reopenSeason,
  updateSeason,
} from '#shared/rules/seasons/contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectRefused } from '#test/support/expect-refused.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putLeague, putRulebook, putSeason, rulebookFields, seasonFields } from '#test/support/leagues.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const admin = await demoClient(url, 'admin')
const visitor = new Client(url)

const at = ({ id: seasonId, leagueId }: Pick<Season, 'id' | 'leagueId'>) => ({
  params: { leagueId, seasonId },
})
const pinOf = ({ id: rulebookId, versionNo }: Rulebook) => ({ rulebookId, versionNo })

/** A season by a published rulebook. */
async function aSeason(more: Partial<Season> = {}) {
  const { id: leagueId } = await putLeague()
  const rulebook = pinOf(await putRulebook(leagueId, { status: 'published' }))
  return putSeason(leagueId, { rulebook, ...more })
}
const bodyOf = (season: Season, more: Partial<Season> = {}) => {
  const { rulebook, version } = season
  return { ...seasonFields(), ...(rulebook && { rulebook }), version, ...more }
}

test('a season runs once it is opened, and ends once it is closed; each step counts once', async () => {
  const { id: leagueId } = await putLeague()
  const rulebook = pinOf(await putRulebook(leagueId, { status: 'published' }))
  const created = await admin.call(createSeason, {
    params: { leagueId },
    body: { ...seasonFields(), rulebook },
  })
  expect(created.status).toBe(201)
  const season = created.body
  const shown = async () =>
    (await visitor.call(listSeasons, { query: { leagueId } })).body.items.map(({ id }) => id)
  expectProblem(await visitor.call(getSeason, { params: { seasonId: season.id } }), 404, 'season_not_found')
  expect(await shown()).toEqual([])
  const open = () => admin.call(openSeason, { ...at(season), body: { version: 1 } })
  const answers = await Promise.all([open(), open(), open(), open(), open()])
  for (const answer of [...answers, await open()])
    expect(answer.body).toMatchObject({ status: 'active', version: 2 })
  await expect.poll(shown).toEqual([season.id])

  const closed = await admin.call(closeSeason, { ...at(season), body: { version: 2 } })
  expect(closed.body).toMatchObject({ status: 'closed', version: 3 })
  expect(closed.body).toHaveProperty('closedAt')
  const reopened = await admin.call(reopenSeason, {
    ...at(season),
    body: { version: 3, reason: 'Two results came late.' },
  })
  expect(reopened.body).toMatchObject({ status: 'active', version: 4 })
  expect(reopened.body).not.toHaveProperty('closedAt')
})

test('a season is opened by a published rulebook of its league alone', async () => {
  const bare = await putSeason((await putLeague()).id)
  const sentence = 'Choose a rulebook before you open this season.'
  const refused = await admin.call(openSeason, { ...at(bare), body: { version: 1 } })
  expectProblem(refused, 422, 'season_rulebook')
  expect(refused.body).toMatchObject({ detail: sentence })
  const other = pinOf(await putRulebook((await putLeague()).id, { status: 'published' }))
  const draft = pinOf(await putRulebook(bare.leagueId))
  for (const rulebook of [other, draft, { ...draft, versionNo: 9 }]) {
    const answer = await admin.call(updateSeason, { ...at(bare), body: bodyOf(bare, { rulebook }) })
    expect(expectProblem(answer, 422, 'season_rulebook').errors).toMatchObject([{ path: 'body.rulebook' }])
  }
})

test('points of a running season change only with a reason, which everyone reads', async () => {
  const season = await aSeason({ status: 'active' })
  const body = bodyOf(season, { bestN: 5 })
  const silent = await admin.call(updateSeason, { ...at(season), body })
  expectProblem(silent, 422, 'season_reason_needed')
  expect(silent.body).toMatchObject({
    detail: 'This changes standings that people have already seen. Say why.',
  })
  const reason = 'Two events were rained out.'
  expectSuccess(await admin.call(updateSeason, { ...at(season), body: { ...body, reason } }))
  const { body: read } = await visitor.call(getSeason, { params: { seasonId: season.id } })
  expect(read).toMatchObject({ bestN: 5, notes: [{ reason }] })
  const fixed = await admin.call(updateSeason, {
    ...at(season),
    body: bodyOf(read, { bestN: 5, minEvents: 1 }),
  })
  expect(expectProblem(fixed, 422, 'season_running').errors).toMatchObject([{ path: 'body.minEvents' }])
  const named = bodyOf(read, { bestN: 5, name: 'A better name', endsOn: '2027-01-10' })
  expect((await admin.call(updateSeason, { ...at(season), body: named })).body).toMatchObject({
    name: 'A better name',
    notes: [{ reason }],
  })
})

test('a running season takes a rulebook that adds classes, and no other', async () => {
  const season = await aSeason({ status: 'active' })
  const { classes } = rulebookFields()
  const [one, ...more] = classes
  if (!one) throw new Error('The rulebook has classes.')
  const status = 'published'
  const { leagueId } = season
  const added = await putRulebook(leagueId, {
    status,
    versionNo: 2,
    classes: [...classes, { ...one, key: 'NEW' }],
  })
  const moved = await putRulebook(leagueId, {
    status,
    versionNo: 3,
    classes: [{ ...one, order: 99 }, ...more],
  })
  const take = (rulebook: Rulebook) =>
    admin.call(updateSeason, { ...at(season), body: bodyOf(season, { rulebook: pinOf(rulebook) }) })
  expectProblem(await take(moved), 422, 'season_rulebook')
  expect((await take(added)).body).toMatchObject({ rulebook: { versionNo: 2 } })
})

test('a closed season does not change', async () => {
  const season = await aSeason({ status: 'closed', closedAt: '2026-01-05T12:00:00.000Z' })
  expectRefused(
    await admin.call(updateSeason, { ...at(season), body: bodyOf(season, { name: 'Other' }) }),
    'season_closed',
    'This season is closed. Open it again to change it.',
  )
  expectRefused(
    await admin.call(openSeason, { ...at(season), body: { version: 1 } }),
    'season_closed',
    'This season is closed. Open it again to change it.',
  )
})

test('a season that has not been opened is neither closed nor opened again', async () => {
  const season = await aSeason()
  const sentence = 'This season has not been opened yet.'
  const body = { version: 1 }
  expectRefused(await admin.call(closeSeason, { ...at(season), body }), 'season_draft', sentence)
  const reason = 'Opened by mistake.'
  const reopen = await admin.call(reopenSeason, { ...at(season), body: { ...body, reason } })
  expectRefused(reopen, 'season_draft', sentence)
})

test('a change that meets a closing loses or comes first, never in between', async () => {
  const season = await aSeason({ status: 'active' })
  const [changed, closed] = await Promise.all([
    admin.call(updateSeason, { ...at(season), body: bodyOf(season, { name: 'Renamed' }) }),
    admin.call(closeSeason, { ...at(season), body: { version: 1 } }),
  ])
  expect([changed.status, closed.status].toSorted()).toEqual([200, 409])
  expect(await seasons.get({ id: season.id })).toMatchObject({ version: 2 })
})

test('a copy is a draft of the next year with the same rules', async () => {
  const season = await aSeason({ status: 'closed', closedAt: '2027-01-05T12:00:00.000Z' })
  const { body: copy } = await admin.call(copySeason, at(season))
  const { rulebook, pointsTable, bestN } = season
  expect(copy).toMatchObject({
    name: 'Season 2027',
    year: 2027,
    startsOn: '2027-01-01',
    status: 'draft',
    ...{ rulebook, pointsTable, bestN },
  })
  expect(copy).not.toHaveProperty('closedAt')
  const { leagueId } = season
  const listed = async () =>
    (await admin.call(listAllSeasons, { params: { leagueId } })).body.items.map(({ id }) => id)
  await expect.poll(listed).toEqual([copy.id, season.id])
})

test('a season of another league is not found, and its days are in order', async () => {
  const season = await aSeason()
  const { id: leagueId } = await putLeague()
  const elsewhere = { params: { leagueId, seasonId: season.id } }
  expectProblem(await admin.call(copySeason, elsewhere), 404, 'season_not_found')
  const body = seasonFields({ endsOn: '2025-12-31' })
  const answer = await admin.call(createSeason, { params: { leagueId }, body })
  expect(expectProblem(answer, 422, 'season_days').errors).toMatchObject([{ path: 'body.endsOn' }])
})
