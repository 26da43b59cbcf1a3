import { expect, onTestFinished, test } from 'vitest'
import { countedDetails } from '#core/operations/insights/counted-details.ts'
import { countedEvents } from '#core/operations/insights/counted-events.ts'
import {
  analyticsSettings,
  readAnalyticsSettings,
} from '#core/operations/insights/stored-analytics-settings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { figureDays } from '#core/platform/platform-figures/figure-days.ts'
import {
  getAnalyticsSettings,
  getVisitReport,
  sendTestEvent,
  updateAnalyticsSettings,
} from '#shared/operations/insights/admin-contract.ts'
import type { AnalyticsSettings } from '#shared/operations/insights/analytics-settings.ts'
import { getCountingSwitches, recordEvents, type SeenEvent } from '#shared/operations/insights/contract.ts'
import { mostDetails } from '#shared/operations/insights/counted-event.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { itemsWith, type Stored } from '#test/support/items-with.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')
const today = siteDay(await control.now())

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

const record = (events: SeenEvent[], headers: Record<string, string> = {}, client = new Client(url)) =>
  client.call(recordEvents, { body: { events } }, { ...browser, ...headers })

const countOf = async (name: string, of: string, detail = '') =>
  (await countedEvents.get({ name, on: today, of, detail }, { consistent: true }))?.count ?? 0

const figure = async (name: 'visits' | 'page_views') =>
  (await figureDays.get({ day: today, figure: name }, { consistent: true }))?.count ?? 0

/** Changes the settings for one test, past the route. */
async function settingsAre(changes: Partial<AnalyticsSettings>): Promise<void> {
  const stored = await readAnalyticsSettings({ consistent: true })
  const put = (settings: AnalyticsSettings, { version }: AnalyticsSettings) =>
    commit(
      analyticsSettings.put(
        { ...settings, version: version + 1 },
        version === 0 ? { absent: true } : { version },
      ),
    )
  await put({ ...stored, ...changes }, stored)
  onTestFinished(async () => {
    const { own, google, keptDays } = stored
    const now = await readAnalyticsSettings({ consistent: true })
    await put({ ...now, own, google, keptDays }, now)
  })
}

/** What counting writes. Figures of members and listings follow the table by themselves. */
const countedIn = (written: Stored[]) =>
  written.filter(({ pk, sk }) => pk.startsWith('COUNTED_') || /#(visits|page_views)$/.test(sk))

test('what is kept of events is the name, the day, the page, the detail, and how often; nothing else', async () => {
  const visitor = new Client(url)
  const before = await control.position()
  const [visits, views] = [await figure('visits'), await figure('page_views')]
  const events = [
    { name: 'page_view', path: '/faq', visit: { from: 'www.example.com' } },
    { name: 'page_view', path: '/faq' },
    { name: 'form_submit', path: '/contact', detail: 'contact accepted' },
    { name: 'search', path: '/search' },
  ]
  const answer = await record(
    events,
    { cookie: 'kept=secret', referer: `${url}/search?q=secret`, 'accept-language': 'nl' },
    visitor,
  )
  expect({ status: answer.status, text: answer.text }).toEqual({ status: 202, text: '' })
  const written = await control.writtenSince(before)
  const keptUntil = addDays(today, (await readAnalyticsSettings()).keptDays)
  const rows = written.filter(({ entity }) => entity === 'counted-event')
  const ttl = Date.parse(`${addDays(keptUntil, 1)}T00:00:00.000Z`) / 1000
  const kept = (name: string, of: string, detail = '', count = 1) => ({
    pk: `COUNTED_EVENTS#${name}`,
    sk: `${today}#${of}#${detail}`,
    entity: 'counted-event',
    name,
    on: today,
    of,
    detail,
    count,
    keptUntil,
    ttl,
    version: 1,
  })
  const inOrder = (items: { pk: string }[]) => items.toSorted((a, b) => (a.pk < b.pk ? -1 : 1))
  expect(inOrder(rows)).toEqual(
    inOrder([
      kept('page_view', '/faq', '', 2),
      kept('visit', 'example.com'),
      kept('form_submit', '/contact', 'contact accepted'),
      kept('search', '/search'),
    ]),
  )
  expect([(await figure('visits')) - visits, (await figure('page_views')) - views]).toEqual([1, 2])
  expect(itemsWith(visitor.address, written)).toEqual([])
  expect(itemsWith('secret', written)).toEqual([])
  expect(itemsWith('Firefox', written)).toEqual([])
})

test.each<[string, SeenEvent, Record<string, string>?]>([
  ['an unknown name', { name: 'page_viewed', path: '/pricing' }],
  ['an address', { name: 'page_view', path: '/events/evt_01J00000000000000000000000' }],
  ['a page of the administration', { name: 'page_view', path: '/admin/users' }],
  ['a search with its words', { name: 'search', path: '/pricing', detail: 'dana' }],
  ['a robot', { name: 'page_view', path: '/pricing' }, { 'user-agent': 'Googlebot/2.1' }],
  ['a program without a name', { name: 'page_view', path: '/pricing' }, { 'user-agent': '' }],
  ['Global Privacy Control', { name: 'page_view', path: '/pricing' }, { 'sec-gpc': '1' }],
  ['Do Not Track', { name: 'page_view', path: '/pricing' }, { dnt: '1' }],
])('nothing is kept of %s, and the answer says nothing about it', async (_what, event, headers) => {
  const before = await control.position()
  const answer = await record([{ ...event, visit: { from: 'example.com' } }], headers)
  expect({ status: answer.status, text: answer.text }).toEqual({ status: 202, text: '' })
  const written = await control.writtenSince(before)
  expect(countedIn(written)).toEqual([])
})

test('nothing is counted while own counting is off, and open pages are told so', async () => {
  const switches = async () => (await new Client(url).call(getCountingSwitches, {})).body
  expect(await switches()).toEqual({ own: true, google: true })
  await settingsAre({ own: false })
  expect(await switches()).toEqual({ own: false, google: true })
  const before = await control.position()
  expect((await record([{ name: 'page_view', path: '/pricing' }])).status).toBe(202)
  const written = await control.writtenSince(before)
  expect(countedIn(written)).toEqual([])
})

test('twenty browsers at once add up exactly', async () => {
  const [pages, views] = [await countOf('page_view', '/advertise'), await figure('page_views')]
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => record([{ name: 'page_view', path: '/advertise' }])),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202))
  expect((await countOf('page_view', '/advertise')) - pages).toBe(20)
  expect((await figure('page_views')) - views).toBe(20)
})

