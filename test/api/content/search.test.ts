import { beforeAll, expect, test, vi } from 'vitest'
import { directoryEntries } from '#core/community/members/directory-entries.ts'
import { directoryEntriesOf } from '#core/community/members/directory-entries-of.ts'
import { faqs } from '#core/content/faqs/faqs.ts'
import { projections } from '#core/content/faqs/projections.ts'
import { searchEntries } from '#core/content/search/search-entries.ts'
import { commit } from '#core/platform/db/commit.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { listPopularSearches, search, suggestSearch } from '#shared/content/search/contract.ts'
import type { SearchType } from '#shared/content/search/search-type.ts'
import { Client } from '#test/support/client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { aPerson } from '#test/support/sample-people.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const visitor = new Client(url)

const suggest = async (q: string) => (await visitor.call(suggestSearch, { query: { q } })).body.items
const titles = async (q: string) => (await suggest(q)).map(({ title }) => title)

type Asked = { type?: SearchType; cursor?: string; limit?: number }

async function find(q: string, more: Asked = {}) {
  const answer = await visitor.call(search, { query: { q, ...more } })
  expectSuccess(answer)
  return answer.body
}

const entry = (slug: string, question: string, answer = '') =>
  faqs.put({ slug, category: 'Test', question, answer, displayOrder: 900, version: 1 }, { absent: true })

beforeAll(async () => {
  await commit(
    entry('zq-exact', 'Quorbex'),
    entry('zq-start', 'Quorbex of a box'),
    entry('zq-middle', 'The quorbex'),
    entry('zq-described', 'Something else', 'It has a quorbex inside.'),
    entry('zq-both', 'My quorbex', 'A quorbex in a trunk.'),
    entry('zq-inner', 'Superquorbexed lanes'),
    ...Array.from({ length: 12 }, (_, index) => entry(`zq-many-${index}`, `Manyfold vuldrak ${index}`)),
  )
  const indexed = async () => {
    expect((await find('quorbex')).items).toHaveLength(6)
    expect(await titles('vuldrak')).toHaveLength(5)
  }
  await vi.waitFor(indexed, { timeout: 60_000 })
})

test('the most relevant comes first: exact, starting so, containing it, described by it', async () => {
  const { items } = await find('quorbex')
  expect(items.map(({ title, relevanceScore }) => [relevanceScore, title])).toEqual([
    [100, 'Quorbex'],
    [50, 'Quorbex of a box'],
    [35, 'My quorbex'],
    [25, 'The quorbex'],
    [25, 'Superquorbexed lanes'],
    [10, 'Something else'],
  ])
})

test('case does not matter', async () => {
  expect(await suggest('QuOrBeX')).toEqual(await suggest('quorbex'))
})

test('any part of a word of a title is found', async () => {
  for (const part of ['uorb', 'bex', 'perquor', 'ex']) expect(await titles(part)).not.toEqual([])
  expect(await titles('perquorb')).toEqual(['Superquorbexed lanes'])
})

test('several words narrow down to what has them all', async () => {
  expect(await titles('quorbex box')).toEqual(['Quorbex of a box'])
  expect(await titles('box quorbex')).toEqual(['Quorbex of a box'])
  expect(await titles('quorbex nowhere')).toEqual([])
})

test('what is called so, or starts so, is found however common its words are', async () => {
  const titled = [
    'Xylqua',
    'Xylqua amplifiers',
    ...Array.from({ length: 130 }, (_, at) => `The xylqua ${at}`),
  ]
  const rows = titled.flatMap((question, at) => {
    // Behind all others, in the order of the index.
    const slug = at < 2 ? `zz-${at}` : `aa-${at}`
    const item = faqs.item({ slug, category: 'Test', question, answer: '', displayOrder: 900, version: 1 })
    return projections.flatMap((projection) => projection.rows(item))
  })
  await writeBatch(rows.map((Item) => ({ PutRequest: { Item } })))
  expect((await titles('xylqua')).slice(0, 2)).toEqual(['Xylqua', 'Xylqua amplifiers'])
})

