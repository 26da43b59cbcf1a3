import { expect, test } from 'vitest'
import { countSearch } from '#core/content/search/count-search.ts'
import { rankPopularSearches } from '#core/content/search/rank-popular-searches.ts'
import { searchedOn, searchedQueries } from '#core/content/search/searched-queries.ts'
import { commit } from '#core/platform/db/commit.ts'
import { jobProgress } from '#core/platform/jobs/job-progress.ts'
import {
  blockSearchTerm,
  getSearchReport,
  listBlockedSearchTerms,
  listPopularSearches,
  search,
  unblockSearchTerm,
} from '#shared/content/search/contract.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { newMember } from '#test/support/new-member.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')
const now = await control.now()
const before = await control.position()
const today = now.slice(0, 10)

const bodyOf = <Body>(answer: { status: number; text: string; body: Body }): Body => {
  expectSuccess(answer)
  return answer.body
}

const countedOn = async (day: string, query: string) => {
  const { items } = await searchedQueries.list({
    pk: searchedOn(day),
    prefix: query,
    limit: 1,
    consistent: true,
  })
  const [item] = items
  return item?.query === query ? { callers: item.callers, zero: item.zero } : undefined
}

const searchFor = (query: string, more: Partial<Parameters<typeof countSearch>[0]> = {}) =>
  countSearch({ query, ip: '192.0.2.1', now, foundNothing: false, foundThings: true, ...more })

const popular = async () =>
  (await visitor.call(listPopularSearches, { query: { limit: 50 } })).body.items.map(({ query }) => query)

const report = async (days: '7' | '30' | '90' = '30') =>
  bodyOf(await admin.call(getSearchReport, { query: { days } }))

test('twenty searches of one caller at once count once, and those of twenty callers all', async () => {
  await Promise.all(Array.from({ length: 20 }, () => searchFor('Zorbital amp')))
  expect(await countedOn(today, 'zorbital amp')).toEqual({ callers: 1, zero: 0 })
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      searchFor(' zorbital  AMP', { ip: `192.0.2.${at + 10}`, foundNothing: true }),
    ),
  )
  expect(await countedOn(today, 'zorbital amp')).toEqual({ callers: 21, zero: 20 })
})

test('a search counts when it is submitted, its first page alone, and says whether it found anything', async () => {
  const ask = (q: string, more = {}) => visitor.call(search, { query: { q, ...more } })
  // The platform counts under its own day, which may have begun since this file did.
  const today = (await control.now()).slice(0, 10)
  expectSuccess(await ask('quilvane'))
  expect(await countedOn(today, 'quilvane')).toBeUndefined()
  const { nextCursor } = bodyOf(await ask('member', { limit: 1 }))
  expectSuccess(await ask('member', { limit: 1, cursor: nextCursor, submitted: 'true' }))
  expect(await countedOn(today, 'member')).toBeUndefined()
  for (let time = 0; time < 3; time++) expectSuccess(await ask('quilvane', { submitted: 'true' }))
  expect(await countedOn(today, 'quilvane')).toEqual({ callers: 1, zero: 1 })
  expectSuccess(await ask('member', { submitted: 'true' }))
  expect(await countedOn(today, 'member')).toEqual({ callers: 1, zero: 0 })
})

test('what one type does not have is counted neither as found nor as missing', async () => {
  for (const type of ['content', 'user'] as const)
    expectSuccess(await visitor.call(search, { query: { q: 'drovimask', type, submitted: 'true' } }))
  expect(await countedOn(today, 'drovimask')).toBeUndefined()
})

test('what names a member, hidden ones too, is not counted; a word that other things have is', async () => {
  const { client } = await newMember(url)
  await changeUser(userIdOf(client), { name: 'Wilhelmina Tarkovane', isPublicProfile: false })
  await control.settle()
  const alone = { foundThings: false }
  for (const query of [
    'tarkovane',
    'wilhelmina tarkovane',
    'Tarkovane, Wilhelmina',
    'tarkovane wilhelmina subwoofer',
  ])
    await searchFor(query, { ...alone, ip: '192.0.2.60' })
  await searchFor('tarkovane box', { ...alone, ip: '192.0.2.60' })
  await searchFor('wilhelmina', { ip: '192.0.2.60' })
  const rows = await control.writtenSince(before)
  const queries = rows.filter(({ entity }) => entity === searchedQueries.name).map(({ sk }) => sk)
  expect(queries.filter((query) => /tarkovane|wilhelmina/.test(query)).toSorted()).toEqual([
    'tarkovane box',
    'wilhelmina',
  ])
})

