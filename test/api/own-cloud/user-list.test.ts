import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import { MembershipType } from '#shared/platform/users/membership-type.ts'
import { AccountStatus, type User, VerificationStatus } from '#shared/platform/users/user.ts'
import { passesFilter, type UserFilter } from '#shared/platform/users/user-filter.ts'
import { countUsers, listUsers, type UserCount } from '#shared/platform/users/user-list-contract.ts'
import { placeOf, UserSort } from '#shared/platform/users/user-row.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'

let cloud: TestCloud
let admin: Client
let everybody: User[]

const given = ['Ann', 'Anna', 'Marianne', 'Łukasz', 'O’Neil', 'De la Cruz', 'Ida', '李雷', 'José', 'Bo']
const family = ['Lee', 'van der Lane', 'Smith-Hanson', 'Anderson', 'Nguyễn', 'X', 'Leeann', 'Østergård']
const pick = <T>(values: readonly T[], at: number) => values[at % values.length] as T

const crowd = Array.from({ length: 160 }, (_, at) => {
  const name = `${pick(given, at * 7 + Math.floor(at / 10))} ${pick(family, at * 3 + Math.floor(at / 9))}`
  const day = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString()
  return aPerson({
    name,
    email: `${pick(['ann', 'bass.head', 'x', 'no-reply', 'hanna'], at)}${at}@${pick(['mail', 'lanes', 'annex'], at)}.test`,
    membershipType: pick(MembershipType.options, at * 5 + Math.floor(at / 6)),
    status: pick(AccountStatus.options, at + Math.floor(at / 3)),
    verificationStatus: pick(VerificationStatus.options, at * 2 + Math.floor(at / 7)),
    createdAt: day(at % 90),
    ...(at % 3 > 0 && { lastLoginAt: day(90 + (at % 40)) }),
  })
})

beforeAll(async () => {
  cloud = await startCloud()
  admin = await demoClient(cloud.url, 'admin')
  await putPeople(crowd)
  await controlOf(cloud.url).settle()
  const seeded = await pages({ sort: 'created', direction: 'asc' }, 100)
  const known = new Set(crowd.map(({ id }) => id))
  const others = seeded.filter(({ id }) => !known.has(id))
  everybody = [...crowd]
  for (const { id } of others) {
    const user = await users.get({ id }, { consistent: true })
    if (user) everybody.push(user)
  }
})
afterAll(() => cloud.stop())

type Question = Partial<UserFilter>

/** Every page of a list, asked for one after the other; no call may answer more than was asked for. */
async function pages(question: Question, limit: number) {
  const rows = []
  let cursor: string | undefined
  let calls = 0
  do {
    const answer = await admin.call(listUsers, { query: { ...question, limit, ...(cursor && { cursor }) } })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.items.length).toBeLessThanOrEqual(limit)
    rows.push(...answer.body.items)
    cursor = answer.body.nextCursor
    expect(++calls).toBeLessThan(1000)
  } while (cursor)
  return rows
}

/** The list as it would be made with all accounts in memory; a whole address is that account alone. */
function naive({ q = '', sort = 'created', direction = 'desc', ...filter }: Question): string[] {
  const bare = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}|’/gu, '')
      .toLowerCase()
  const plain = (text: string) => bare(text).replaceAll('ł', 'l').replaceAll('ø', 'o')
  const words = plain(q).match(/[\p{L}\p{N}]+/gu) ?? []
  const addresses = q
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part.includes('@'))
  const found = everybody.filter(
    (user) =>
      passesFilter(filter, user) &&
      words.every((word) => plain(`${user.name} ${user.email}`).includes(word)) &&
      addresses.every((part) => user.email.toLowerCase().includes(part)),
  )
  const addressed = found.filter(({ email }) => email.toLowerCase() === q.toLowerCase())
  if (addressed.length > 0) return addressed.map(({ id }) => id)
  const compare = (a: User, b: User) =>
    Buffer.compare(Buffer.from(placeOf(a, sort)), Buffer.from(placeOf(b, sort)))
  return found.toSorted((a, b) => (direction === 'asc' ? compare(a, b) : compare(b, a))).map(({ id }) => id)
}

