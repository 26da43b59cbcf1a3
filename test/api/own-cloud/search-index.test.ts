import { afterAll, beforeAll, expect, test } from 'vitest'
import { directoryEntries } from '#core/community/members/directory-entries.ts'
import { directoryEntriesOf } from '#core/community/members/directory-entries-of.ts'
import { projections as ofMembers } from '#core/community/members/projections.ts'
import { faqs } from '#core/content/faqs/faqs.ts'
import { projections } from '#core/content/faqs/projections.ts'
import { checkSearchIndex } from '#core/content/search/check-search-index.ts'
import { commit } from '#core/platform/db/commit.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { jobProgress } from '#core/platform/jobs/job-progress.ts'
import { search } from '#shared/content/search/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { aPerson } from '#test/support/sample-people.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>
let visitor: Client

beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
  visitor = new Client(cloud.url)
})
afterAll(() => cloud.stop())
const job = 'check_search_index'

const titles = async (q: string) =>
  (await visitor.call(search, { query: { q } })).body.items.map(({ title }) => title)

const entry = (slug: string, question: string) =>
  ({ slug, category: 'Test', question, answer: '', displayOrder: 900, version: 1 }) as const

const rowsOf = (slug: string, question: string) =>
  projections.flatMap(({ rows }) => rows(faqs.item(entry(slug, question))))

/** Night after night, until the whole table has been looked through. */
async function wholeRound(): Promise<void> {
  const position = async () => (await jobProgress.get({ job }, { consistent: true }))?.cursor
  const now = await control.now()
  const toTheEnd = async () => {
    do await checkSearchIndex([...projections, ...ofMembers], now)
    while (await position())
  }
  // An earlier night may have stopped in the middle of the table.
  if (await position()) await toTheEnd()
  await toTheEnd()
}

test('a deletion and a change that the index lost, and a thing that it never got, are put right at night', async () => {
  await commit(
    faqs.put(entry('nx-kept', 'Kelvarine'), { absent: true }),
    faqs.put(entry('nx-lost', 'Zuntemark'), { absent: true }),
  )
  await control.settle()
  const gone = aPerson({ name: 'Hidden Orlavik', isPublicProfile: true })
  const leftovers = [
    ...rowsOf('nx-gone', 'Kelvarine deleted'),
    ...rowsOf('nx-kept', 'Kelvarine formerly'),
    ...directoryEntriesOf(gone).map((one) => directoryEntries.item(one)),
  ]
  const lost = rowsOf('nx-lost', 'Zuntemark')
  await writeBatch(leftovers.map((Item) => ({ PutRequest: { Item: JSON.parse(JSON.stringify(Item)) } })))
  await writeBatch(lost.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })))
  expect(await titles('orlavik')).toEqual(['Hidden Orlavik'])
  expect(await titles('formerly')).not.toEqual([])
  expect(await titles('zuntemark')).toEqual([])
  await wholeRound()
  expect(await titles('kelvarine')).toEqual(['Kelvarine'])
  for (const q of ['orlavik', 'formerly', 'deleted kelvarine']) expect(await titles(q)).toEqual([])
  expect(await titles('zuntemark')).toEqual(['Zuntemark'])
})