/** Letters only, as the code of an error is. */
const codeOf = (count: number) =>
  `flood_${[...String(count)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`

test('a flood of made-up details gets 200 counters a day, and the rest is counted as one', async () => {
  const known = async () =>
    (await countedDetails.get({ name: 'error', on: today }, { consistent: true }))?.details ?? new Set()
  const taken = (await known()).size
  const other = await countOf('error', '/register', 'other')
  const codes = Array.from({ length: 300 }, (_, at) => codeOf(at))
  const batches = Array.from({ length: 15 }, (_, at) => codes.slice(at * 20, at * 20 + 20))
  const answers = await Promise.all(
    batches.map((batch) => record(batch.map((detail) => ({ name: 'error', path: '/register', detail })))),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202))
  expect((await known()).size).toBe(mostDetails)
  const counts = await Promise.all(codes.map((code) => countOf('error', '/register', code)))
  const ownCounters = counts.filter((count) => count > 0).length
  expect(ownCounters).toBe(mostDetails - taken)
  expect((await countOf('error', '/register', 'other')) - other).toBe(300 - ownCounters)
  // What has a place keeps it.
  const first = codes.find((_, at) => counts[at]) ?? ''
  await record([{ name: 'error', path: '/login', detail: first }])
  expect(await countOf('error', '/login', first)).toBe(1)
})

test('a network address that sends more than sixty times a minute is refused', async () => {
  const client = new Client(url)
  const robot = { 'user-agent': 'Googlebot/2.1' }
  // A minute may end meanwhile.
  const answers = await Promise.all(
    Array.from({ length: 125 }, () => record([{ name: 'page_view', path: '/faq' }], robot, client)),
  )
  const refused = answers.filter(({ status }) => status !== 202)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) expectProblem(answer, 429, 'rate_limited')
})

test('a request is small', async () => {
  const event = { name: 'page_view', path: `/${'x'.repeat(190)}` }
  expectProblem(await record(Array.from({ length: 20 }, () => event)), 413)
  expectProblem(await record(Array.from({ length: 21 }, () => ({ name: 'search', path: '/' }))), 400)
  expectProblem(await record([{ ...event, path: `/${'x'.repeat(200)}` }]), 400)
})

test('counters are kept as long as the settings say when they are written', async () => {
  await settingsAre({ keptDays: 180 })
  await record([{ name: 'page_view', path: '/cookie-policy' }])
  await record([
    { name: 'page_view', path: '/:slug' },
    { name: 'page_view', path: '/teams' },
  ])
  const row = await countedEvents.get({ name: 'page_view', on: today, of: '/teams', detail: '' })
  expect(row?.keptUntil).toBe(addDays(today, 180))
})

