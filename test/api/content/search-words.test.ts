import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { faqs } from '#core/content/faqs/faqs.ts'
import { commit } from '#core/platform/db/commit.ts'
import { listTeams } from '#shared/community/teams/contract.ts'
import { search, suggestSearch } from '#shared/content/search/contract.ts'
import type { SearchType } from '#shared/content/search/search-type.ts'
import type { User } from '#shared/platform/users/user.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { putPublished } from '#test/support/events.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { changeUser } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putTeam } from '#test/support/teams.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)

async function find(q: string, type?: SearchType) {
  const answer = await visitor.call(search, { query: { q, ...(type && { type }) } })
  expectSuccess(answer)
  return answer.body
}

const ids = async (q: string, type?: SearchType) => (await find(q, type)).items.map(({ id }) => id)
const titles = async (q: string) => (await find(q, 'content')).items.map(({ title }) => title)

const entry = (slug: string, question: string, answer = '') =>
  faqs.put({ slug, category: 'Test', question, answer, displayOrder: 900, version: 1 }, { absent: true })

test('an event is found by its venue, its city and its state, by name and code, and a place alone counts less than a title', async () => {
  const event = await putPublished(randomUUID(), {
    title: 'Gryphon finals',
    venueName: 'Vexholm Hall',
    city: 'Marquistown',
    state: 'ND',
  })
  await control.settle()
  for (const q of [
    'vexholm',
    'Vexholm-Hall',
    'marquistown',
    'Marquistown, ND',
    'marquistown north dakota',
    'gryphon north dakota',
    'events in Marquistown',
    'vexholm nd',
  ])
    expect(await ids(q, 'event')).toContain(event.id)
  expect(await ids('marquistown tx', 'event')).toEqual([])
  const [found] = (await find('marquistown')).items
  expect(found).toMatchObject({ relevanceScore: 10, location: 'Marquistown, ND' })
  expect(found).not.toHaveProperty('place')
  expect((await find('gryphon')).items[0]).toMatchObject({ relevanceScore: 50 })
})

test('a team is found by its town and its state', async () => {
  const team = await putTeam(randomUUID(), { name: 'Brontok crew', city: 'Quellinburg', state: 'WY' })
  await control.settle()
  for (const q of ['quellinburg', 'quellinburg wyoming', 'teams in Quellinburg'])
    expect({ q, ids: await ids(q, 'organization') }).toEqual({ q, ids: [team.id] })
  const listed = await visitor.call(listTeams, { query: { q: 'quellinburg' } })
  expect(listed.body.items.map(({ id }) => id)).toEqual([team.id])
})

test('a member is found by the place that they show, and by no other', async () => {
  const there = { city: 'Zanthorpe', state: 'MT', isPublicProfile: true } satisfies Partial<User>
  const shows = aPerson({ ...there, name: 'Ilka Shows', publicFields: ['city', 'state'] })
  const stateOnly = aPerson({ ...there, name: 'Ilka State', publicFields: ['state'] })
  const hides = aPerson({ ...there, name: 'Ilka Hides', publicFields: [] })
  const hidden = aPerson({ ...there, name: 'Ilka Hidden', publicFields: ['city'], isPublicProfile: false })
  await putPeople([shows, stateOnly, hides, hidden])
  await control.settle()
  const idOf = ({ id }: User) => `member:${id}`
  for (const q of ['zanthorpe', 'Zanthorpe, Montana', 'members in Zanthorpe', 'ilka zanthorpe'])
    expect(await ids(q)).toEqual([idOf(shows)])
  const inState = await ids('ilka montana', 'user')
  expect(inState.toSorted()).toEqual([idOf(shows), idOf(stateOnly)].toSorted())
  await changeUser(shows.id, { publicFields: ['state'] })
  await control.settle()
  expect(await ids('zanthorpe')).toEqual([])
  // Not even as the place that may have been meant.
  expect((await find('zanthrope')).didYouMean).toBeUndefined()
})

test('words and part numbers are found however they are written', async () => {
  await commit(
    entry('zq-warm-joined', 'Gnarlup lanes', 'Where people klemdown.'),
    entry('zq-warm-hyphen', 'Gnarl-up rules', 'How to klem-down.'),
    entry('zq-warm-apart', 'When to gnarl up', 'Before you klem down.'),
    entry('zq-part-joined', 'Krax ZWS15D4'),
    entry('zq-part-hyphen', 'Krax ZWS-15D4'),
    entry('zq-part-apart', 'Krax ZWS 15 D4'),
    entry('zq-short', 'Vuss'),
    entry('zq-longer', 'Vu boxes of ss'),
  )
  await control.settle()
  for (const q of ['gnarlup', 'gnarl-up', 'gnarl up', 'klemdown', 'klem-down', 'klem down'])
    expect((await titles(q)).toSorted()).toEqual(['Gnarl-up rules', 'Gnarlup lanes', 'When to gnarl up'])
  for (const q of ['ZWS15D4', 'zws-15d4', 'ZWS 15 D4', 'zws-15-d4', 'krax zws15d4'])
    expect(await titles(q)).toHaveLength(3)
  expect((await titles('vu-ss'))[0]).toBe('Vuss')
})

test('a query with a slip is answered with what was probably meant, and never with a member', async () => {
  await putPeople([
    aPerson({ name: 'Tremvolk Shown', isPublicProfile: true }),
    aPerson({ name: 'Tremvolk Hidden', isPublicProfile: false }),
  ])
  await commit(
    entry('zq-meant-one', 'Brimwoofer'),
    entry('zq-meant-two', 'Brimwoofer boxes'),
    entry('zq-near', 'Brimwoofel'),
    entry('zq-part', 'Krollax 1234'),
  )
  await control.settle()
  const meant = async (q: string) => (await find(q)).didYouMean
  for (const slip of ['brimwofer', 'brimwooffer', 'brinwoofer', 'rbimwoofer', 'brimwoofre'])
    expect(await meant(slip)).toBe('brimwoofer')
  expect(await meant('Boxes brimwofer')).toBe('boxes brimwoofer')
  // Nothing has both words, or one is two slips away, or it is found as it is written.
  for (const q of [
    'brimwofer nowhere',
    'brimwofr',
    'brimwoofer',
    'brimwoof',
    'krollax 1235',
    'tremvolc',
    'tremvlok',
  ])
    expect(await meant(q)).toBeUndefined()
  expect((await visitor.call(suggestSearch, { query: { q: 'brimwofer' } })).body).toEqual({
    items: [],
    didYouMean: 'brimwoofer',
  })
  expect((await visitor.call(search, { query: { q: 'brimwofer', type: 'event' } })).body).not.toHaveProperty(
    'didYouMean',
  )
})