test('a page among more events with its word than are read is found in a search of everything and of its type', async () => {
  const title = 'The ombrava finals'
  const event = {
    type: 'event',
    title,
    description: '',
    url: '/events',
    term: 'ombravafinals',
    version: 1,
  } as const
  const crowd = Array.from({ length: 500 }, (_, at) =>
    searchEntries.item({ ...event, id: `evt-ombrava-${at}` }),
  )
  // Behind all of them, in the order of the index.
  const page = { slug: 'zq-ombrava', category: 'Test', question: 'About ombrava zzz', answer: '' }
  const item = faqs.item({ ...page, displayOrder: 900, version: 1 })
  const rows = [...crowd, ...projections.flatMap((projection) => projection.rows(item))]
  await writeBatch(rows.map((Item) => ({ PutRequest: { Item } })))
  for (const q of ['ombrava', 'ombra', 'about ombrava']) {
    const found = (await find(q)).types.filter(({ type }) => type === 'content')
    expect({ q, found }).toEqual({ q, found: [{ type: 'content', count: 1, more: false }] })
    const own = (await find(q, { type: 'content' })).items.map(({ title }) => title)
    expect({ q, own }).toEqual({ q, own: ['About ombrava zzz'] })
  }
  expect((await find('ombrava')).types).toContainEqual({
    type: 'event',
    count: expect.any(Number),
    more: true,
  })
  expect((await suggest('ombrava')).map(({ title }) => title)).toContain('About ombrava zzz')
})

test('there are at most eight suggestions, five of one type', async () => {
  expect(await suggest('vuldrak')).toHaveLength(5)
  const either = await suggest('re')
  const types = Map.groupBy(either, ({ type }) => type)
  expect(either).toHaveLength(8)
  expect(Math.max(...[...types.values()].map((ofType) => ofType.length))).toBeLessThanOrEqual(5)
})

test('memberships and answers are found where they are shown', async () => {
  expect((await suggest('retailer membership'))[0]).toMatchObject({
    type: 'content',
    title: 'Retailer membership',
    url: '/pricing',
  })
  const urls = (await suggest('sealed or ported')).map(({ url: to }) => to)
  expect(urls).toContain('/faq#sealed-or-ported')
})

test('fewer than two characters are refused, whatever stands around them', async () => {
  for (const q of ['', 'a', ' a ', '   '])
    expectProblem(await visitor.call(suggestSearch, { query: { q } }), 400, 'validation_failed')
  expectProblem(await visitor.send({ path: '/api/search/suggestions' }), 400, 'validation_failed')
  expectProblem(await visitor.call(suggestSearch, { query: { q: 'x'.repeat(81) } }), 400, 'validation_failed')
})

test.each([
  '..',
  '%%',
  'q j z',
  '🔊🔊',
  "' or 1=1; drop table --",
  '#SEARCH#',
  'x'.repeat(80),
  '\\\\',
  '低音',
])('what finds nothing, like %j, is an empty list', async (q) => {
  expect(await suggest(q)).toEqual([])
})