test('nothing that is stored says who searched', async () => {
  await searchFor('plovdent', { ip: '198.51.100.77' })
  const rows = (await control.writtenSince(before)).filter(({ pk }) => /^SEARCH(?:ER|ED|_SALT)#/.test(pk))
  expect(rows.some(({ sk }) => sk === 'plovdent')).toBe(true)
  for (const row of rows) {
    expect(JSON.stringify(row)).not.toContain('198.51.100.77')
    if (row.pk.startsWith('SEARCHER#')) expect(JSON.stringify(row)).not.toContain('plovdent')
    expect(row).toHaveProperty('ttl')
  }
})

test('more than sixty searches an hour of one caller are answered and not counted', async () => {
  for (let at = 0; at < 62; at++)
    await searchFor(`flood number ${String.fromCodePoint(0x4e00 + at)}`, { ip: '192.0.2.61' })
  const { items } = await searchedQueries.list({ pk: searchedOn(today), prefix: 'flood number', limit: 100 })
  expect(items).toHaveLength(60)
})

/** So many callers on so many of the last days; then the night job, as if it had never run. */
async function searchedBefore(query: string, callers: number[], zero: number[] = []): Promise<void> {
  await commit(
    ...callers.map((count, at) =>
      searchedQueries.put(
        { day: addDays(today, -1 - at), query, callers: count, zero: zero[at] ?? 0, version: 1 },
        { absent: true },
      ),
    ),
  )
}

/** The night job, as if it had not run for three days. */
async function rankAgain(): Promise<void> {
  const job = 'rank_popular_searches'
  const progress = await jobProgress.get({ job }, { consistent: true })
  const behind = { job, finishedOn: addDays(today, -4), version: (progress?.version ?? 0) + 1 }
  await commit(jobProgress.put(behind, progress ? { version: progress.version } : { absent: true }))
  await rankPopularSearches(now)
  await control.settle()
}

test('popular is what three callers looked for on two days and found, most first; the report has the rest, too', async () => {
  await searchedBefore('vexley port', [900, 900])
  await searchedBefore('vexley robot', [5000])
  await searchedBefore('vexley missing', [800, 800], [800, 800])
  await searchedBefore('vexley few', [2, 2, 2])
  await rankAgain()
  const shown = (await popular()).filter((query) => query.startsWith('vexley'))
  expect(shown).toEqual(['vexley port'])
  const { top, notFound, trend, throughOn } = await report('7')
  expect(throughOn).toBe(addDays(today, -1))
  expect(trend).toHaveLength(7)
  expect(trend.at(-1)?.searches).toBeGreaterThanOrEqual(900 + 5000 + 800 + 2)
  expect(top.slice(0, 3)).toEqual([
    { query: 'vexley robot', searches: 5000, withoutResults: 0 },
    { query: 'vexley port', searches: 1800, withoutResults: 0 },
    { query: 'vexley missing', searches: 1600, withoutResults: 1600 },
  ])
  expect(notFound[0]).toEqual({ query: 'vexley missing', searches: 1600, withoutResults: 1600 })
  await rankAgain()
  expect((await report('7')).top).toEqual(top)
})

test('a blocked term is nowhere to be seen at once, is not counted, and comes back when it is unblocked', async () => {
  await searchedBefore('hexbad word', [700, 700])
  await rankAgain()
  expect(await popular()).toContain('hexbad word')
  const body = { term: ' HexBad ' }
  const blocked = bodyOf(await admin.call(blockSearchTerm, { body })).items
  expect(blocked[0]).toMatchObject({ term: 'hexbad' })
  expect(bodyOf(await admin.call(blockSearchTerm, { body })).items).toEqual(blocked)
  expect(await popular()).not.toContain('hexbad word')
  expect((await report()).top.map(({ query }) => query)).not.toContain('hexbad word')
  await searchFor('hexbad other', { ip: '192.0.2.62' })
  expect(await countedOn(today, 'hexbad other')).toBeUndefined()
  const { items } = bodyOf(await admin.call(unblockSearchTerm, { body }))
  expect(items.map(({ term }) => term)).not.toContain('hexbad')
  expect(await popular()).toContain('hexbad word')
})

test('two administrators who block terms at the same time both have their term blocked', async () => {
  const terms = Array.from({ length: 5 }, (_, at) => `parallel term ${at}`)
  const answers = await Promise.all(terms.map((term) => admin.call(blockSearchTerm, { body: { term } })))
  answers.forEach(expectSuccess)
  const { items } = bodyOf(await admin.call(listBlockedSearchTerms, {}))
  expect(items.map(({ term }) => term)).toEqual(expect.arrayContaining(terms))
})
