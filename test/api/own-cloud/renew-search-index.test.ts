import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { directoryEntries } from '#core/community/members/directory-entries.ts'
import { faqs } from '#core/content/faqs/faqs.ts'
import { renewSearchIndex } from '#core/content/search/renew-search-index.ts'
import { rulesChangedOn } from '#core/content/search/rules-changed-on.ts'
import { env } from '#core/env.ts'
import { eventLines } from '#core/events/events/event-lines.ts'
import { organizerEvents } from '#core/events/events/organizer-events.ts'
import { documents } from '#core/platform/db/client.ts'
import { commit } from '#core/platform/db/commit.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { jobProgress } from '#core/platform/jobs/job-progress.ts'
import { isProjection } from '#core/platform/projections/follow.ts'
import { profileRows } from '#core/platform/users/profile-rows.ts'
import { users } from '#core/platform/users/users.ts'
import { followers } from '#functions/streams/followers.ts'
import { beforeNextWrite } from '#test/support/before-next-write.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'
import { itemsWith, type Stored } from '#test/support/items-with.ts'
import { newMember } from '#test/support/new-member.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>
let before: number

beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
  before = await control.position()
})
afterAll(() => cloud.stop())

const job = 'renew_search_index'

/** What identifies a member; moderation checks the version of the profile. */
async function derived(id: string): Promise<Stored[]> {
  const kinds = followers.filter(isProjection).flatMap(({ into }) => (into === profileRows.name ? [] : into))
  const rows = itemsWith(id, await control.writtenSince(before)).filter(({ entity = '' }) =>
    kinds.includes(entity),
  )
  return rows.toSorted((a, b) => `${a.pk} ${a.sk}`.localeCompare(`${b.pk} ${b.sk}`))
}

async function beforeTheFirstRun(cursor?: string): Promise<void> {
  const progress = await jobProgress.get({ job }, { consistent: true })
  if (progress) await commit(jobProgress.delete(progress))
  if (cursor)
    await commit(jobProgress.put({ job, finishedOn: '1970-01-01', cursor, version: 1 }, { absent: true }))
}

async function publicMember(name: string): Promise<string> {
  const { client } = await newMember(cloud.url)
  const id = userIdOf(client)
  await changeUser(id, { name, status: 'active', registrationCompleted: true, isPublicProfile: true })
  await control.settle()
  return id
}

const lineOf = (row: Stored) =>
  row.entity === directoryEntries.name ? directoryEntries.read(row) : undefined

const put = (Item: Record<string, unknown>) =>
  documents().send(new PutCommand({ TableName: env('TABLE_NAME'), Item }))

/** What of a member is stored as rules without folding had it, with rows that no rule of today would find. */
async function indexAsBefore(id: string): Promise<void> {
  const rows = await derived(id)
  await writeBatch(rows.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })))
  const entry = rows.find((row) => lineOf(row)?.list === 'newest')
  for (const row of rows.filter((row) => row.entity === 'user-row' || row === entry))
    await put({ ...row, ...(row.entity === 'user-row' && { gsi2sk: `Łukasz\u001f${id}` }) })
  const { data: _, ...unpacked }: Partial<Stored> = entry ?? {}
  for (const term of ['łukasz 李小龍', '李小龍'])
    await put({
      ...unpacked,
      ...(entry && lineOf(entry)),
      list: `find#${term.slice(0, 2)}`,
      at: term,
      pk: `MEMBERS#find#${term.slice(0, 2)}`,
      sk: term,
    })
  const found = rows.find(({ entity }) => entity === 'user-search-entry')
  await put({ ...found, term: 'łukasz', pk: 'ADMIN_SEARCH#łu', sk: `łukasz#${id}` })
}

test('what older rules have stored is as the stream makes it today after one run, and later runs do nothing', async () => {
  const id = await publicMember('Łukasz 李小龍')
  const asToday = await derived(id)
  await indexAsBefore(id)
  await beforeTheFirstRun()
  expect((await control.run(job)).result).toEqual({ renewed: 1, removed: 3 })
  expect(await derived(id)).toEqual(asToday)
  expect((await control.run(job)).result).toEqual({ renewed: 0, removed: 0 })
  await beforeTheFirstRun()
  expect((await control.run(job)).result).toEqual({ renewed: 0, removed: 0 })
})

