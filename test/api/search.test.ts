import { beforeAll, expect, test, vi } from 'vitest'
import { commit } from '#core/db/commit.ts'
import { writeBatch } from '#core/db/write-batch.ts'
import { faqs } from '#core/faqs/faqs.ts'
import { projections } from '#core/faqs/projections.ts'
import { suggestSearch } from '#shared/search/contract.ts'
import { Client } from '#test/support/client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const visitor = new Client(url)

const suggest = async (q: string) => (await visitor.call(suggestSearch, { query: { q } })).body.items
const titles = async (q: string) => (await suggest(q)).map(({ title }) => title)

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
    expect(await titles('quorbex')).toHaveLength(6)
    expect(await titles('vuldrak')).toHaveLength(8)
  }
  await vi.waitFor(indexed, { timeout: 60_000 })
})

test('the most relevant comes first: exact, starting so, containing it, described by it', async () => {
  const found = await suggest('quorbex')
  expect(found.map(({ title, relevanceScore }) => [relevanceScore, title])).toEqual([
    [100, 'Quorbex'],
    [50, 'Quorbex of a box'],
    [35, 'My quorbex'],
    expect.arrayContaining([25]),
    expect.arrayContaining([25]),
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

test('there are at most eight suggestions', async () => {
  expect(await suggest('vuldrak')).toHaveLength(8)
})

test('memberships and answers are found where they are shown', async () => {
  expect((await suggest('retailer membership'))[0]).toMatchObject({
    type: 'content',
    title: 'Retailer membership',
    url: '/pricing',
  })
  expect((await suggest('sealed or ported'))[0]).toMatchObject({ url: '/faq#sealed-or-ported' })
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
  'a b c',
  '🔊🔊',
  "' or 1=1; drop table --",
  '#SEARCH#',
  'x'.repeat(80),
  '\\\\',
  '低音',
])('what finds nothing, like %j, is an empty list', async (q) => {
  expect(await suggest(q)).toEqual([])
})