test('a result has all that its card shows', async () => {
  const [plan] = (await find('retailer membership')).items
  expect(plan).toEqual({
    id: expect.stringMatching(/^plan:/),
    type: 'content',
    title: 'Retailer membership',
    description: expect.any(String),
    url: '/pricing',
    price: { amountCents: expect.any(Number), currency: 'USD' },
    category: 'Memberships',
    tags: [],
    relevanceScore: 100,
    metadata: { billingPeriod: 'monthly' },
  })
  const [member] = (await find('ana', { type: 'user' })).items
  expect(member).toMatchObject({
    type: 'user',
    url: expect.stringMatching(/^\/public-profile\//),
    location: expect.any(String),
    metadata: { membershipType: expect.any(String), memberSince: expect.stringMatching(/^20\d\d$/) },
  })
})

test('a list goes on page by page in one order, without anything twice, and counts each type', async () => {
  const first = await find('vuldrak', { limit: 5 })
  const second = await find('vuldrak', { limit: 5, cursor: first.nextCursor })
  const third = await find('vuldrak', { limit: 5, cursor: second.nextCursor })
  const ids = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id))
  expect([first, second, third].map(({ items }) => items.length)).toEqual([5, 5, 2])
  expect(new Set(ids).size).toBe(12)
  expect(third.nextCursor).toBeUndefined()
  expect(first.types.filter(({ count }) => count > 0)).toEqual([{ type: 'content', count: 12, more: false }])
  expect(first.types).toContainEqual({ type: 'user', count: 0, more: false })
  expect((await find('vuldrak')).items.map(({ id }) => id)).toEqual(ids)
  for (const q of ['quorbex', 'vuldrak x'])
    expectProblem(
      await visitor.call(search, { query: { q, cursor: first.nextCursor } }),
      400,
      'invalid_cursor',
    )
})

test('a type narrows the search to itself, and one that has nothing of it finds nothing', async () => {
  expect((await find('member', { type: 'content' })).types.map(({ type }) => type)).toEqual(['content'])
  expect(new Set((await find('eastlake', { type: 'user' })).items.map(({ type }) => type))).toEqual(
    new Set(['user']),
  )
  expect((await find('member', { type: 'business' })).items).toEqual([])
})

test('an empty query finds the newest members, all of relevance 1; a single letter finds nothing', async () => {
  const { items } = await find('')
  expect(items).toHaveLength(20)
  expect(new Set(items.map(({ relevanceScore }) => relevanceScore))).toEqual(new Set([1]))
  expect((await find('a')).items).toEqual([])
})

test('a member who goes by just the name is found among more who begin so than are read', async () => {
  const named = ['Orvexa', ...Array.from({ length: 120 }, (_, at) => `Orvexa Bn ${at}`)]
  const entries = named.flatMap((name) => directoryEntriesOf(aPerson({ name, isPublicProfile: true })))
  const looked = entries.filter(({ at }) => at.startsWith('orvexa'))
  await writeBatch(looked.map((one) => ({ PutRequest: { Item: directoryEntries.item(one) } })))
  const { items, types } = await find('orvexa', { type: 'user' })
  expect(items[0]).toMatchObject({ title: 'Orvexa', relevanceScore: 100 })
  expect(types).toEqual([{ type: 'user', count: 101, more: true }])
})

test('a hit shows the picture of a member only where everyone may see it', async () => {
  const profileImage = '/media/avatars/orvella-1600.webp'
  const { publicFields } = aPerson()
  const people = [
    aPerson({ name: 'Orvella Shown', isPublicProfile: true, profileImage }),
    aPerson({
      name: 'Orvella Hidden',
      isPublicProfile: true,
      profileImage,
      publicFields: publicFields.filter((field) => field !== 'profileImage'),
    }),
  ]
  const entries = people.flatMap(directoryEntriesOf).filter(({ at }) => at.startsWith('orvella'))
  await writeBatch(entries.map((one) => ({ PutRequest: { Item: directoryEntries.item(one) } })))
  const { items } = await find('orvella', { type: 'user' })
  expect(Object.fromEntries(items.map(({ title, imageUrl }) => [title, imageUrl]))).toEqual({
    'Orvella Shown': profileImage,
    'Orvella Hidden': undefined,
  })
})

test('popular searches are there before anyone has searched, as many as are asked for', async () => {
  const all = (await visitor.call(listPopularSearches, {})).body.items
  expect(all.length).toBeGreaterThanOrEqual(5)
  expect((await visitor.call(listPopularSearches, { query: { limit: 2 } })).body.items).toEqual(
    all.slice(0, 2),
  )
})