test('a change of the settings is logged with before and after, and refused where another came first', async () => {
  await settingsAre({ google: true })
  const { googleId, ...settings } = (await admin.call(getAnalyticsSettings, {})).body
  expect(googleId).toBe('G-LAPTOP')
  const body = { ...settings, google: false, keptDays: 333 }
  const answers = await Promise.all([1, 2].map(() => admin.call(updateAnalyticsSettings, { body })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expectProblem(
    answers.find(({ status }) => status === 409) ?? answers[0] ?? expect.fail(),
    409,
    'version_conflict',
  )
  expect((await admin.call(getAnalyticsSettings, {})).body).toEqual({
    ...body,
    googleId,
    version: settings.version + 1,
  })
  expect((await new Client(url).call(getCountingSwitches, {})).body).toEqual({ own: true, google: false })
  const log = await everyItem(admin, listActivities, { query: { type: 'analytics_settings_update' } })
  expect(log.find(({ after }) => after?.keptDays === 333)).toMatchObject({
    description: 'Changed how visits are counted',
    before: { google: true, keptDays: settings.keptDays },
    after: { google: false, keptDays: 333 },
  })
})

test('settings that are saved as they are change nothing, and each limit has its sentence', async () => {
  const { googleId: _, ...settings } = (await admin.call(getAnalyticsSettings, {})).body
  const save = (changes: Partial<AnalyticsSettings>) =>
    admin.call(updateAnalyticsSettings, { body: { ...settings, ...changes } })
  expect((await save({})).body.version).toBe(settings.version)
  const refusal = async (keptDays: number) => expectProblem(await save({ keptDays }), 400).errors
  const path = 'body.keptDays'
  expect(await refusal(179)).toEqual([{ path, message: 'Keep at least 180 days' }])
  expect(await refusal(801)).toEqual([{ path, message: 'Keep at most 800 days' }])
})

test('only administrators read figures and change settings', async () => {
  const member = await demoClient(url, 'member')
  for (const contract of [getAnalyticsSettings, getVisitReport])
    expectProblem(await member.call(contract, {}), 403)
  expectProblem(await member.call(sendTestEvent, {}), 403)
  const body = { own: false, google: false, keptDays: 400, version: 0 }
  expectProblem(await member.call(updateAnalyticsSettings, { body }), 403)
})

test('a test event arrives, and no report has it', async () => {
  const [one, two] = [await admin.call(sendTestEvent, {}), await admin.call(sendTestEvent, {})]
  expectSuccess(one)
  expect(two.body).toMatchObject({ day: today, count: one.body.count + 1 })
  const report = await admin.call(getVisitReport, {})
  expect(report.body.events.map(({ name }) => name)).not.toContain('test')
})

test('a report compares the days up to today with as many before, from each page of its counters', async () => {
  const day = (before: number) => addDays(today, -before)
  const row = { keptUntil: addDays(today, 400), version: 1 }
  const of = '/teams/:teamId'
  const planted = [
    { name: 'page_view', on: day(6), of, detail: '', count: 500_000 },
    { name: 'page_view', on: day(7), of, detail: '', count: 70_000 },
    { name: 'page_view', on: day(13), of, detail: '', count: 1 },
    { name: 'page_view', on: day(14), of, detail: '', count: 9_000_000 },
    { name: 'visit', on: day(2), of: 'planted.example', detail: '', count: 400_000 },
    // More than one page of a query.
    ...Array.from({ length: 2500 }, (_, at) => ({
      name: 'social_click',
      on: day(3),
      of: `/planted-${at}`,
      detail: 'x'.repeat(300),
      count: 1,
    })),
  ].map((one) => ({ ...one, ...row }))
  const inParts = async (write: (part: typeof planted) => Promise<void>) => {
    for (let at = 0; at < planted.length; at += 100) await write(planted.slice(at, at + 100))
  }
  await inParts((part) => commit(...part.map(countedEvents.derive)))
  onTestFinished(() => inParts((part) => commit(...part.map(countedEvents.underive))))
  const { body } = await admin.call(getVisitReport, { query: { days: '7' } })
  expect(body).toMatchObject({ from: day(6), to: today, isCounting: true })
  expect([body.visits.length, body.pageViews.length]).toEqual([14, 14])
  expect(body.pages.find(({ path }) => path === of)).toEqual({ path: of, count: 500_000, before: 70_001 })
  expect(body.sources[0]).toEqual({ host: 'planted.example', count: 400_000, before: 0 })
  const clicks = body.events.find(({ name }) => name === 'social_click')
  expect(clicks?.details[0]).toMatchObject({ detail: 'x'.repeat(300), count: 2500 })
  for (const list of [body.pages, body.sources, ...body.events.map(({ details }) => details)])
    expect(list.length).toBeLessThanOrEqual(20)
})

test('the figures of today stand last in a report', async () => {
  const read = async () => (await admin.call(getVisitReport, { query: { days: '7' } })).body
  const before = await read()
  await record([
    { name: 'page_view', path: '/faq', visit: {} },
    { name: 'page_view', path: '/faq' },
  ])
  const after = await read()
  const grown = (figure: 'visits' | 'pageViews') => (after[figure].at(-1) ?? 0) - (before[figure].at(-1) ?? 0)
  expect([grown('visits'), grown('pageViews')]).toEqual([1, 2])
})