test('an event from before the lists had lines comes into them after one run', async () => {
  const organizer = await anOrganizer(cloud.url)
  const event = await putPublished(organizer.userId)
  await control.settle()
  const asToday = await derived(event.id)
  const kinds = [eventLines.name, organizerEvents.name]
  const rows = asToday.filter(({ entity = '' }) => kinds.includes(entity))
  expect(rows.map(({ entity }) => entity).toSorted()).toEqual(kinds)
  await writeBatch(rows.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })))
  await beforeTheFirstRun()
  expect((await control.run(job)).result).toEqual({ renewed: 1, removed: 0 })
  expect(await derived(event.id)).toEqual(asToday)
})

test('what was indexed without its type is indexed by it, and by its title, after one run', async () => {
  const faq = {
    slug: 'zq-layout',
    category: 'Test',
    question: 'Vorlaxum',
    answer: '',
    displayOrder: 900,
    version: 1,
  }
  await commit(faqs.put(faq, { absent: true }))
  await control.settle()
  const ofFaq = async () => itemsWith('faq:zq-layout', await control.writtenSince(before))
  const asToday = await ofFaq()
  expect(asToday.map(({ pk }) => pk)).toEqual(
    expect.arrayContaining(['SEARCH#content#vo', 'STITLE#content#vo']),
  )
  await writeBatch(asToday.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })))
  const shown = { id: 'faq:zq-layout', type: 'content', title: faq.question, description: '', url: '/faq' }
  const former = { ...shown, term: 'vorlaxum', version: 1, entity: 'search-entry' }
  await put({ ...former, pk: 'SEARCH#vo', sk: 'vorlaxum#faq:zq-layout' })
  await beforeTheFirstRun()
  expect((await control.run(job)).result).toEqual({ renewed: 1, removed: 1 })
  expect(await ofFaq()).toEqual(expect.arrayContaining(asToday))
  expect(await ofFaq()).toHaveLength(asToday.length)
})

test('a member who changes the name between a read and a write leaves no row too many and none too few', async () => {
  const id = await publicMember('Fergal O’Beirne')
  await indexAsBefore(id)
  await beforeTheFirstRun()
  let changed = false
  const change = async () => {
    changed = true
    await changeUser(id, { name: 'Łukasz 李小龍' })
    await control.settle()
  }
  beforeNextWrite(change, (input) => /"PutRequest":.*/.exec(JSON.stringify(input))?.[0].includes(id) ?? false)
  await renewSearchIndex(followers)
  expect(changed).toBe(true)
  const now = await derived(id)
  await changeUser(id, { isPublicProfile: false })
  await changeUser(id, { isPublicProfile: true })
  await control.settle()
  expect(now.filter((row) => (lineOf(row) ?? row).name !== 'Łukasz 李小龍')).toEqual([])
  expect(await derived(id)).toEqual(now)
})

test('two runs at once renew each row once or twice, and leave the same', async () => {
  const id = await publicMember('Łukasz 李小龍')
  const asToday = await derived(id)
  await indexAsBefore(id)
  await beforeTheFirstRun()
  await Promise.all([renewSearchIndex(followers), renewSearchIndex(followers)])
  expect(await derived(id)).toEqual(asToday)
})

test('a run that was cut off is gone on with, but not under other rules', async () => {
  const id = await publicMember('Łukasz 李小龍')
  const asToday = await derived(id)
  const { pk, sk } = users.key({ id })
  const behind = { after: { pk, sk }, failed: 0 }
  await indexAsBefore(id)
  await beforeTheFirstRun(JSON.stringify({ ...behind, rules: rulesChangedOn }))
  expect(await renewSearchIndex(followers)).toMatchObject({ renewed: 0 })
  await indexAsBefore(id)
  await beforeTheFirstRun(JSON.stringify({ ...behind, rules: '2020-01-01' }))
  expect(await renewSearchIndex(followers)).toMatchObject({ renewed: 1 })
  expect(await derived(id)).toEqual(asToday)
})