const questions: fc.Arbitrary<Question> = fc.record(
  {
    q: fc.oneof(
      fc.constantFrom(
        'ann',
        'AN',
        'a',
        'lee ann',
        'bass.head',
        '@',
        'ann7@',
        'Nguyễn',
        'nguyen',
        'jose',
        '李',
        'n@mail',
        'zzz',
        'hanna1',
        'Łu',
        'lukasz',
        'oneil',
        'o neil',
        'O’Neil',
        'ostergard',
      ),
      fc.nat({ max: 159 }).map((at) => `${pick(crowd, at).email}`),
    ),
    type: fc.constantFrom(...MembershipType.options),
    status: fc.constantFrom(...AccountStatus.options),
    verification: fc.constantFrom(...VerificationStatus.options),
    sort: fc.constantFrom(...UserSort.options),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  },
  { requiredKeys: [] },
)

test('every search, filter and order gives what a look at all accounts would give, each once', async () => {
  await fc.assert(
    fc.asyncProperty(questions, fc.constantFrom(7, 25, 100), async (question, limit) => {
      const found = await pages(question, limit)
      expect(found.map(({ id }) => id)).toEqual(naive(question))
    }),
    { numRuns: 60 },
  )
})

test('every order shows every account once in both directions', async () => {
  for (const sort of UserSort.options) {
    const up = (await pages({ sort, direction: 'asc' }, 100)).map(({ id }) => id)
    const down = (await pages({ sort, direction: 'desc' }, 100)).map(({ id }) => id)
    expect(down).toEqual(up.toReversed())
    expect(new Set(up).size).toBe(everybody.length)
  }
})

const countsNow = async () => (await admin.call(countUsers, {})).body.counts

const tally = (people: User[]) =>
  people.reduce((counts, { membershipType, status, verificationStatus }) => {
    const key = `${membershipType} ${status} ${verificationStatus}`
    return counts.set(key, (counts.get(key) ?? 0) + 1)
  }, new Map<string, number>())

const asMap = (counts: UserCount[]) =>
  new Map(
    counts.map(({ membershipType, status, verificationStatus, count }) => [
      `${membershipType} ${status} ${verificationStatus}`,
      count,
    ]),
  )

test('the counters tell how many accounts have each standing, however often a change is delivered', async () => {
  const control = controlOf(cloud.url)
  const sorted = (counts: Map<string, number>) => [...counts].toSorted()
  expect(sorted(asMap(await countsNow()))).toEqual(sorted(tally(everybody)))

  await control.switches({ streamCopies: 3 })
  const [moved, gone, ...others] = crowd.slice(20, 32) as [User, User, ...User[]]
  const changed = [moved, ...others].map((user) => ({ ...user, status: 'suspended' as const, version: 2 }))
  await Promise.all(changed.map((user) => commit(users.put(user, { version: 1 }))))
  await commit(users.delete(gone))
  await control.settle()
  await control.switches({ streamCopies: 1 })
  const now = new Map(changed.map((user) => [user.id, user]))
  everybody = everybody.filter(({ id }) => id !== gone.id).map((user) => now.get(user.id) ?? user)
  expect(sorted(asMap(await countsNow()))).toEqual(sorted(tally(everybody)))
  const listed = await pages({ status: 'suspended', sort: 'name', direction: 'asc' }, 100)
  expect(listed.map(({ id }) => id)).toEqual(naive({ status: 'suspended', sort: 'name', direction: 'asc' }))
  expect((await pages({ q: gone.email }, 25)).map(({ id }) => id)).not.toContain(gone.id)
})

test('a cursor belongs to its own question', async () => {
  const first = await admin.call(listUsers, { query: { sort: 'name', limit: 5 } })
  const cursor = first.body.nextCursor ?? ''
  const answer = await admin.call(listUsers, { query: { sort: 'email', limit: 5, cursor } })
  expectProblem(answer, 400, 'invalid_cursor')
})

test('no one without the permission to read accounts learns who has an account', async () => {
  for (const account of ['member', 'retailer', 'organizer']) {
    const client = await demoClient(cloud.url, account)
    expectProblem(await client.call(listUsers, { query: { q: 'demo' } }), 403, 'permission')
    expectProblem(await client.call(countUsers, {}), 403, 'permission')
  }
})
